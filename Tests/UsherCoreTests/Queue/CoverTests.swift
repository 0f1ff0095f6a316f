// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R4 and R5: what comes in front of a page, and what a running change takes away.
struct CoverTests {
  /// A popup that is visible on the page Home.
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
    #expect(suspended.changePages(isCovered) == ["withdraw #1"])
    #expect(suspended.blockers(1) == ["it is suspended: its page is covered", "its page is covered by Cart"])
    #expect(suspended.setVisiblePages(.home) == ["restore #1"])

    var dismissed = queueWithPopup(.dismiss)
    #expect(dismissed.changePages(isCovered) == ["dismiss #1"])
  }

  @Test func `a popup can opt to stay while its page is covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    #expect(queue.changePages { $0.disappearing = [1: .covered] } == [])
    #expect(queue.changePages(isCovered) == [])
    #expect(queue.phase(1) == "visible")

    #expect(queue.setVisiblePages(.list) == ["withdraw #1"])
  }

  @Test func `one that stays while covered also returns while covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.changePages(isCovered)
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test func `it also returns while its page is about to be covered`() {
    var queue = queueWithPopup(configure: { $0.ignoresPageCover = true })
    queue.enqueue(2, priority: .urgent, conflict: .interrupt)
    queue.send(.didPresent(2))
    queue.changePages { $0.disappearing = [1: .covered] }
    queue.dismiss(.request(2))
    queue.send(.didDisappear(2))

    #expect(queue.runTurn() == ["restore #1"])
  }

  @Test(arguments: PopupPageExit.allCases.filter { $0 != .stay })
  func `what obstructs a page suspends its popups whatever their retention`(
    pageExit: PopupPageExit
  ) {
    var queue = queueWithPopup(pageExit)
    #expect(queue.setVisiblePages(.home.obstructed(by: "UIAlertController")) == ["withdraw #1"])
    #expect(
      queue.blockers(1) == [
        "it is suspended: something is in front of its page",
        "its page is obstructed by UIAlertController",
      ])

    #expect(queue.setVisiblePages(.home) == ["restore #1"])
  }

  @Test func `nothing of a page begins while that page is obstructed`() {
    var queue = QueueHarness()
    queue.setVisiblePages(.home.obstructed(by: "Menu"))
    queue.enqueue(1) { $0.scope = .on("Home") }
    #expect(queue.blockers(1) == ["its page is obstructed by Menu"])

    #expect(queue.setVisiblePages(.home) == ["present #1"])
  }

  @Test func `one that waits for a covered page is told by what`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .page(1) }
    queue.send(.didPresent(1))
    queue.enqueue(2) { $0.scope = .page(1) }
    queue.changePages(isCovered)
    queue.send(.didDisappear(1))
    queue.runTurn()

    #expect(queue.blockers(2) == ["its page is covered by Cart"])
  }

  @Test func `a cause changes into another without a return between them`() {
    var queue = queueWithPopup()
    queue.setVisiblePages(.home.obstructed(by: "Menu"))

    #expect(queue.changePages(isCovered) == [])
    #expect(queue.phase(1) == "suspended (covered)")
    #expect(queue.setVisiblePages(.list) == [])
    #expect(queue.phase(1) == "suspended (left)")
  }

  @Test func `on the app's window a popup is not suspended by what obstructs`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowModal })

    #expect(queue.setVisiblePages(.home.obstructed(by: "Menu")) == [])
    #expect(queue.phase(1) == "visible")
  }

  // MARK: Changes that run

  @Test func `a popup is concealed while its page departs, and withdrawn when it has`() {
    var queue = queueWithPopup()
    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["conceal #1"])
    #expect(queue.phase(1) == "visible")

    #expect(queue.setVisiblePages(.list) == ["withdraw #1 animated=no"])
  }

  @Test func `a popup is revealed when its page stays after all`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .covered] }

    #expect(queue.changePages { $0.disappearing = [:] } == ["reveal #1"])
    #expect(queue.phase(1) == "visible")
  }

  @Test func `what was concealed leaves without an animation`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .left] }

    #expect(queue.setVisiblePages(.list) == ["dismiss #1 animated=no"])
  }

  @Test func `what is replaced while concealed leaves without an animation, too`() {
    var queue = queueWithPopup(.dismiss)
    queue.changePages { $0.disappearing = [1: .left] }

    #expect(queue.enqueue(2, priority: .urgent, conflict: .replace) == ["dismiss #1 animated=no"])
  }

  @Test func `what appears on a departing page is concealed, too`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.scope = .on("Home") }

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["conceal #1"])
    queue.send(.didPresent(1))
    #expect(queue.changePages { $0.disappearing = [:] } == ["reveal #1"])
  }

  @Test func `nothing begins on a departing page`() {
    var queue = QueueHarness()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.enqueue(1) { $0.scope = .on("Home") }
    #expect(queue.blockers(1) == ["its page is about to leave"])

    #expect(queue.changePages { $0.disappearing = [:] } == ["present #1"])
  }

  @Test func `one that was suspended comes back revealed`() {
    var queue = queueWithPopup()
    queue.changePages { $0.disappearing = [1: .left] }
    queue.setVisiblePages(.list)
    queue.setVisiblePages(.home)
    queue.send(.didPresent(1))

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["conceal #1"])
  }

  @Test func `what is presented on the app's window cannot be concealed`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowModal })

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
  }

  @Test func `what belongs to a popup is concealed and revealed with it`() {
    var queue = queueWithPopup(configure: { $0.surface = .appWindowView })
    queue.enqueue(2) { ($0.parent, $0.surface) = (1, .appWindowView) }
    queue.send(.didPresent(2))
    queue.enqueue(3) { ($0.parent, $0.surface) = (2, .appWindowModal) }

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["conceal #1", "conceal #2"])
    #expect(queue.queue.topmostModal == 3)
    #expect(queue.changePages { $0.disappearing = [:] } == ["reveal #1", "reveal #2"])
  }

  @Test func `what belongs to a popup that stays is concealed with its own page`() {
    var queue = queueWithPopup(.stay)
    queue.enqueue(2) { ($0.parent, $0.scope) = (1, .on("Home")) }
    queue.send(.didPresent(2))

    #expect(queue.changePages { $0.disappearing = [1: .left] } == ["conceal #2"])
  }

  @Test func `one that stays is not concealed`() {
    var queue = queueWithPopup(.stay)

    #expect(queue.changePages { $0.disappearing = [1: .left] } == [])
  }
}
