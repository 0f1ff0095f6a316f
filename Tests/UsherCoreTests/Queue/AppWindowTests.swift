// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R1, R8 and R17 on the app's window, which takes one presentation and what belongs to that.
struct AppWindowTests {
  @Test func `what belongs to a view above a presented popup does not wait behind that for ever`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowView) }
    queue.send(.didPresent(2))
    #expect(queue.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindowModal) } == ["present #3"])
    queue.send(.didPresent(3))
    #expect(queue.queue.topmostModal == 3)

    queue.enqueue(4) { ($0.parent, $0.surface) = (2, .appWindowModal) }
    #expect(queue.blockers(4) == ["the app's window presents #3"])
    #expect(queue.dismiss(.request(1)).prefix(3) == ["dismiss #3", "dismiss #2", "dismiss #1"])
  }

  @Test func `a view above a presented popup leaves before what belonged to it`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowView) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindowModal) }
    queue.send(.didPresent(3))

    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))
    queue.runTurn()
    #expect(queue.enqueue(4) { ($0.parent, $0.surface) = (1, .appWindowModal) } == [])
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["present #4"])
  }

  @Test(arguments: [PopupConflict.wait, .interrupt, .replace, .drop])
  func `one that finds what belongs to a popup on the app's window waits or drops itself`(
    conflict: PopupConflict
  ) {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowView)
    queue.enqueue(2) { ($0.parent, $0.surface, $0.priority) = (1, .appWindowModal, -5) }
    queue.send(.didPresent(2))

    let effects = queue.enqueue(
      3, lane: .alerts, priority: .urgent, surface: .appWindowModal, conflict: conflict)
    #expect(effects == (conflict == .drop ? ["report #3 busy", "requestNextTurn"] : []))
  }

  @Test func `while what is on the app's window leaves, nobody drops himself for it`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowView)
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowModal) }
    queue.send(.didPresent(2))
    queue.dismiss(.request(2))

    #expect(queue.enqueue(3, lane: .alerts, surface: .appWindowModal, conflict: .drop) == [])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #3"])
  }

  @Test func `a sequence keeps its lane while its next step waits for the app's window`() {
    var queue = QueueHarness()
    queue.show(9, lane: .alerts, surface: .appWindowModal)
    queue.enqueue(10) { $0.sequence = 1 }
    queue.enqueue(11) { ($0.sequence, $0.surface) = (1, .appWindowModal) }
    queue.enqueue(12, priority: .urgent)
    queue.send(.didPresent(10))
    queue.send(.didDisappear(10))
    #expect(queue.runTurn() == [])
    #expect(queue.blockers(11) == ["the app's window presents #9"])
    #expect(queue.blockers(12) == ["sequence 1 runs in its lane"])

    queue.changePages { $0.foreignModal = "Login" }
    queue.send(.didDisappear(9))
    #expect(queue.runTurn() == [])
    #expect(queue.changePages { $0.foreignModal = nil } == ["present #11"])
  }

  @Test func `a step on the app's window is not interrupted, and the next on an overlay is`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.sequence, $0.surface) = (1, .appWindowModal) }
    queue.enqueue(2) { ($0.sequence, $0.surface) = (1, .appWindowView) }
    queue.send(.didPresent(1))
    #expect(queue.enqueue(3, priority: .urgent, conflict: .interrupt) == [])
    #expect(queue.blockers(3).contains("#1 cannot be suspended"))

    queue.send(.didDisappear(1))
    #expect(queue.runTurn() == ["present #3"])
    queue.send(.didPresent(3))
    queue.send(.didDisappear(3))
    #expect(queue.runTurn() == ["present #2"])
    queue.send(.didPresent(2))
    #expect(
      queue.enqueue(4, priority: .urgent, conflict: .interrupt) == ["withdraw #2", "present #4"])
  }

  @Test
  func `one that needs both its lane and the app's window interrupts only if both can be had`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)
    let effects = queue.enqueue(3, priority: .urgent, surface: .appWindowModal, conflict: .interrupt)
    #expect(effects == [])
    #expect(queue.phase(1) == "visible")

    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["withdraw #1", "present #3"])
  }

  @Test func `replacing makes room in the lane and on the app's window`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)

    let effects = queue.enqueue(3, priority: .urgent, surface: .appWindowModal, conflict: .replace)
    #expect(effects == ["dismiss #2", "dismiss #1"])
  }

  @Test
  func `a family with one member on the app's window leaves its page at the price of that one`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowModal) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindowView) }
    queue.send(.didPresent(3))

    #expect(queue.setVisiblePages(.cart) == ["withdraw #1", "dismiss #3", "dismiss #2"])
    #expect(queue.phase(1) == "suspended (left)")
  }
}
