// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R17: parents and children.
struct NestingTests {
  /// A queue with a visible popup and a visible child of it.
  private func pair(
    parent: (inout PopupQueue.Request) -> Void = { _ in },
    child: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1, configure: parent)
    queue.send(.didPresent(1))
    queue.enqueue(2) {
      $0.link = .child(of: 1)
      child(&$0)
    }
    queue.send(.didPresent(2))
    return queue
  }

  @Test func `a child popup is shown above its parent, even if the lane is full`() {
    var queue = QueueHarness()
    queue.show(1)

    #expect(queue.enqueue(2) { $0.link = .child(of: 1) } == ["present #2"])
    #expect(queue.enqueue(3) { $0.link = .child(of: 1) } == ["present #3"])
    #expect(queue.enqueue(4) == [])
    #expect(
      queue.blockers(of: 4) == ["its lane is full: popup #1, popup #2, popup #3 are on the screen"])
  }

  @Test func `a child popup neither waits for the gap nor causes one`() {
    let slow = PopupLane(name: "slow", capacity: 2, minimumGap: .seconds(5))
    var queue = QueueHarness(lanes: [slow])
    queue.show(1, lane: slow)
    queue.show(2, lane: slow)
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.enqueue(3) { ($0.link, $0.lane) = (.child(of: 1), slow) } == ["present #3"])

    queue.now = .seconds(4)
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    queue.runTurn()
    queue.enqueue(4, lane: slow)
    #expect(queue.blockers(of: 4) == ["its lane starts nothing for 1 s"])
  }

  @Test func `a child popup waits until its parent is visible`() {
    var queue = QueueHarness()
    queue.enqueue(1)
    queue.enqueue(2) { $0.link = .child(of: 1) }
    #expect(queue.blockers(of: 2) == ["its parent, popup #1, is not visible"])

    #expect(queue.send(.didPresent(1)) == ["present #2"])
  }

  @Test func `a child popup waits for holds`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2) { $0.link = .child(of: 1) }
    #expect(queue.blockers(of: 2) == ["its lane is held: guide"])

    #expect(queue.send(.holdReleased(1)) == ["present #2"])
  }

  @Test func `a child popup waits for its own pages`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2) { ($0.link, $0.scope) = (.child(of: 1), .on("Cart")) }
    #expect(queue.blockers(of: 2) == ["visible page: Home; expected: Cart"])

    #expect(queue.setVisiblePages(.cart) == ["present #2"])
  }

  @Test func `a child popup is dismissed with its parent, and before it`() {
    var queue = pair()

    #expect(queue.dismiss(.request(1), .completed) == ["dismiss #2", "dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["requestNextTurn"])
    #expect(
      queue.send(.didDisappear(2)) == [
        "deliverOutcome #2 parentDismissed", "deliverOutcome #1 completed",
      ])
  }

  @Test func `a child popup is dismissed with its parent, whatever the reason`() {
    var swiped = pair()
    #expect(swiped.send(.dismissalDidBegin(1, .dismissedByUser)) == ["dismiss #2"])

    var removed = pair()
    #expect(
      removed.send(.contentWasRemoved(1)) == [
        "dismiss #2", "requestNextTurn",
      ])
    #expect(
      removed.send(.didDisappear(2)) == [
        "deliverOutcome #2 parentDismissed", "deliverOutcome #1 removedByApp",
      ])

    var expired = QueueHarness()
    expired.enqueue(1) { ($0.scope, $0.expiration) = (.on("Cart"), .seconds(1)) }
    expired.enqueue(2) { $0.link = .child(of: 1) }
    #expect(
      expired.advance(by: .seconds(1)) == [
        "deliverOutcome #2 parentDismissed", "deliverOutcome #1 expired", "requestNextTurn",
      ])
  }

  @Test func `a popup and its child have separate display timers`() {
    var queue = pair(
      parent: { $0.displayDuration = .seconds(5) }, child: { $0.displayDuration = .seconds(2) })

    #expect(queue.advance(by: .seconds(2)) == ["dismiss #2"])
    #expect(
      queue.send(.didDisappear(2)) == [
        "deliverOutcome #2 displayDurationElapsed", "requestNextTurn",
      ])
    #expect(queue.deadline == .seconds(7))
    #expect(queue.advance(by: .seconds(5)) == ["dismiss #1"])
  }

  @Test func `the descendants of a child popup are dismissed first`() {
    var queue = pair()
    queue.enqueue(3) { $0.link = .child(of: 2) }
    queue.send(.didPresent(3))

    #expect(queue.dismiss(.request(1)) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `parent and child dismissed by one target have the same reason`() {
    var queue = pair()

    #expect(queue.dismiss(.all, .loggedOut) == ["dismiss #2", "dismiss #1"])
    #expect(queue.send(.didDisappear(2)) == ["deliverOutcome #2 loggedOut", "requestNextTurn"])
  }

  @Test
  func `two generations dismissed by one target have its reason, the one between has another`() {
    var queue = pair(parent: { $0.group = "session" })
    queue.enqueue(3) { ($0.link, $0.group) = (.child(of: 2), "session") }
    queue.send(.didPresent(3))

    queue.dismiss(.group("session"), .loggedOut)
    #expect(queue.send(.didDisappear(3)) == ["deliverOutcome #3 loggedOut", "requestNextTurn"])
    #expect(queue.send(.didDisappear(2)) == ["deliverOutcome #2 parentDismissed"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 loggedOut"])
  }

  @Test func `a child outside the dismissed group has the reason parentDismissed`() {
    var queue = pair(parent: { $0.group = "session" })

    queue.dismiss(.group("session"), .loggedOut, animated: false)
    #expect(
      queue.send(.didDisappear(2)) == ["deliverOutcome #2 parentDismissed", "requestNextTurn"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 loggedOut"])
  }

  @Test func `a dismissed or dismissing popup cannot have children`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.dismiss(.request(1))

    #expect(
      queue.enqueue(2) { $0.link = .child(of: 1) } == [
        "deliverOutcome #2 parentDismissed", "requestNextTurn",
      ])
    #expect(queue.enqueue(3) { $0.link = .child(of: 9) } == ["deliverOutcome #3 parentDismissed"])
  }

  @Test func `a request that replaces its own parent by key is dismissed`() {
    var queue = QueueHarness()
    queue.show(1, key: "k")

    let effects = queue.enqueue(2) {
      ($0.link, $0.key, $0.keyPolicy) = (.child(of: 1), "k", .replace)
    }
    #expect(effects == ["dismiss #1", "deliverOutcome #2 parentDismissed", "requestNextTurn"])
  }

  @Test func `a child popup is suspended and resumed with its parent, after it`() {
    var queue = pair(parent: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) })

    #expect(queue.setVisiblePages(.cart) == ["suspend #1", "suspend #2"])
    #expect(queue.phase(2) == "suspended (parent)")
    #expect(queue.setVisiblePages(.home) == ["resume #1"])
    #expect(queue.send(.didPresent(1)) == ["resume #2"])
  }

  @Test func `a queued child starts only after its parent has been resumed`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    queue.send(.didPresent(1))
    queue.send(.holdAdded(LaneHold(id: 1, lane: .popups, reason: "guide")))
    queue.enqueue(2) { $0.link = .child(of: 1) }
    queue.setVisiblePages(.cart)

    #expect(queue.send(.holdReleased(1)) == [])
    #expect(queue.blockers(of: 2) == ["its parent, popup #1, is not visible"])
    #expect(queue.setVisiblePages(.home) == ["resume #1"])
    #expect(queue.send(.didPresent(1)) == ["present #2"])
  }

  @Test func `a child suspended for its own page is suspended for its parent as well`() {
    var queue = pair(
      parent: { $0.pageExit = .stay },
      child: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) })
    queue.setVisiblePages(.cart)
    #expect(queue.phase(2) == "suspended (left)")
    #expect(
      queue.enqueue(3, priority: .urgent, conflict: .interrupt) == ["suspend #1", "present #3"])
    #expect(queue.phase(2) == "suspended (left, parent)")
  }

  @Test func `a child in the app window cannot be suspended, so it is dismissed with its parent`() {
    var queue = pair(
      parent: { ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive) },
      child: { $0.surface = .appWindowModal })

    #expect(queue.setVisiblePages(.cart) == ["suspend #1", "dismiss #2"])
    #expect(
      queue.send(.didDisappear(2)) == ["deliverOutcome #2 parentDismissed", "requestNextTurn"])
  }

  @Test func `a popup is not interrupted while one of its children cannot be suspended`() {
    var queue = pair(
      parent: { $0.surface = .appWindowView }, child: { $0.surface = .appWindowModal })

    #expect(queue.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(
      queue.blockers(of: 3) == [
        "its lane is full: popup #1, modal #2 are on the screen", "popup #1 cannot be suspended",
      ])
  }

  @Test(arguments: [PopupSurface.appWindowView, .appWindowModal])
  func `a child of a popup in its own window gets a window of its own`(surface: PopupSurface) {
    var queue = pair(
      parent: { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) },
      child: { $0.surface = surface })
    #expect(queue.queue.topmostModal == 2)

    #expect(queue.enqueue(3, lane: .alerts, surface: .appWindowModal) == ["present #3"])
    #expect(queue.queue.topmostModal == 2)
    #expect(queue.setVisiblePages(.cart) == ["suspend #1", "suspend #2"])
  }

  @Test func `the app window accepts a child of its modal and no other request`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    #expect(
      queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) } == [
        "present #2"
      ])
    queue.send(.didPresent(2))

    queue.enqueue(3) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) }
    #expect(queue.blockers(of: 3) == ["the app window presents modal #2"])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `child popups are never interrupted or replaced`() {
    var queue = pair(
      parent: { $0.surface = .appWindowView },
      child: { ($0.surface, $0.priority) = (.appWindowModal, -5) })

    let effects = queue.enqueue(3) {
      ($0.lane, $0.surface, $0.conflict, $0.priority) = (
        .alerts, .appWindowModal, .replace, .urgent
      )
    }
    #expect(effects == [])
    #expect(queue.blockers(of: 3) == ["the app window presents modal #2"])
  }

  @Test func `a child does not start while its parent is hidden`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    queue.send(.didPresent(1))
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(2) { $0.link = .child(of: 1) }
    #expect(queue.blockers(of: 2) == ["its parent, popup #1, is not visible"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["unhide #1", "present #2"])
  }
}
