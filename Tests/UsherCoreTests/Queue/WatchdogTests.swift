// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R13.
struct WatchdogTests {
  // MARK: Refusal

  @Test func `a refused presentation is tried again, and the next one comes meanwhile`() {
    var play = Play()
    play.enqueue(1)
    play.enqueue(2)

    #expect(play.happens(.didFailToPresent(1, .refused)) == ["requestTurn"])
    #expect(
      play.why(1) == [
        "nothing starts before the next turn",
        "its presentation was refused once, it is tried again at 0.5",
      ])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `after three refusals a request has failed`() {
    var play = Play()
    play.enqueue(1)

    for _ in 1...2 {
      #expect(play.happens(.didFailToPresent(1, .refused)) == ["requestTurn"])
      #expect(play.turn() == [])
      #expect(play.wait(.milliseconds(500)) == ["present #1"])
    }
    #expect(play.happens(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestTurn"])
  }

  @Test func `refusals before a request was visible do not count when it returns`() {
    var play = Play()
    play.enqueue(1) { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) }
    for _ in 1...2 {
      play.happens(.didFailToPresent(1, .refused))
      play.turn()
      play.wait(.milliseconds(500))
    }
    play.happens(.didPresent(1))
    play.sees(.cart)
    #expect(play.sees(.home) == ["restore #1"])

    #expect(play.happens(.didFailToPresent(1, .refused)) == ["requestTurn"])
    play.turn()
    #expect(play.wait(.milliseconds(500)) == ["restore #1"])
  }

  @Test func `what cannot be built fails at once and frees its place`() {
    var play = Play()
    play.enqueue(1)
    play.enqueue(2)

    #expect(play.happens(.didFailToPresent(1, .impossible)) == ["report #1 failed", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `a refused request keeps its place in line`() {
    var play = Play()
    play.enqueue(1)
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
    play.enqueue(2)
    play.happens(.didFailToPresent(1, .refused))
    play.turn()
    play.wait(.seconds(1))

    #expect(play.happens(.holdWasReleased(1)) == ["present #1"])
  }

  // MARK: Silence

  @Test func `when no answer comes the queue looks`() {
    var play = Play()
    play.enqueue(1)

    #expect(play.deadline == .seconds(2))
    #expect(play.wait(.seconds(2)) == ["look #1"])
    #expect(play.deadline == .seconds(4))
  }

  @Test func `what a look finds visible was presented`() {
    var play = Play()
    play.enqueue(1)
    play.wait(.seconds(2))

    #expect(play.happens(.didLook(1, found: .visible)) == [])
    #expect(play.phase(1) == "visible")
    #expect(play.deadline == nil)
  }

  @Test func `what a look finds absent was refused`() {
    var play = Play()
    play.enqueue(1)
    play.wait(.seconds(2))

    #expect(play.happens(.didLook(1, found: .absent)) == ["requestTurn"])
    #expect(play.phase(1) == "delayed")
  }

  @Test func `while a transition runs the queue waits, for as long as it takes`() {
    var play = Play()
    play.enqueue(1)

    for _ in 1...20 {
      #expect(play.wait(.seconds(2)) == ["look #1"])
      #expect(play.happens(.didLook(1, found: .inTransition)) == [])
    }
    #expect(play.phase(1) == "presenting")
  }

  @Test func `if nobody ever answers, the request fails and the next one comes`() {
    var play = Play()
    play.enqueue(1)
    play.enqueue(2)
    for _ in 1...3 { #expect(play.wait(.seconds(2)) == ["look #1"]) }

    #expect(
      play.wait(.seconds(2)) == ["dismiss #1 animated=no", "report #1 failed", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `what is found still visible is dismissed once more, without animation`() {
    var play = Play()
    play.show(1)
    play.end(.request(1))

    #expect(play.wait(.seconds(2)) == ["look #1"])
    #expect(play.happens(.didLook(1, found: .visible)) == ["dismiss #1 animated=no"])
    #expect(play.happens(.didLook(1, found: .absent)) == ["report #1 dismissed", "requestTurn"])
  }

  @Test func `what will not leave does not keep its place for ever`() {
    var play = Play()
    play.show(1)
    play.enqueue(2)
    play.end(.request(1), .custom("seen"))
    for _ in 1...3 {
      #expect(play.wait(.seconds(2)) == ["look #1"])
      play.happens(.didLook(1, found: .visible))
    }

    #expect(play.wait(.seconds(2)) == ["dismiss #1 animated=no", "report #1 seen", "requestTurn"])
    #expect(play.turn() == ["present #2"])
  }

  @Test func `one that is given up takes off the screen at once what still belongs to it`() {
    var play = Play()
    play.enqueue(1) {
      ($0.surface, $0.scope, $0.retention) = (.appView, .on("Home"), .keepAlive)
    }
    play.happens(.didPresent(1))
    play.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindow) }
    play.happens(.didPresent(2))
    #expect(play.sees(.cart) == ["withdraw #1", "dismiss #2"])
    #expect(play.sees(.home) == ["restore #1"])

    for _ in 1...3 {
      #expect(play.wait(.seconds(2)) == ["look #2", "look #1"])
      play.happens(.didLook(2, found: .inTransition))
    }
    #expect(
      play.wait(.seconds(2)) == [
        "look #2", "dismiss #2 animated=no", "dismiss #1 animated=no", "report #1 failed",
        "requestTurn",
      ])
    #expect(play.happens(.didLeave(2)) == ["report #2 parentEnded"])
  }

  @Test func `what a look finds absent although it was visible was removed by the app`() {
    var play = Play()
    play.show(1)

    #expect(
      play.happens(.didLook(1, found: .absent)) == ["report #1 removedByApp", "requestTurn"])
  }

  @Test(arguments: [PopupQueue.Sighting.visible, .absent])
  func `what waits for UIKit to be taken off is settled by a look`(found: PopupQueue.Sighting) {
    var play = Play()
    play.enqueue(1, surface: .appWindow)
    play.end(.request(1))
    #expect(play.wait(.seconds(2)) == ["look #1"])

    let expected =
      found == .visible ? ["dismiss #1"] : ["report #1 dismissed", "requestTurn"]
    #expect(play.happens(.didLook(1, found: found)) == expected)
  }

  @Test func `only active time counts`() {
    var play = Play()
    play.enqueue(1)
    play.now = .seconds(1)
    play.happens(.stageDidChange(.inactive))
    #expect(play.deadline == nil)

    #expect(play.wait(.seconds(60)) == [])
    #expect(play.happens(.stageDidChange(.active)) == [])
    #expect(play.deadline == .seconds(63))
  }
}
