// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R1, R8 and R17 in the app window, which has one modal and the modals of its descendants.
struct AppWindowTests {
  @Test
  func `a modal child of a view above a modal is presented and does not wait for the modal`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowView) }
    queue.send(.didPresent(2))
    #expect(
      queue.enqueue(3) { ($0.link, $0.surface) = (.child(of: 2), .appWindowModal) } == [
        "present #3"
      ])
    queue.send(.didPresent(3))
    #expect(queue.queue.topmostModal == 3)

    queue.enqueue(4) { ($0.link, $0.surface) = (.child(of: 2), .appWindowModal) }
    #expect(queue.blockers(of: 4) == ["the app window presents modal #3"])
    #expect(queue.dismiss(.request(1)).prefix(3) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `the modal child of a dismissed view keeps the app window until it has disappeared`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowView) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.link, $0.surface) = (.child(of: 2), .appWindowModal) }
    queue.send(.didPresent(3))

    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.enqueue(4) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) } == [])
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["present #4"])
  }

  @Test(arguments: [PopupConflict.wait, .interrupt, .replace, .drop])
  func `a request that finds a child popup in the app window waits or drops itself`(
    conflict: PopupConflict
  ) {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowView)
    queue.enqueue(2) { ($0.link, $0.surface, $0.priority) = (.child(of: 1), .appWindowModal, -5) }
    queue.send(.didPresent(2))

    let effects = queue.enqueue(
      3, lane: .alerts, priority: .urgent, surface: .appWindowModal, conflict: conflict)
    #expect(effects == (conflict == .drop ? ["deliverOutcome #3 busy", "requestNextTurn"] : []))
  }

  @Test
  func `a request with the conflict policy drop waits while the app window is being vacated`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowView)
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) }
    queue.send(.didPresent(2))
    queue.dismiss(.request(2))

    #expect(queue.enqueue(3, lane: .alerts, surface: .appWindowModal, conflict: .drop) == [])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `a sequence keeps its lane while its next step waits for the app window`() {
    var queue = QueueHarness()
    queue.show(9, lane: .alerts, surface: .appWindowModal)
    queue.enqueue(10) { $0.link = .step(of: 1) }
    queue.enqueue(11) { ($0.link, $0.surface) = (.step(of: 1), .appWindowModal) }
    queue.enqueue(12, priority: .urgent)
    queue.send(.didPresent(10))
    queue.send(.didDisappear(10))
    #expect(queue.runTurn() == [])
    #expect(queue.blockers(of: 11) == ["the app window presents modal #9"])
    #expect(queue.blockers(of: 12) == ["sequence 1 is running in its lane"])

    queue.changePages { $0.foreignModal = "Login" }
    queue.send(.didDisappear(9))
    #expect(queue.runTurn() == [])
    #expect(queue.changePages { $0.foreignModal = nil } == ["present #11"])
  }

  @Test func `a step in the app window is not interrupted, a step in a window of its own is`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.link, $0.surface) = (.step(of: 1), .appWindowModal) }
    queue.enqueue(2) { ($0.link, $0.surface) = (.step(of: 1), .appWindowView) }
    queue.send(.didPresent(1))
    #expect(queue.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.blockers(of: 3).contains("modal #1 cannot be suspended"))

    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["present #2"])
    queue.send(.didPresent(2))
    #expect(
      queue.enqueue(4, priority: .urgent, conflict: .interrupt) == ["suspend #2", "present #4"])
  }

  @Test
  func `a request that needs its lane and the app window interrupts only if both become free`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)
    let effects = queue.enqueue(
      3, priority: .urgent, surface: .appWindowModal, conflict: .interrupt)
    #expect(effects == [])
    #expect(queue.phase(1) == "visible")

    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["suspend #1", "present #3"])
  }

  @Test func `replacing vacates both the lane and the app window`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)

    let effects = queue.enqueue(3, priority: .urgent, surface: .appWindowModal, conflict: .replace)
    #expect(effects == ["dismiss #2", "dismiss #1"])
  }

  @Test
  func `of a suspended popup's children only those in the app window are dismissed`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowModal) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.link, $0.surface) = (.child(of: 2), .appWindowView) }
    queue.send(.didPresent(3))

    #expect(queue.setVisiblePages(.cart) == ["suspend #1", "dismiss #3", "dismiss #2"])
    #expect(queue.phase(1) == "suspended (left)")
  }
}
