// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R13 on the app's window: what is refused there is tried again when the screen is free.
struct RefusalTests {
  /// A request for the app's window that has been refused so often; the last time it was not yet tried
  /// again.
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
      queue.advance(.milliseconds(500))
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

  @Test func `it is tried again as soon as the pages have settled`() {
    var queue = refused()

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `it is tried again as soon as nobody else presents anything`() {
    var queue = refused()
    #expect(queue.changePages(addForeignModal) == [])
    queue.advance(.seconds(60))
    #expect(queue.blockers(1) == ["the app's window presents Login"])

    #expect(queue.changePages(removeForeignModal) == ["present #1"])
  }

  @Test func `it is tried again after half a second, if nothing changes before`() {
    var queue = refused()
    #expect(
      queue.blockers(1) == ["its presentation was refused once, it is tried again at 0.5"])

    #expect(queue.advance(.milliseconds(499)) == [])
    #expect(queue.advance(.milliseconds(1)) == ["present #1"])
  }

  @Test func `on another page it is not tried before that has settled`() {
    var queue = refused { $0.scope = .on("Home") }

    #expect(queue.changePages { $0.visible = [.cart] } == [])
    #expect(queue.blockers(1) == ["the page is Cart, it wants Home"])
    #expect(queue.changePages { $0.visible = [.home] } == ["present #1"])
  }

  @Test func `what a free window refuses three times has failed, whatever the pages did meanwhile`()
  {
    var queue = refused()
    #expect(queue.setVisiblePages(.cart) == ["present #1"])
    refuse(&queue)
    #expect(queue.setVisiblePages(.home) == ["present #1"])

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestNextTurn"])
  }

  @Test func `what a taken window refuses does not count, however often`() {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) }
    for _ in 1...300 {
      refuse(&queue)
      #expect(queue.advance(.milliseconds(500)) == ["present #1"])
    }
    refuse(&queue)
    #expect(queue.changePages(removeForeignModal) == ["present #1"])

    for _ in 1...2 {
      refuse(&queue)
      #expect(queue.advance(.milliseconds(500)) == ["present #1"])
    }
    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestNextTurn"])
  }

  @Test func `above somebody else's controller it is tried again when the pages have settled, too`()
  {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1) { ($0.surface, $0.presentsOverForeignModals) = (.appWindowModal, true) }
    refuse(&queue)

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test(arguments: ["taken", "moving", "empty"])
  func `refusals do not count that are explained afterwards`(explanation: String) {
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
      queue.advance(.milliseconds(500))
    }
    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestNextTurn"])
  }

  @Test func `that a page is gone is no reason to try again`() {
    var queue = refused()

    #expect(queue.changePages { $0.gone = [9] } == [])
  }

  @Test func `its delay and its time to live go on meanwhile`() {
    var queue = refused { $0.expiration = .seconds(3) }
    queue.send(.changeRequested(1, .delay(.seconds(2))))
    queue.changePages(addForeignModal)
    #expect(queue.changePages(removeForeignModal) == [])
    #expect(queue.advance(.seconds(2)) == ["present #1"])

    refuse(&queue)
    queue.changePages(addForeignModal)
    #expect(queue.advance(.seconds(1)) == ["report #1 expired", "requestNextTurn"])
  }

  @Test func `others come meanwhile, and it waits for them`() {
    var queue = refused()
    queue.show(2)

    queue.changePages(addForeignModal)
    #expect(queue.changePages(removeForeignModal) == [])
    #expect(queue.blockers(1) == ["its lane is full: #2 is on the screen"])
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == ["present #1"])
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowView])
  func `what is not presented is refused for other reasons, and all count`(surface: PopupSurface) {
    var queue = QueueHarness()
    queue.changePages(addForeignModal)
    queue.enqueue(1, surface: surface)
    refuse(&queue)
    #expect(queue.changePages(removeForeignModal) == [])
    queue.changePages(addForeignModal)
    #expect(queue.advance(.milliseconds(500)) == ["present #1"])
    refuse(&queue)
    queue.advance(.milliseconds(500))

    #expect(queue.send(.didFailToPresent(1, .refused)) == ["report #1 failed", "requestNextTurn"])
  }
}
