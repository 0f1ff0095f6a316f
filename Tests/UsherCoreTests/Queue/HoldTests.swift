// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R14, what a hold lives and dies by. What it does to a lane is among the tests of eligibility.
struct HoldTests {
  private func hold(_ id: PopupHold.ID, by owner: PopupHold.Owner? = nil) -> PopupQueue.Event {
    .holdWasAdded(PopupHold(id: id, lane: .popups, reason: "guide", owner: owner))
  }

  @Test func `earlier holds are smaller`() {
    let (first, second) = (PopupHold.ID(serial: 1), PopupHold.ID(serial: 2))

    #expect(first < second && !(second < first) && !(first < first))
  }

  @Test func `a hold dies when its page is gone, not when it is left`() {
    var play = Play()
    play.happens(hold(1, by: .page(1)))
    play.enqueue(1)
    #expect(play.sees(.list) == [])

    #expect(play.changePages { $0.gone = [1] } == ["present #1"])
  }

  @Test func `a hold dies when the request that owns it has ended`() {
    var play = Play()
    play.show(1, lane: .alerts)
    play.happens(hold(1, by: .request(1)))
    play.enqueue(2)
    play.end(.request(1))
    #expect(play.why(2) == ["its lane is held: guide"])

    play.happens(.didLeave(1))
    #expect(play.turn() == ["present #2"])
  }

  @Test func `a hold of what has ended is none`() {
    var play = Play()
    play.happens(hold(1, by: .request(7)))

    #expect(play.enqueue(1) == ["present #1"])
  }

  @Test func `a hold that is older than a minute is reported once`() {
    var play = Play()
    play.happens(hold(1))
    #expect(play.deadline == .seconds(60))

    #expect(play.wait(.seconds(60)) == ["reportHold 1"])
    #expect(play.wait(.seconds(60)) == [])
    play.enqueue(1)
    #expect(play.why(1) == ["its lane is held: guide"])
  }

  @Test func `a hold that was released is not reported`() {
    var play = Play()
    play.happens(hold(1))
    play.happens(.holdWasReleased(1))

    #expect(play.deadline == nil)
    #expect(play.wait(.seconds(60)) == [])
  }

  @Test func `on a stage that is gone there are no holds`() {
    var play = Play()
    play.happens(hold(1))
    play.happens(.stageDidChange(.gone))
    play.happens(hold(2))

    #expect(play.deadline == nil)
    #expect(play.queue.holds == [])
  }

  @Test func `the holds are told in their order`() {
    var play = Play()
    play.happens(hold(2))
    play.happens(hold(1, by: .page(1)))

    #expect(play.queue.holds.map(\.id) == [2, 1])
  }
}
