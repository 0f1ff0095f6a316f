// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R6 and R7: popups whose page is left or gone.
struct PageExitPolicyTests {
  /// A queue with a popup that is visible on the page Home.
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

  @Test func `a popup for certain pages is dismissed with its page by default`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0 = PopupQueue.Request(id: 1, scope: .on("Home")) })
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.list) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 pageLeft", "requestNextTurn"])
  }

  @Test func `the default page exit depends on the scope at the time of the submission`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0 = PopupQueue.Request(id: 1, delay: .seconds(1)) })
    queue.send(.changeRequested(1, .scope(.on("Home"))))
    queue.advance(by: .seconds(1))
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.list) == [])
  }

  @Test func `a popup that is kept alive is resumed on the same page only`() {
    var queue = queueWithPopup(.keepAlive)
    #expect(queue.setVisiblePages(.list) == ["suspend #1"])
    #expect(queue.phase(1) == "suspended (left)")

    var twin = PageState.Page.home
    twin.id = 9
    #expect(queue.setVisiblePages(twin) == [])
    #expect(
      queue.blockers(of: 1) == [
        "it is suspended: the user left its page", "visible page: Home; expected: page 1",
      ])

    #expect(queue.setVisiblePages(.home) == ["resume #1"])
    queue.send(.didPresent(1))
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a popup that is kept alive keeps the remaining time of its display timer`() {
    var queue = queueWithPopup(.keepAlive, displayDuration: .seconds(5))
    queue.now = .seconds(2)
    queue.setVisiblePages(.list)
    #expect(queue.deadline == nil)

    queue.now = .seconds(60)
    queue.setVisiblePages(.home)
    queue.send(.didPresent(1))
    #expect(queue.deadline == .seconds(63))
  }

  @Test func `other popups are shown while one is suspended`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    #expect(queue.enqueue(2) == ["present #2"])
    queue.send(.didPresent(2))

    #expect(queue.setVisiblePages(.home) == [])
    #expect(queue.blockers(of: 1) == ["its lane is full: popup #2 is on the screen"])
  }

  @Test func `a popup that stays follows the user`() {
    var queue = queueWithPopup(.stay)

    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.setVisiblePages(.home.obstructed(by: "Alert")) == [])
    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a popup for any page that is kept alive is bound to the page it appeared on`() {
    var queue = QueueHarness()
    queue.enqueue(1, configure: { $0.pageExit = .keepAlive })
    queue.send(.didPresent(1))

    #expect(queue.setVisiblePages(.list) == ["suspend #1"])
    #expect(queue.setVisiblePages(.home) == ["resume #1"])
  }

  @Test func `a popup in the app window cannot be kept alive, so it is dismissed`() {
    var queue = queueWithPopup(.keepAlive, surface: .appWindowModal)

    #expect(queue.setVisiblePages(.list) == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 pageLeft", "requestNextTurn"])
  }

  @Test func `a popup that is still appearing when its page is left is suspended`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.pageExit) = (.on("Home"), .keepAlive) }
    #expect(queue.setVisiblePages(.list) == ["suspend #1"])
    #expect(queue.send(.didPresent(1)) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test(arguments: [PopupPageExit.dismiss, .keepAlive])
  func `a dismissal that has begun is not begun again when its page is popped in the background`(
    pageExit: PopupPageExit
  ) {
    var queue = queueWithPopup(pageExit)
    queue.send(.dismissalDidBegin(1, .dismissedByUser))
    queue.send(.sceneDidChange(.background))

    let effects = queue.changePages { ($0.visible, $0.gone) = ([.list], [PageState.Page.home.id]) }
    #expect(effects == [])
    #expect(
      queue.send(.didDisappear(1)) == ["deliverOutcome #1 dismissedByUser", "requestNextTurn"])
  }

  @Test func `a page change treats an interrupted popup like a visible one`() {
    var queue = queueWithPopup(.dismiss)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))

    #expect(queue.setVisiblePages(.list) == ["deliverOutcome #1 pageLeft", "requestNextTurn"])
  }

  @Test func `a popup interrupted on its page is resumed when both causes are removed`() {
    var queue = queueWithPopup(.keepAlive)
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.setVisiblePages(.list)
    #expect(queue.phase(1) == "suspended (interrupted, left)")

    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))
    #expect(queue.runTurn() == [])
    #expect(queue.phase(1) == "suspended (left)")
    #expect(queue.setVisiblePages(.home) == ["resume #1"])
  }

  @Test func `a queued resumption is suspended again when its page is left again`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    queue.enqueue(2)
    queue.send(.didPresent(2))
    queue.setVisiblePages(.home)
    #expect(queue.phase(1) == "queued")

    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test func `a refused resumption whose page is left waits for its page`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)
    queue.setVisiblePages(.home)
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()
    #expect(queue.phase(1) == "delayed")

    queue.setVisiblePages(.list)
    #expect(queue.phase(1) == "suspended (left)")
    #expect(queue.setVisiblePages(.home) == ["resume #1"])
  }

  // MARK: Gone

  @Test func `requests for a page that is gone are dismissed, requests for its type are not`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .page(4) }
    queue.enqueue(2) { ($0.scope, $0.delay) = (.page(4), .seconds(9)) }
    queue.enqueue(3) { $0.scope = .on("Cart") }

    #expect(
      queue.changePages { $0.gone = [4] } == [
        "deliverOutcome #1 pageGone", "deliverOutcome #2 pageGone", "requestNextTurn",
      ])
    #expect(queue.phase(3) == "queued")
  }

  @Test func `a popup kept for a page is dismissed when the page is gone`() {
    var queue = queueWithPopup(.keepAlive)
    queue.setVisiblePages(.list)

    #expect(
      queue.changePages { $0.gone = [1] } == ["deliverOutcome #1 pageGone", "requestNextTurn"])
  }

  @Test(
    arguments: [(.keepAlive, "pageGone"), (.dismiss, "pageLeft")] as [(PopupPageExit, String)])
  func `a popup visible on a page that is gone is dismissed`(
    pageExit: PopupPageExit, reason: String
  ) {
    var queue = queueWithPopup(pageExit)

    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == ["dismiss #1"])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 \(reason)", "requestNextTurn"])
  }

  @Test func `a dismissing popup keeps its reason when its page is gone`() {
    var queue = queueWithPopup(.keepAlive)
    queue.dismiss(.request(1), .completed)

    #expect(queue.changePages { ($0.visible, $0.gone) = ([.list], [1]) } == [])
    #expect(queue.send(.didDisappear(1)) == ["deliverOutcome #1 completed", "requestNextTurn"])
  }

  @Test func `a refused request is not bound to the page it was refused on`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .on("Page") }
    queue.send(.didFailToPresent(1, .refused))
    queue.runTurn()

    #expect(queue.setVisiblePages(.cart) == [])
    #expect(queue.advance(by: .milliseconds(500)) == ["present #1"])
    queue.send(.didPresent(1))
    #expect(queue.setVisiblePages(.home) == ["dismiss #1"])
  }
}
