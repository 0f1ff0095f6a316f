// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R17.
struct NestingTests {
  /// A visible popup with a visible one that belongs to it.
  private func pair(
    parent: (inout PopupQueue.Request) -> Void = { _ in },
    child: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> Play {
    var play = Play()
    play.enqueue(1, wishing: parent)
    play.happens(.didPresent(1))
    play.enqueue(2) {
      $0.parent = 1
      child(&$0)
    }
    play.happens(.didPresent(2))
    return play
  }

  @Test func `what belongs to a popup is shown above it, however full the lane`() {
    var play = Play()
    play.show(1)

    #expect(play.enqueue(2) { $0.parent = 1 } == ["present #2"])
    #expect(play.enqueue(3) { $0.parent = 1 } == ["present #3"])
    #expect(play.enqueue(4) == [])
    #expect(play.why(4) == ["its lane is full: #1, #2, #3 are on the screen"])
  }

  @Test func `it waits neither for the gap nor makes one`() {
    let slow = PopupLane(name: "slow", capacity: 2, minimumGap: .seconds(5))
    var play = Play(lanes: [slow])
    play.show(1, lane: slow)
    play.show(2, lane: slow)
    play.happens(.didLeave(2))
    play.turn()
    #expect(play.enqueue(3) { ($0.parent, $0.lane) = (1, slow) } == ["present #3"])

    play.now = .seconds(4)
    play.happens(.didPresent(3))
    play.happens(.didLeave(3))
    play.turn()
    play.enqueue(4, lane: slow)
    #expect(play.why(4) == ["its lane pauses until 5"])
  }

  @Test func `it waits until its popup is visible`() {
    var play = Play()
    play.enqueue(1)
    play.enqueue(2) { $0.parent = 1 }
    #expect(play.why(2) == ["#1, which it belongs to, is not visible"])

    #expect(play.happens(.didPresent(1)) == ["present #2"])
  }

  @Test func `it waits for holds like everybody`() {
    var play = Play()
    play.show(1)
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
    play.enqueue(2) { $0.parent = 1 }
    #expect(play.why(2) == ["its lane is held: guide"])

    #expect(play.happens(.holdWasReleased(1)) == ["present #2"])
  }

  @Test func `it waits for its own pages`() {
    var play = Play()
    play.show(1)
    play.enqueue(2) { ($0.parent, $0.scope) = (1, .on("Cart")) }
    #expect(play.why(2) == ["the page is Home, it wants Cart"])

    #expect(play.sees(.cart) == ["present #2"])
  }

  @Test func `it ends with its popup, and before it`() {
    var play = pair()

    #expect(play.end(.request(1), .actionChosen) == ["dismiss #2", "dismiss #1"])
    #expect(play.happens(.didLeave(1)) == ["report #1 actionChosen", "requestTurn"])
    #expect(play.happens(.didLeave(2)) == ["report #2 parentEnded"])
  }

  @Test func `it ends with its popup however that ends`() {
    var swiped = pair()
    #expect(swiped.happens(.didBeginToLeave(1, .dismissed)) == ["dismiss #2"])

    var removed = pair()
    #expect(
      removed.happens(.wasRemovedByApp(1)) == [
        "dismiss #2", "report #1 removedByApp", "requestTurn",
      ])

    var expired = Play()
    expired.enqueue(1) { ($0.scope, $0.expiresAfter) = (.on("Cart"), .seconds(1)) }
    expired.enqueue(2) { $0.parent = 1 }
    #expect(
      expired.wait(.seconds(1)) == [
        "report #2 parentEnded", "report #1 expired", "requestTurn",
      ])
  }

  @Test func `two popups, the second from within the first, keep their times apart`() {
    var play = pair(
      parent: { $0.timeOnScreen = .seconds(5) }, child: { $0.timeOnScreen = .seconds(2) })

    #expect(play.wait(.seconds(2)) == ["dismiss #2"])
    #expect(play.happens(.didLeave(2)) == ["report #2 timeOver", "requestTurn"])
    #expect(play.deadline == .seconds(7))
    #expect(play.wait(.seconds(5)) == ["dismiss #1"])
  }

  @Test func `its own descendants end first`() {
    var play = pair()
    play.enqueue(3) { $0.parent = 2 }
    play.happens(.didPresent(3))

    #expect(play.end(.request(1)) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `what is named together ends for the same reason`() {
    var play = pair()

    #expect(play.end(.all, .loggedOut) == ["dismiss #2", "dismiss #1"])
    #expect(play.happens(.didLeave(2)) == ["report #2 loggedOut", "requestTurn"])
  }

  @Test func `what is named together ends for the same reason over generations, too`() {
    var play = pair(parent: { $0.group = "session" })
    play.enqueue(3) { ($0.parent, $0.group) = (2, "session") }
    play.happens(.didPresent(3))

    play.end(.group("session"), .loggedOut)
    #expect(play.happens(.didLeave(3)) == ["report #3 loggedOut", "requestTurn"])
    #expect(play.happens(.didLeave(2)) == ["report #2 parentEnded"])
    #expect(play.happens(.didLeave(1)) == ["report #1 loggedOut"])
  }

  @Test func `a popup of a group takes along what is not of the group, for another reason`() {
    var play = pair(parent: { $0.group = "session" })

    play.end(.group("session"), .loggedOut, animated: false)
    #expect(play.happens(.didLeave(2)) == ["report #2 parentEnded", "requestTurn"])
    #expect(play.happens(.didLeave(1)) == ["report #1 loggedOut"])
  }

  @Test func `nothing can belong to what has ended or is bound to`() {
    var play = Play()
    play.show(1)
    play.end(.request(1))

    #expect(play.enqueue(2) { $0.parent = 1 } == ["report #2 parentEnded", "requestTurn"])
    #expect(play.enqueue(3) { $0.parent = 9 } == ["report #3 parentEnded"])
  }

  @Test func `one that replaces its own parent by key has no parent any more`() {
    var play = Play()
    play.show(1, key: "k")

    let answer = play.enqueue(2) { ($0.parent, $0.key, $0.keyPolicy) = (1, "k", .replaceFirst) }
    #expect(answer == ["dismiss #1", "report #2 parentEnded", "requestTurn"])
  }

  @Test func `it is suspended and comes back with its popup, after it`() {
    var play = pair(parent: { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) })

    #expect(play.sees(.cart) == ["withdraw #1", "withdraw #2"])
    #expect(play.phase(2) == "suspended (parent)")
    #expect(play.sees(.home) == ["restore #1"])
    #expect(play.happens(.didPresent(1)) == ["restore #2"])
  }

  @Test func `what has not come yet comes only after its popup has returned`() {
    var play = Play()
    play.enqueue(1) { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) }
    play.happens(.didPresent(1))
    play.happens(.holdWasAdded(PopupHold(id: 1, lane: .popups, reason: "guide")))
    play.enqueue(2) { $0.parent = 1 }
    play.sees(.cart)

    #expect(play.happens(.holdWasReleased(1)) == [])
    #expect(play.why(2) == ["#1, which it belongs to, is not visible"])
    #expect(play.sees(.home) == ["restore #1"])
    #expect(play.happens(.didPresent(1)) == ["present #2"])
  }

  @Test func `one that was suspended for its own page waits for both`() {
    var play = pair(
      parent: { $0.retention = .stay },
      child: { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) })
    play.sees(.cart)
    #expect(play.phase(2) == "suspended (left)")
    #expect(
      play.enqueue(3, priority: .urgent, conflict: .interrupt) == ["withdraw #1", "present #3"])
    #expect(play.phase(2) == "suspended (left, parent)")
  }

  @Test func `on the app's window it cannot be suspended with its popup, so it ends`() {
    var play = pair(
      parent: { ($0.surface, $0.scope, $0.retention) = (.appView, .on("Home"), .keepAlive) },
      child: { $0.surface = .appWindow })

    #expect(play.sees(.cart) == ["withdraw #1", "dismiss #2"])
    #expect(play.happens(.didLeave(2)) == ["report #2 parentEnded", "requestTurn"])
  }

  @Test func `a popup is not interrupted while what belongs to it cannot be suspended`() {
    var play = pair(parent: { $0.surface = .appView }, child: { $0.surface = .appWindow })

    #expect(play.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(
      play.why(3) == ["its lane is full: #1, #2 are on the screen", "#1 cannot be suspended"])
  }

  @Test(arguments: [PopupSurface.appView, .appWindow])
  func `above a popup in a window of its own it gets one, too`(surface: PopupSurface) {
    var play = pair(
      parent: { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) },
      child: { $0.surface = surface })
    #expect(play.queue.topmostModal == 2)

    #expect(play.enqueue(3, lane: .alerts, surface: .appWindow) == ["present #3"])
    #expect(play.queue.topmostModal == 2)
    #expect(play.sees(.cart) == ["withdraw #1", "withdraw #2"])
  }

  @Test func `the app's window takes what belongs to the one that is there, and nobody else`() {
    var play = Play()
    play.show(1, surface: .appWindow)
    #expect(play.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindow) } == ["present #2"])
    play.happens(.didPresent(2))

    play.enqueue(3) { ($0.parent, $0.surface) = (1, .appWindow) }
    #expect(play.why(3) == ["the app's window presents #2"])
    play.happens(.didLeave(2))
    #expect(play.turn() == ["present #3"])
  }

  @Test func `nobody sends away what belongs to a popup`() {
    var play = pair(
      parent: { $0.surface = .appView }, child: { ($0.surface, $0.priority) = (.appWindow, -5) })

    let answer = play.enqueue(3) {
      ($0.lane, $0.surface, $0.conflict, $0.priority) = (.alerts, .appWindow, .replace, .urgent)
    }
    #expect(answer == [])
    #expect(play.why(3) == ["the app's window presents #2"])
  }

  @Test func `while its popup is concealed nothing comes above it`() {
    var play = Play()
    play.enqueue(1) { ($0.scope, $0.retention) = (.on("Home"), .keepAlive) }
    play.happens(.didPresent(1))
    play.changePages { $0.departing = [1: .left] }
    play.enqueue(2) { $0.parent = 1 }
    #expect(play.why(2) == ["#1, which it belongs to, is not visible"])

    #expect(play.changePages { $0.departing = [:] } == ["reveal #1", "present #2"])
  }

  @Test func `what belongs to a popup is no step of a sequence`() {
    var play = Play()
    play.show(1)
    #expect(play.enqueue(2) { ($0.parent, $0.sequence) = (1, 1) } == ["present #2"])
    #expect(play.enqueue(3) { ($0.parent, $0.sequence) = (1, 1) } == ["present #3"])
  }
}
