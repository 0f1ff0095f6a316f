// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R10 and R19: what lies in front, and whose time stands still for it.
struct ZOrderTests {
  @Test func `the topmost modal popup is the one of the highest lane, then the latest`() {
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

  @Test func `what is on the app's window is behind every overlay`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowModal)

    #expect(queue.queue.topmostModal == 1)
  }

  @Test func `a view in the app's window is behind every window of its own, whatever the lanes`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.show(2, lane: .alerts, surface: .appWindowView)

    #expect(queue.queue.topmostModal == 1)
  }

  @Test func `in the app's window what is presented later is in front, whatever the lanes`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowView)
    queue.show(2, surface: .appWindowModal)
    #expect(queue.queue.topmostModal == 2)

    var other = QueueHarness()
    other.show(1, lane: .alerts, surface: .appWindowModal)
    other.show(2, surface: .appWindowView)
    #expect(other.queue.topmostModal == 2)
  }

  @Test func `of two views the lane decides, as long as nothing is presented between them`() {
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

  @Test func `a view that returns is in front of what was presented meanwhile`() {
    var queue = QueueHarness()
    queue.enqueue(1) {
      ($0.surface, $0.scope, $0.pageExit) = (.appWindowView, .on("Home"), .keepAlive)
    }
    queue.send(.didPresent(1))
    queue.setVisiblePages(.cart)
    queue.show(2, lane: .alerts, surface: .appWindowModal)
    #expect(queue.queue.topmostModal == 2)

    #expect(queue.setVisiblePages(.home) == ["restore #1"])
    #expect(queue.queue.topmostModal == 1)
  }

  @Test(arguments: [PopupSurface.ownWindow, .appWindowView, .appWindowModal])
  func `the time of a view in the app's window stands still below`(surface: PopupSurface) {
    var queue = QueueHarness()
    queue.enqueue(1, surface: .appWindowView, displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    #expect(queue.deadline == .seconds(5))

    queue.show(2, lane: .alerts, surface: surface)
    #expect(queue.deadline == nil)
  }

  @Test func `the time of a view goes on in front of what is presented`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts, surface: .appWindowModal)
    queue.enqueue(2, surface: .appWindowView, displayDuration: .seconds(5))
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `what belongs to a popup is in front of it, whatever its lane`() {
    var queue = QueueHarness()
    queue.show(1, lane: .alerts)
    queue.enqueue(2) { $0.parent = 1 }

    #expect(queue.queue.topmostModal == 2)
  }

  @Test func `what is not modal, or concealed, is not the topmost modal`() {
    var queue = QueueHarness()
    queue.enqueue(1) { $0.isModal = false }
    #expect(queue.queue.topmostModal == nil)

    queue.enqueue(2) { ($0.lane, $0.scope) = (.alerts, .on("Home")) }
    #expect(queue.queue.topmostModal == 2)
    queue.changePages { $0.disappearing = [1: .left] }
    #expect(queue.queue.topmostModal == nil)
  }

  @Test func `the time of a popup stands still below a modal one`() {
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

  @Test func `a popup that is not modal stops nobody's time`() {
    var queue = QueueHarness()
    queue.enqueue(1, displayDuration: .seconds(5))
    queue.send(.didPresent(1))
    queue.enqueue(2) { ($0.lane, $0.isModal) = (.alerts, false) }
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `the time of what is in front goes on`() {
    var queue = QueueHarness()
    queue.show(1)
    queue.enqueue(2, lane: .alerts, displayDuration: .seconds(5))
    queue.send(.didPresent(2))

    #expect(queue.deadline == .seconds(5))
  }

  @Test func `the time of what is concealed stands still`() {
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
