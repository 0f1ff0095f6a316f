// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R13 in the app window: a refused presentation is retried when the screen is free.
struct RefusalTests {
  /// A queue with a request for the app window that was refused this often and not retried since.
  private func refused(
    times: Int = 1, configure: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) {
      $0.surface = .appWindowModal
      configure(&$0)
    }
    refuse(&queue)
    for _ in 1..<times {
      queue.advance(by: .milliseconds(500))
      refuse(&queue)
    }
    return queue
  }

  private func refuse(_ queue: inout QueueHarness) {
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
  }

  private func addForeignModal(_ pageState: inout PageState) { pageState.foreignModal = "Login" }
  private func removeForeignModal(_ pageState: inout PageState) { pageState.foreignModal = nil }

  @Test func `a refused modal is retried as soon as the pages have settled`() {
    var queue = refused()

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `a refused modal is retried as soon as the foreign modal has disappeared`() {
    var queue = refused()
    #expect(queue.changePages(addForeignModal) == [])
    queue.advance(by: .seconds(60))
    #expect(queue.blockers(of: 1) == ["the app window presents Login"])

    #expect(queue.changePages(removeForeignModal) == ["present #1"])
  }

  @Test func `a refused modal is retried after half a second`() {
    var queue = refused()
    #expect(
      queue.blockers(of: 1) == ["its presentation was refused once; next attempt in 0.5 s"])

    #expect(queue.advance(by: .milliseconds(499)) == [])
    #expect(queue.advance(by: .milliseconds(1)) == ["present #1"])
  }

  @Test func `a refused modal for a page waits until that page has settled`() {
    var queue = refused { $0.scope = .on("Home") }

    #expect(queue.changePages { $0.visible = [.cart] } == [])
    #expect(queue.blockers(of: 1) == ["visible page: Cart; expected: Home"])
    #expect(queue.changePages { $0.visible = [.home] } == ["present #1"])
  }

  @Test func `three refusals by a free window are a failure, whatever the pages do in between`() {
    var queue = refused()
    #expect(queue.setVisiblePages(.cart) == ["present #1"])
    refuse(&queue)
    #expect(queue.setVisiblePages(.home) == ["present #1"])

    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["deliverOutcome #1 failed", "requestNextTurn"])
  }

  @Test func `refusals by an occupied window do not count`() {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) }
    for _ in 1...300 {
      refuse(&queue)
      #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
    }
    refuse(&queue)
    #expect(queue.changePages(removeForeignModal) == ["present #1"])

    for _ in 1...2 {
      refuse(&queue)
      #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
    }
    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["deliverOutcome #1 failed", "requestNextTurn"])
  }

  @Test func `a refused modal over a foreign modal is retried when the pages have settled`() {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) }
    refuse(&queue)

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test(arguments: ["taken", "moving", "empty"])
  func `refusals that are explained afterwards do not count`(explanation: String) {
    var queue = refused(times: 2)

    queue.changePages { pages in
      switch explanation {
      case "taken": pages.foreignModal = "Login"
      case "moving": pages.disappearing = [1: .left]
      default: pages.visible = []
      }
    }
    #expect(queue.setVisiblePages(.home) == ["present #1"])
    for _ in 1...2 {
      refuse(&queue)
      #expect(queue.phase(1) == "delayed")
      queue.advance(by: .milliseconds(500))
    }
    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["deliverOutcome #1 failed", "requestNextTurn"])
  }

  @Test func `a page that is gone is no reason to retry`() {
    var queue = refused()

    #expect(queue.changePages { $0.gone = [9] } == [])
  }

  @Test func `delay and expiration of a refused modal continue`() {
    var queue = refused { $0.expiration = .seconds(3) }
    queue.send(.changeRequested(1, .delay(.seconds(2))))
    queue.changePages(addForeignModal)
    #expect(queue.changePages(removeForeignModal) == [])
    #expect(queue.advance(by: .seconds(2)) == ["present #1"])

    refuse(&queue)
    queue.changePages(addForeignModal)
    #expect(queue.advance(by: .seconds(1)) == ["deliverOutcome #1 expired", "requestNextTurn"])
  }

  @Test func `other requests start after a refusal, and the refused modal waits for them`() {
    var queue = refused()
    queue.show(2)

    queue.changePages(addForeignModal)
    #expect(queue.changePages(removeForeignModal) == [])
    #expect(queue.blockers(of: 1) == ["its lane is full: popup #2 is on the screen"])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #1"])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowView])
  func `refusals of a popup that is not a modal always count`(surface: PopupSurface) {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1, surface: surface)
    refuse(&queue)
    #expect(queue.changePages(removeForeignModal) == [])
    queue.changePages(addForeignModal)
    #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
    refuse(&queue)
    queue.advance(by: .milliseconds(500))

    #expect(
      queue.send(.didFailToPresent(1, .refused)) == ["deliverOutcome #1 failed", "requestNextTurn"])
  }
}
