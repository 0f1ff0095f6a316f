// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// R10 and R19: the z-order of popups, and the display timers of those below a modal popup.
struct ZOrderTests {
  @Test func `the topmost modal is the one in the highest lane, then the latest`() {
    let wide = PopupLane(name: "wide", capacity: 3)
    var queue = QueueHarness(lanes: [wide, .alerts])
    #expect(queue.queue.topmostModal == nil)

    queue.show(1, lane: wide)
    queue.show(2, lane: .alerts)
    queue.show(3, lane: wide)
    #expect(queue.queue.topmostModal == 2)

    queue.send(.didDisappear(2))
    #expect(queue.queue.topmostModal == 3)
  }

  @Test func `a modal in the app window is behind every popup in its own window`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)

    #expect(queue.queue.topmostModal == 1)
  }

  @Test
  func `a view in the app window is behind every popup in its own window, whatever the lanes`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowView)

    #expect(queue.queue.topmostModal == 1)
  }

  @Test func `in the app window the popup presented last is in front, whatever the lanes`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowView)
    queue.show(2, surface: .appWindowModal)
    #expect(queue.queue.topmostModal == 2)

    var other = QueueHarness()
    other.show(1, lane: .alerts, surface: .appWindowModal)
    other.show(2, surface: .appWindowView)
    #expect(other.queue.topmostModal == 2)
  }

  @Test func `the lane decides between two views unless a modal was presented between them`() {
    let (guides, sheets) = (PopupLane(name: "guides"), PopupLane(name: "sheets"))
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowView)
    queue.show(2, surface: .appWindowView)
    #expect(queue.queue.topmostModal == 1)

    queue.show(3, lane: sheets, surface: .appWindowModal)
    queue.show(4, lane: guides, surface: .appWindowView)
    #expect(queue.queue.topmostModal == 4)

    queue.send(.didDisappear(3))
    #expect(queue.queue.topmostModal == 1)
  }

  @Test func `a resumed view is in front of a modal presented meanwhile`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.setVisiblePages(.cart)
    queue.show(2, lane: .alerts, surface: .appWindowModal)
    #expect(queue.queue.topmostModal == 2)

    #expect(queue.setVisiblePages(.home) == ["resume #1"])
    #expect(queue.queue.topmostModal == 1)
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowView, .appWindowModal])
  func `the display timer of a view in the app window is stopped below a modal popup`(
    surface: PopupSurface
  ) {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowView, displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    #expect(queue.deadline == .seconds(5))

    queue.show(2, lane: .alerts, surface: surface)
    #expect(queue.deadline == nil)
  }

  @Test func `the display timer of a view runs in front of a modal`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowView, displayDuration: .seconds(5))
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `a child popup is in front of its parent, whatever its lane`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts)
    queue.enqueue(2) { $0.link = .child(of: 1) }

    #expect(queue.queue.topmostModal == 2)
  }

  @Test func `a popup that is not modal, or hidden, is not the topmost modal`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.isModal = false }
    #expect(queue.queue.topmostModal == nil)

    queue.enqueue(2) { ($0.lane, $0.scope) = (.alerts, .on("Home")) }
    #expect(queue.queue.topmostModal == 2)
    queue.changePages { $0.disappearing = [1: .left] }
    #expect(queue.queue.topmostModal == nil)
  }

  @Test func `the display timer of a popup is stopped below a modal popup`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    queue.now = .seconds(2)
    queue.show(2, lane: .alerts)
    #expect(queue.deadline == nil)

    queue.now = .seconds(9)
    queue.send(.didDisappear(2))
    #expect(queue.deadline == .seconds(12))
  }

  @Test func `a popup that is not modal stops no display timer`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.lane, $0.isModal) = (.alerts, false) }
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `the display timer of the frontmost popup runs`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, lane: .alerts, displayDuration: .seconds(5))
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `the display timer of a hidden popup is stopped`() {
    var queue = QueueHarness()
    queue.enqueue(1) { ($0.scope, $0.displayDuration) = (.on("Home"), .seconds(5)) }
    queue.send(.didPresent(1))
    queue.changePages { $0.disappearing = [1: .left] }
    #expect(queue.deadline == nil)

    queue.now = .seconds(3)
    queue.changePages { $0.disappearing = [:] }
    #expect(queue.deadline == .seconds(8))
  }
}
