// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R17.
struct NestingTests {
  /// A visible popup with a visible one that belongs to it.
  private func pair(
    parent: (inout PopupQueue.Request) -> Void = { _ in },
    child: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1, configure: parent)
    queue.send(.didPresent(1))
    queue.enqueue(2) {
      $0.parent = 1
      child(&$0)
    }
    queue.send(.didPresent(2))
    return queue
  }

  @Test func `what belongs to a popup is shown above it, however full the lane`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2) { $0.parent = 1 } == ["present #2"])
    #expect(queue.enqueue(3) { $0.parent = 1 } == ["present #3"])
    #expect(queue.enqueue(4) == [])
    #expect(queue.blockers(4) == ["its lane is full: #1, #2, #3 are on the screen"])
  }

  @Test func `it waits neither for the gap nor makes one`() {
    let slow = PopupLane(name: "slow", capacity: 2, minimumGap: .seconds(5))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.show(2, lane: slow)
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.enqueue(3) { ($0.parent, $0.lane) = (1, slow) } == ["present #3"])

    queue.now = .seconds(4)
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    queue.runTurn()
    queue.enqueue(4, lane: slow)
    #expect(queue.blockers(4) == ["its lane pauses until 5"])
  }

  @Test func `it waits until its popup is visible`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2) { $0.parent = 1 }
    #expect(queue.blockers(2) == ["#1, which it belongs to, is not visible"])

    #expect(queue.send(.didPresent(1)) == ["present #2"])
  }

  @Test func `it waits for holds like everybody`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2) { $0.parent = 1 }
    #expect(queue.blockers(2) == ["its lane is held: guide"])

    #expect(queue.send(.holdReleased(1)) == ["present #2"])
  }

  @Test func `it waits for its own pages`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { ($0.parent, $0.scope) = (1, .on("Cart")) }
    #expect(queue.blockers(2) == ["the page is Home, it wants Cart"])

    #expect(queue.setVisiblePages(.cart) == ["present #2"])
  }

  @Test func `it ends with its popup, and before it`() {
    var queue = pair()

    #expect(queue.dismiss(.request(1), .completed) == ["dismiss #2", "dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 completed", "requestNextTurn"])
    #expect(queue.send(.didDisappear(2)) == ["report #2 parentDismissed"])
  }

  @Test func `it ends with its popup however that ends`() {
    var swiped = pair()
    #expect(swiped.send(.dismissalDidBegin(1, .dismissedByApp)) == ["dismiss #2"])

    var removed = pair()
    #expect(
      removed.send(.contentWasRemoved(1)) == [
        "dismiss #2", "report #1 removedByApp", "requestNextTurn",
      ])

    var expired = QueueHarness()
    expired.enqueue(1) { ($0.scope, $0.expiration) = (.on("Cart"), .seconds(1)) }
    expired.enqueue(2) { $0.parent = 1 }
    #expect(
      expired.advance(.seconds(1)) == [
        "report #2 parentDismissed", "report #1 expired", "requestNextTurn",
      ])
  }

  @Test func `two popups, the second from within the first, keep their times apart`() {
    var queue = pair(
      parent: { $0.displayDuration = .seconds(5) }, child: { $0.displayDuration = .seconds(2) })

    #expect(queue.advance(.seconds(2)) == ["dismiss #2"])
    #expect(queue.send(.didDisappear(2)) == ["report #2 displayDurationElapsed", "requestNextTurn"])
    #expect(queue.deadline == .seconds(7))
    #expect(queue.advance(.seconds(5)) == ["dismiss #1"])
  }

  @Test func `its own descendants end first`() {
    var queue = pair()
    queue.enqueue(3) { $0.parent = 2 }
    queue.send(.didPresent(3))

    #expect(queue.dismiss(.request(1)) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `what is named together ends for the same reason`() {
    var queue = pair()

    #expect(queue.dismiss(.all, .loggedOut) == ["dismiss #2", "dismiss #1"])
    #expect(queue.send(.didDisappear(2)) == ["report #2 loggedOut", "requestNextTurn"])
  }

  @Test func `what is named together ends for the same reason over generations, too`() {
    var queue = pair(parent: { $0.group = "session" })
    queue.enqueue(3) { ($0.parent, $0.group) = (2, "session") }
    queue.send(.didPresent(3))

    queue.dismiss(.group("session"), .loggedOut)
    #expect(queue.send(.didDisappear(3)) == ["report #3 loggedOut", "requestNextTurn"])
    #expect(queue.send(.didDisappear(2)) == ["report #2 parentDismissed"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 loggedOut"])
  }

  @Test func `a popup of a group takes along what is not of the group, for another reason`() {
    var queue = pair(parent: { $0.group = "session" })

    queue.dismiss(.group("session"), .loggedOut, animated: false)
    #expect(queue.send(.didDisappear(2)) == ["report #2 parentDismissed", "requestNextTurn"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 loggedOut"])
  }

  @Test func `nothing can belong to what has ended or is bound to`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(queue.enqueue(2) { $0.parent = 1 } == ["report #2 parentDismissed", "requestNextTurn"])
    #expect(queue.enqueue(3) { $0.parent = 9 } == ["report #3 parentDismissed"])
  }

  @Test func `one that replaces its own parent by key has no parent any more`() {
    var queue = QueueHarness()
    queue.show(1, key: "k")

    let effects = queue.enqueue(2) { ($0.parent, $0.key, $0.keyPolicy) = (1, "k", .replace) }
    #expect(effects == ["dismiss #1", "report #2 parentDismissed", "requestNextTurn"])
  }

  @Test func `it is suspended and comes back with its popup, after it`() {
    var queue = pair(parent: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) })

    #expect(queue.setVisiblePages(.cart) == ["withdraw #1", "withdraw #2"])
    #expect(queue.phase(2) == "suspended (parent)")
    #expect(queue.setVisiblePages(.home) == ["restore #1"])
    #expect(queue.send(.didPresent(1)) == ["restore #2"])
  }

  @Test func `what has not come yet comes only after its popup has returned`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    queue.send(.didPresent(1))
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2) { $0.parent = 1 }
    queue.setVisiblePages(.cart)

    #expect(queue.send(.holdReleased(1)) == [])
    #expect(queue.blockers(2) == ["#1, which it belongs to, is not visible"])
    #expect(queue.setVisiblePages(.home) == ["restore #1"])
    #expect(queue.send(.didPresent(1)) == ["present #2"])
  }

  @Test func `one that was suspended for its own page waits for both`() {
    var queue = pair(
      parent: { $0.pageExit = .stay },
      child: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) })
    queue.setVisiblePages(.cart)
    #expect(queue.phase(2) == "suspended (left)")
    #expect(
      queue.enqueue(3, priority: .urgent, conflict: .interrupt) == ["withdraw #1", "present #3"])
    #expect(queue.phase(2) == "suspended (left, parent)")
  }

  @Test func `on the app's window it cannot be suspended with its popup, so it ends`() {
    var queue = pair(
      parent: { ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive) },
      child: { $0.surface = .appWindowModal })

    #expect(queue.setVisiblePages(.cart) == ["withdraw #1", "dismiss #2"])
    #expect(queue.send(.didDisappear(2)) == ["report #2 parentDismissed", "requestNextTurn"])
  }

  @Test func `a popup is not interrupted while what belongs to it cannot be suspended`() {
    var queue = pair(parent: { $0.surface = .appWindowView }, child: { $0.surface = .appWindowModal })

    #expect(queue.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(
      queue.blockers(3) == ["its lane is full: #1, #2 are on the screen", "#1 cannot be suspended"])
  }

  @Test(arguments: [PopupSurface.appWindowView, .appWindowModal])
  func `above a popup in a window of its own it gets one, too`(surface: PopupSurface) {
    var queue = pair(
      parent: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) },
      child: { $0.surface = surface })
    #expect(queue.queue.topmostModal == 2)

    #expect(queue.enqueue(3, lane: .alerts, surface: .appWindowModal) == ["present #3"])
    #expect(queue.queue.topmostModal == 2)
    #expect(queue.setVisiblePages(.cart) == ["withdraw #1", "withdraw #2"])
  }

  @Test func `the app's window takes what belongs to the one that is there, and nobody else`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    #expect(queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowModal) } == ["present #2"])
    queue.send(.didPresent(2))

    queue.enqueue(3) { ($0.parent, $0.surface) = (1, .appWindowModal) }
    #expect(queue.blockers(3) == ["the app's window presents #2"])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `nobody sends away what belongs to a popup`() {
    var queue = pair(
      parent: { $0.surface = .appWindowView }, child: { ($0.surface, $0.priority) = (.appWindowModal, -5) })

    let effects = queue.enqueue(3) {
      ($0.lane, $0.surface, $0.conflict, $0.priority) = (.alerts, .appWindowModal, .replace, .urgent)
    }
    #expect(effects == [])
    #expect(queue.blockers(3) == ["the app's window presents #2"])
  }

  @Test func `while its popup is concealed nothing comes above it`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    queue.send(.didPresent(1))
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(2) { $0.parent = 1 }
    #expect(queue.blockers(2) == ["#1, which it belongs to, is not visible"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["reveal #1", "present #2"])
  }

  @Test func `what belongs to a popup is no step of a sequence`() {
    var queue = QueueHarness()
    queue.show(1)
    #expect(queue.enqueue(2) { ($0.parent, $0.sequence) = (1, 1) } == ["present #2"])
    #expect(queue.enqueue(3) { ($0.parent, $0.sequence) = (1, 1) } == ["present #3"])
  }
}
