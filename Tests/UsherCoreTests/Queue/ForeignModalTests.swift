// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R21.
struct ForeignModalTests {
  private func isPresented(_ pageState: inout PageState) {
    pageState.foreignModal = "Login"
  }

  @Test func `on the app's window a request waits for somebody else's controller to leave`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)
    queue.enqueue(1, surface: .appWindowModal)
    #expect(queue.blockers(1) == ["the app's window presents Login"])

    #expect(queue.changePages { $0.foreignModal = nil } == ["present #1"])
  }

  @Test func `one that asks for it goes above`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)

    #expect(
      queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) } == ["present #1"])
  }

  @Test func `a window of its own is above anyway`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)

    #expect(queue.enqueue(1) == ["present #1"])
  }

  @Test func `one that waits for it does not hold up the lane, nor send anybody away`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)
    queue.enqueue(1) {
      ($0.surface, $0.priority, $0.conflict) = (.appWindowModal, .urgent, .replace)
    }
    #expect(queue.enqueue(2) == ["present #2"])
    #expect(queue.send(.didPresent(2)) == [])
  }

  @Test func `one that is there already stays`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)

    #expect(queue.changePages(isPresented) == [])
    #expect(queue.phase(1) == "visible")
  }
}
