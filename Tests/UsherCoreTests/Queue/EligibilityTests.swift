// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R3.
struct EligibilityTests {
  // MARK: Delay

  @Test func `a delayed request starts when its delay is over`() {
    var play = Play()

    #expect(play.enqueue(1, delay: .seconds(3)) == [])
    #expect(play.deadline == .seconds(3))
    #expect(play.why(1) == ["its delay ends at 3"])
    #expect(play.wait(.seconds(2)) == [])
    #expect(play.wait(.seconds(1)) == ["present #1"])
  }

  @Test func `a delay of zero or less is none`() {
    var play = Play()

    #expect(play.enqueue(1, lane: .popups, delay: .zero) == ["present #1"])
    #expect(play.enqueue(2, lane: .alerts, delay: .seconds(-5)) == ["present #2"])
  }

  @Test func `a delay longer than the age of the universe is endured`() {
    var play = Play()

    play.enqueue(1, delay: .seconds(Int64.max) * 10)
    play.enqueue(2, delay: .seconds(Int64.max))

    #expect(play.phase(1) == "delayed")
    #expect(play.wait(.seconds(1_000_000_000)) == [])
  }

  @Test func `a delayed request does not hold up the one behind it`() {
    var play = Play()
    play.enqueue(1, priority: .urgent, delay: .seconds(3))

    #expect(play.enqueue(2) == ["present #2"])
  }

  @Test func `a delay runs from the submission, also while nothing can start`() {
    var play = Play(stage: .background)
    play.enqueue(1, delay: .seconds(3))
    play.wait(.seconds(5))

    #expect(play.happens(.stageDidChange(.active)) == ["present #1"])
  }

  @Test func `what is due is handled before anything starts`() {
    var play = Play(stage: .background)
    play.enqueue(1)
    play.enqueue(2, priority: .urgent, delay: .seconds(3))
    play.now = .seconds(3)

    #expect(play.happens(.stageDidChange(.active)) == ["present #2"])
  }

  // MARK: Holds

  @Test func `a held lane starts nothing, and the last release starts the next at once`() {
    var play = Play()
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide running")))
    play.happens(.holdWasAdded(PopupHold(id: 2, lane: .popups, reason: "payment")))

    #expect(play.enqueue(7) == [])
    #expect(play.why(7) == ["its lane is held: guide running", "its lane is held: payment"])
    #expect(play.happens(.holdWasReleased(1)) == [])
    #expect(play.happens(.holdWasReleased(2)) == ["present #7"])
  }

  @Test func `a hold does not touch what is visible, nor another lane`() {
    var play = Play()
    play.show(1)

    #expect(play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide"))) == [])
    #expect(play.phase(1) == "visible")
    #expect(play.enqueue(2, lane: .alerts) == ["present #2"])
  }

  @Test func `a hold that is added twice is released once`() {
    var play = Play()
    let hold = PopupHold(id: 1, lane: .popups, reason: "guide")
    play.happens(.holdWasAdded(hold))
    play.happens(.holdWasAdded(hold))
    play.enqueue(7)

    #expect(play.happens(.holdWasReleased(1)) == ["present #7"])
  }

  // MARK: Stage

  @Test(arguments: [
    (PopupStage.inactive, "the scene is not active"),
    (.background, "the scene is in the background"),
  ])
  func `without an active stage a request waits and says so`(stage: PopupStage, words: String) {
    var play = Play(stage: stage)

    #expect(play.enqueue(1) == [])
    #expect(play.why(1) == [words])
    #expect(play.happens(.stageDidChange(.active)) == ["present #1"])
  }

  // MARK: Gap

  @Test func `a lane pauses after a popup has left`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow)
    play.enqueue(2, lane: slow)
    play.end(.request(1))
    play.happens(.didLeave(1))

    #expect(play.turn() == [])
    #expect(play.deadline == .seconds(2))
    #expect(play.why(2) == ["its lane pauses until 2"])
    #expect(play.wait(.seconds(2)) == ["present #2"])
  }

  @Test func `the pause between two popups holds for one that is enqueued during it`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow)
    play.end(.request(1))
    play.happens(.didLeave(1))
    play.turn()

    #expect(play.wait(.seconds(1)) == [])
    #expect(play.enqueue(2, lane: slow, priority: .urgent) == [])
    #expect(play.deadline == .seconds(2))
    #expect(play.wait(.seconds(1)) == ["present #2"])
  }

  @Test func `a request that nobody has seen causes no pause`() {
    let slow = PopupLane(name: "slow", minimumGap: .seconds(2))
    var play = Play(lanes: [slow])
    play.enqueue(1, lane: slow)
    play.enqueue(2, lane: slow)
    play.happens(.didFailToPresent(1, .impossible))

    #expect(play.turn() == ["present #2"])
  }

  // MARK: The next turn

  @Test func `after an outcome the next one starts in the next turn`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.end(.request(1))

    #expect(play.happens(.didLeave(1)) == ["report #1 dismissed", "requestTurn"])
    #expect(play.why(2) == ["nothing starts before the next turn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `what an outcome's callbacks enqueue takes part in the choice`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.end(.request(1))
    play.happens(.didLeave(1))

    #expect(play.enqueue(3, priority: .urgent) == [])
    #expect(play.turn() == ["present #3"])
  }

  @Test func `several outcomes ask for one turn`() {
    var play = Play(stage: .inactive)
    play.enqueue(1)
    play.enqueue(2)

    #expect(play.end(.request(1)) == ["report #1 dismissed", "requestTurn"])
    #expect(play.end(.request(2)) == ["report #2 dismissed"])
  }
}
