// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R4 and R5: controllers in front of a page, and pages that disappear in a transition.
struct CoverTests {
  /// A queue with a popup that is visible on the page Home.
  private func queueWithPopup(
    _ pageExit: PopupPageExit = .keepAlive,
    configure: (inout PopupQueue.Request) -> Void = { _ in }
  ) -> QueueHarness {
    var queue = QueueHarness()
    queue.enqueue(1) {
      $0.scope = .on("Home")
      $0.pageExit = pageExit
      configure(&$0)
    }
    queue.send(.didPresent(1))
    return queue
  }

  private func isCovered(_ pageState: inout PageState) {
    pageState = PageState(visible: [.cart], covered: [1: "Cart"])
  }

  @Test func `a covered page counts as left`() {
    var suspended = queueWithPopup()
    #expect(suspended.changePages(isCovered) == ["suspend #1"])
    #expect(
      suspended.blockers(of: 1) == [
        "it is suspended: its page is covered", "its page is covered by Cart",
      ])
    #expect(suspended.setVisiblePages(.home) == ["resume #1"])

    var dismissed = queueWithPopup(.dismiss)
    #expect(dismissed.changePages(isCovered) == ["dismiss #1"])
  }

  @Test func `a popup can be configured to stay visible while its page is covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    #expect(queue.changePages { $0.disappearing = [1: .covered] } == [])
    #expect(queue.changePages(isCovered) == [])
    #expect(queue.phase(1) == "visible")

    #expect(queue.setVisiblePages(.list) == ["suspend #1"])
  }

  @Test func `a popup that ignores covers is also resumed while its page is covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.changePages(isCovered)
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test func `a popup that ignores covers is resumed while its page is about to be covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.changePages { $0.disappearing = [1: .covered] }
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["resume #1"])
  }

  @Test(arguments: PopupPageExit.allCases.filter { $0 != .stay })
  func `an obstruction suspends the popups of a page, whatever their page exit policy`(
    pageExit: PopupPageExit
  ) {
    var queue = queueWithPopup(pageExit)
    #expect(queue.setVisiblePages(.home.obstructed(by: "UIAlertController")) == ["suspend #1"])
    #expect(
      queue.blockers(of: 1) == [
        "it is suspended: its page is obstructed",
        "its page is obstructed by UIAlertController",
      ])

    #expect(queue.setVisiblePages(.home) == ["resume #1"])
  }

  @Test func `a request does not start while its page is obstructed`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.home.obstructed(by: "Menu"))
    queue.enqueue(1) { $0.scope = .on("Home") }
    #expect(queue.blockers(of: 1) == ["its page is obstructed by Menu"])

    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `a request for a covered page names the cover as its blocker`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .page(1) }
    queue.send(.didPresent(1))
    queue.enqueue(2) { $0.scope = .page(1) }
    queue.changePages(isCovered)
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.blockers(of: 2) == ["its page is covered by Cart"])
  }

  @Test func `a popup is not resumed when one cause of suspension replaces another`() {
    var queue = queueWithPopup()
    queue.setVisiblePages(.home.obstructed(by: "Menu"))

    #expect(queue.changePages(isCovered) == [])
    #expect(queue.phase(1) == "suspended (covered)")
    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test func `an obstruction does not suspend a popup in the app window`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowModal })

    #expect(queue.setVisiblePages(.home.obstructed(by: "Menu")) == [])
    #expect(queue.phase(1) == "visible")
  }

  // MARK: Transitions in progress

  @Test func `a popup is hidden while its page is disappearing, and suspended afterwards`() {
    var queue = queueWithPopup()
    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["hide #1"])
    #expect(queue.phase(1) == "visible")

    #expect(queue.setVisiblePages(.list) == ["suspend #1 animated=no"])
  }

  @Test func `a hidden popup is unhidden when the page transition is cancelled`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .covered] }

    #expect(queue.changePages { $0.disappearing = [:] } == ["unhide #1"])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `a hidden popup is dismissed without animation`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .left] }

    #expect(queue.setVisiblePages(.list) == ["dismiss #1 animated=no"])
  }

  @Test func `a hidden popup is replaced without animation`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .left] }

    #expect(queue.enqueue(2, priority: .urgent, conflict: .replace) == ["dismiss #1 animated=no"])
  }

  @Test func `a popup that appears on a disappearing page is hidden`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .on("Home") }

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["hide #1"])
    queue.send(.didPresent(1))
    #expect(queue.changePages { $0.disappearing = [:] } == ["unhide #1"])
  }

  @Test func `a request does not start on a disappearing page`() {
    var queue = QueueHarness()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(1) { $0.scope = .on("Home") }
    #expect(queue.blockers(of: 1) == ["its page is disappearing"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `a popup that was hidden before its suspension is not hidden when it is resumed`() {
    var queue = queueWithPopup()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.setVisiblePages(.list)
    queue.setVisiblePages(.home)
    queue.send(.didPresent(1))

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["hide #1"])
  }

  @Test func `a modal in the app window cannot be hidden`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowModal })

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
  }

  @Test func `child popups are hidden and unhidden with their parent`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowView })
    queue.enqueue(2) { ($0.link, $0.surface) = (.child(of: 1), .appWindowView) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.link, $0.surface) = (.child(of: 2), .appWindowModal) }

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["hide #1", "hide #2"])
    #expect(queue.queue.topmostModal == 3)
    #expect(queue.changePages { $0.disappearing = [:] } == ["unhide #1", "unhide #2"])
  }

  @Test func `a child of a popup that stays is hidden with the child's page`() {
    var queue = queueWithPopup(.stay)
    queue.enqueue(2) { ($0.link, $0.scope) = (.child(of: 1), .on("Home")) }
    queue.send(.didPresent(2))

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["hide #2"])
  }

  @Test func `a popup that stays is not hidden`() {
    var queue = queueWithPopup(.stay)

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
  }
}
