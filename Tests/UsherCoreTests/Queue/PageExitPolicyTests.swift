// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R6 and R7: what becomes of a popup whose page is left or gone.
struct RetentionTests {
  /// A popup that is visible on the page Home.
  private func queueWithPopup(
    _ pageExit: PopupPageExit, surface: PopupSurface = .ownWindow,
    displayDuration: Duration? = nil
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) {
      $0.scope = .on("Home")
      $0.pageExit = pageExit
      $0.surface = surface
      $0.displayDuration = displayDuration
    }
    queue.send(.didPresent(1))
    return queue
  }

  @Test func `a popup for pages is dismissed with its page unless it says otherwise`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0 = PopupQueue.Request(id: 1, scope: .on("Home")) })
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.list) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 pageLeft", "requestNextTurn"])
  }

  @Test func `one that is kept alive comes back with that very page`() {
    var queue = queueWithPopup(.keepAlive)
    #expect(queue.setVisiblePages(.list) == ["withdraw #1"])
    #expect(queue.phase(1) == "suspended (left)")

    var twin = PageState.Page.home
    twin.id = 9
    #expect(queue.setVisiblePages(twin) == [])
    #expect(
      queue.blockers(1) == ["it is suspended: its page was left", "the page is Home, it wants page 1"])

    #expect(queue.setVisiblePages(.home) == ["restore #1"])
    queue.send(.didPresent(1))
    #expect(queue.phase(1) == "visible")
  }

  @Test func `one that is kept alive keeps what is left of its time`() {
    var queue = queueWithPopup(.keepAlive, displayDuration: .seconds(5))
    queue.now = .seconds(2)
    queue.setVisiblePages(.list)
    #expect(queue.deadline == nil)

    queue.now = .seconds(60)
    queue.setVisiblePages(.home)
    queue.send(.didPresent(1))
    #expect(queue.deadline == .seconds(63))
  }

  @Test func `while one is away others are shown`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    #expect(queue.enqueue(2) == ["present #2"])
    queue.send(.didPresent(2))

    #expect(queue.setVisiblePages(.home) == [])
    #expect(queue.blockers(1) == ["its lane is full: #2 is on the screen"])
  }

  @Test func `one that stays follows the user`() {
    var queue = queueWithPopup(.stay)

    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.setVisiblePages(.home.obstructed(by: "Alert")) == [])
    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `one that may appear anywhere and is kept alive belongs to the page it came on`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.pageExit = .keepAlive })
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.list) == ["withdraw #1"])
    #expect(queue.setVisiblePages(.home) == ["restore #1"])
  }

  @Test func `on the app's window nothing can be kept alive, so it ends`() {
    var queue = queueWithPopup(.keepAlive, surface: .appWindowModal)

    #expect(queue.setVisiblePages(.list) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 pageLeft", "requestNextTurn"])
  }

  @Test func `what is still appearing when its page is left goes, too`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    #expect(queue.setVisiblePages(.list) == ["withdraw #1"])
    #expect(queue.send(.didPresent(1)) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test func `a page change treats an interrupted one like a visible one`() {
    var queue = queueWithPopup(.dismiss)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))

    #expect(queue.setVisiblePages(.list) == ["report #1 pageLeft", "requestNextTurn"])
  }

  @Test func `one that was interrupted on its page returns when both are over`() {
    var queue = queueWithPopup(.keepAlive)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.setVisiblePages(.list)
    #expect(queue.phase(1) == "suspended (interrupted, left)")

    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == [])
    #expect(queue.phase(1) == "suspended (left)")
    #expect(queue.setVisiblePages(.home) == ["restore #1"])
  }

  @Test func `one that waits to return is suspended again when its page is left again`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    queue.enqueue(2)
    queue.send(.didPresent(2))
    queue.setVisiblePages(.home)
    #expect(queue.phase(1) == "in line")

    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test func `one that was refused on its return and whose page is left waits for its page`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    queue.setVisiblePages(.home)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    #expect(queue.phase(1) == "delayed")

    queue.setVisiblePages(.list)
    #expect(queue.phase(1) == "suspended (left)")
    #expect(queue.setVisiblePages(.home) == ["restore #1"])
  }

  // MARK: Gone

  @Test func `with its page what waits for that page is gone, what waits for its type is not`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .page(4) }
    queue.enqueue(2) { ($0.scope, $0.delay) = (.page(4), .seconds(9)) }
    queue.enqueue(3) { $0.scope = .on("Cart") }

    #expect(
      queue.changePages { $0.gone = [4] } == [
        "report #1 pageGone", "report #2 pageGone", "requestNextTurn",
      ])
    #expect(queue.phase(3) == "in line")
  }

  @Test func `what was kept for a page ends when the page is gone`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)

    #expect(queue.changePages { $0.gone = [1] } == ["report #1 pageGone", "requestNextTurn"])
  }

  @Test(
    arguments: [(.keepAlive, "pageGone"), (.dismiss, "pageLeft")] as [(PopupPageExit, String)])
  func `what is visible on a page that is gone leaves`(pageExit: PopupPageExit, reason: String) {
    var queue = queueWithPopup(pageExit)

    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["report #1 \(reason)", "requestNextTurn"])
  }

  @Test func `what is bound to end when its page is gone keeps its reason`() {
    var queue = queueWithPopup(.keepAlive)
    queue.dismiss(.request(1), .completed)

    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(queue.send(.didDisappear(1)) == ["report #1 completed", "requestNextTurn"])
  }

  @Test func `a refused one is not bound to the page it was refused on`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .on("Page") }
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()

    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.advance(.milliseconds(500)) == ["present #1"])
    queue.send(.didPresent(1))
    #expect(queue.setVisiblePages(.home) == ["dismiss #1"])
  }
}
