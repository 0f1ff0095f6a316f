// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// R10 and R19: what lies in front, and whose time stands still for it.
struct HeightTests {
  @Test func `the topmost modal popup is the one of the highest lane, then the latest`() {
    let wide = PopupLane(name: "wide", capacity: 3)
    var play = Play(lanes: [wide, .alerts])
    #expect(play.queue.topmostModal == nil)

    play.show(1, lane: wide)
    play.show(2, lane: .alerts)
    play.show(3, lane: wide)
    #expect(play.queue.topmostModal == 2)

    play.happens(.didLeave(2))
    #expect(play.queue.topmostModal == 3)
  }

  @Test func `what is on the app's window is behind every overlay`() {
    var play = Play()
    play.show(1)
    play.show(2, lane: .alerts, surface: .appWindow)

    #expect(play.queue.topmostModal == 1)
  }

  @Test func `a view in the app's window is behind every window of its own, whatever the lanes`() {
    var play = Play()
    play.show(1)
    play.show(2, lane: .alerts, surface: .appView)

    #expect(play.queue.topmostModal == 1)
  }

  @Test func `in the app's window what is presented later is in front, whatever the lanes`() {
    var play = Play()
    play.show(1, lane: .alerts, surface: .appView)
    play.show(2, surface: .appWindow)
    #expect(play.queue.topmostModal == 2)

    var other = Play()
    other.show(1, lane: .alerts, surface: .appWindow)
    other.show(2, surface: .appView)
    #expect(other.queue.topmostModal == 2)
  }

  @Test func `of two views the lane decides, as long as nothing is presented between them`() {
    let (guides, sheets) = (PopupLane(name: "guides"), PopupLane(name: "sheets"))
    var play = Play()
    play.show(1, lane: .alerts, surface: .appView)
    play.show(2, surface: .appView)
    #expect(play.queue.topmostModal == 1)

    play.show(3, lane: sheets, surface: .appWindow)
    play.show(4, lane: guides, surface: .appView)
    #expect(play.queue.topmostModal == 4)

    play.happens(.didLeave(3))
    #expect(play.queue.topmostModal == 1)
  }

  @Test func `a view that returns is in front of what was presented meanwhile`() {
    var play = Play()
    play.enqueue(1) {
      ($0.surface, $0.scope, $0.retention) = (.appView, .on("Home"), .keepAlive)
    }
    play.happens(.didPresent(1))
    play.sees(.cart)
    play.show(2, lane: .alerts, surface: .appWindow)
    #expect(play.queue.topmostModal == 2)

    #expect(play.sees(.home) == ["restore #1"])
    #expect(play.queue.topmostModal == 1)
  }

  @Test(arguments: [PopupSurface.overlay, .appView, .appWindow])
  func `the time of a view in the app's window stands still below`(surface: PopupSurface) {
    var play = Play()
    play.enqueue(1, surface: .appView, timeOnScreen: .seconds(5))
    play.happens(.didPresent(1))
    #expect(play.deadline == .seconds(5))

    play.show(2, lane: .alerts, surface: surface)
    #expect(play.deadline == nil)
  }

  @Test func `the time of a view goes on in front of what is presented`() {
    var play = Play()
    play.show(1, lane: .alerts, surface: .appWindow)
    play.enqueue(2, surface: .appView, timeOnScreen: .seconds(5))
    play.happens(.didPresent(2))

    #expect(play.deadline == .seconds(5))
  }

  @Test func `what belongs to a popup is in front of it, whatever its lane`() {
    var play = Play()
    play.show(1, lane: .alerts)
    play.enqueue(2) { $0.parent = 1 }

    #expect(play.queue.topmostModal == 2)
  }

  @Test func `what is not modal, or concealed, is not the topmost modal`() {
    var play = Play()
    play.enqueue(1) { $0.isModal = false }
    #expect(play.queue.topmostModal == nil)

    play.enqueue(2) { ($0.lane, $0.scope) = (.alerts, .on("Home")) }
    #expect(play.queue.topmostModal == 2)
    play.changePages { $0.departing = [1: .left] }
    #expect(play.queue.topmostModal == nil)
  }

  @Test func `the time of a popup stands still below a modal one`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(5))
    play.happens(.didPresent(1))
    play.now = .seconds(2)
    play.show(2, lane: .alerts)
    #expect(play.deadline == nil)

    play.now = .seconds(9)
    play.happens(.didLeave(2))
    #expect(play.deadline == .seconds(12))
  }

  @Test func `a popup that is not modal stops nobody's time`() {
    var play = Play()
    play.enqueue(1, timeOnScreen: .seconds(5))
    play.happens(.didPresent(1))
    play.enqueue(2) { ($0.lane, $0.isModal) = (.alerts, false) }
    play.happens(.didPresent(2))

    #expect(play.deadline == .seconds(5))
  }

  @Test func `the time of what is in front goes on`() {
    var play = Play()
    play.show(1)
    play.enqueue(2, lane: .alerts, timeOnScreen: .seconds(5))
    play.happens(.didPresent(2))

    #expect(play.deadline == .seconds(5))
  }

  @Test func `the time of what is concealed stands still`() {
    var play = Play()
    play.enqueue(1) { ($0.scope, $0.timeOnScreen) = (.on("Home"), .seconds(5)) }
    play.happens(.didPresent(1))
    play.changePages { $0.departing = [1: .left] }
    #expect(play.deadline == nil)

    play.now = .seconds(3)
    play.changePages { $0.departing = [:] }
    #expect(play.deadline == .seconds(8))
  }
}
