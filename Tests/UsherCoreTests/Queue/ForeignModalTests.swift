// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R21: foreign modals.
struct ForeignModalTests {
  private func isPresented(_ pageState: inout PageState) {
    pageState.foreignModal = "Login"
  }

  @Test func `a modal request waits until the foreign modal in the app window has disappeared`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)
    queue.enqueue(1, surface: .appWindowModal)
    #expect(queue.blockers(of: 1) == ["the app window presents Login"])

    #expect(queue.changePages { $0.foreignModal = nil } == ["present #1"])
  }

  @Test func `a request that presents over foreign modals starts above a foreign modal`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)

    #expect(
      queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) } == [
        "present #1"
      ])
  }

  @Test func `a request in a window of its own starts above a foreign modal`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)

    #expect(queue.enqueue(1) == ["present #1"])
  }

  @Test
  func `a request that waits for a foreign modal neither blocks its lane nor replaces popups`() {
    var queue = QueueHarness()
    queue.changePages(isPresented)
    queue.enqueue(1) {
      ($0.surface, $0.priority, $0.conflict) = (.appWindowModal, .urgent, .replace)
    }
    #expect(queue.enqueue(2) == ["present #2"])
    #expect(queue.send(.didPresent(2)) == [])
  }

  @Test func `a visible modal stays when a foreign modal appears above it`() {
    var queue = QueueHarness()
    queue.show(1, surface: .appWindowModal)

    #expect(queue.changePages(isPresented) == [])
    #expect(queue.phase(1) == "visible")
  }
}
