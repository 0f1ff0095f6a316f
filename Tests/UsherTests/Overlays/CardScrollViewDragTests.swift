// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Drags that begin on a scroll view or a control inside a popup.
@MainActor
@Suite(.uikitVariants)
struct CardScrollViewDragTests {
  @Test func `a scroll view scrolls first and moves the popup when it is at its top`() throws {
    try TestApp.run { app in
      let (list, _, handle) = try app.showList()
      list.contentOffset.y = 200

      app.drag(from: list, by: [CGPoint(x: 0, y: 120)])
      app.runUntilIdle()
      #expect(list.contentOffset.y < 200)
      #expect(handle.outcomeIfDismissed == nil)
      list.setContentOffset(.zero, animated: false)
      app.drag(from: list, by: [CGPoint(x: 0, y: -100)])
      app.runUntilIdle()
      #expect(list.contentOffset.y > 50, "dragging up scrolls")
      #expect(handle.outcomeIfDismissed == nil)
      list.setContentOffset(.zero, animated: false)
      app.drag(from: list, by: [CGPoint(x: 0, y: 200)])
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test
  func `at its top a scroll view hands the drag over to the popup, and takes the drag back`()
    throws
  {
    try TestApp.run { app in
      let (list, card, handle) = try app.showList()
      list.contentOffset.y = 40
      let start = list.convert(CGPoint(x: 150, y: 150 + 40), to: nil)
      // The first ten points distinguish a drag from a tap.
      let steps: [(finger: CGFloat, card: CGFloat, list: CGFloat)] = [
        (10, 0, 40), (30, 0, 20), (50, 0, 0), (80, 30, 0), (120, 70, 0), (90, 40, 0), (40, 0, 10),
        (10, 0, 40), (-20, 0, 70), (60, 10, 0), (-30, 0, 80),
      ]

      app.device.touchDown(at: start)
      for place in steps {
        app.device.clock.advance(by: 0.05)
        app.device.touchMove(to: CGPoint(x: start.x, y: start.y + place.finger))
        #expect(abs(card.pose.offset.y - place.card) < 0.01, "at \(place.finger)")
        #expect(abs(list.contentOffset.y - place.list) < 0.01, "at \(place.finger)")
      }
      app.device.clock.advance(by: 0.5)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(card.pose == .identity)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(abs(list.contentOffset.y - 80) < 0.01)
    }
  }

  @Test func `a scroll view that is shown repeatedly is observed once`() throws {
    try TestApp.run { app in
      let list = UIScrollView()
      var observers: Set<ObjectIdentifier> = []
      for round in 1...3 {
        let (_, card, handle) = try app.showList(list)
        let before = list.panGestureRecognizer.headlessActionCount
        app.drag(from: list, by: [CGPoint(x: 0, y: 60)], endsTouch: false)
        #expect(card.pose.offset.y > 0, "round \(round)")
        #expect(list.panGestureRecognizer.headlessActionCount == before + (round == 1 ? 1 : 0))
        observers.insert(ObjectIdentifier(ScrollViewPanObserver.make(for: list)))
        app.device.touchUp()
        handle.dismiss()
        app.runUntilIdle()
      }
      #expect(observers.count == 1)
    }
  }

  @Test
  func `a fast drag inside a scroll view dismisses the popup, and the scroll view stops`() throws {
    try TestApp.run { app in
      let (list, _, handle) = try app.showList()
      list.contentOffset.y = 30

      app.drag(from: list, by: [CGPoint(x: 0, y: 180)])
      app.device.clock.advance(by: 0.1)

      #expect(list.contentOffset.y == 0)
      #expect(!list.isDecelerating)
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a popup dragged a little returns, and the scroll view does not decelerate`()
    throws
  {
    try TestApp.run { app in
      let (list, card, handle) = try app.showList()

      app.drag(from: list, by: [CGPoint(x: 0, y: 90), CGPoint(x: 0, y: -60)])
      #expect(list.contentOffset.y == 0)
      #expect(!list.isDecelerating)
      app.runUntilIdle()

      #expect(card.pose == .identity)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(list.contentOffset.y == 0)
    }
  }

  @Test func `a drag that returns to the scroll view lets it decelerate`() throws {
    try TestApp.run { app in
      let (list, card, handle) = try app.showList()

      app.drag(from: list, by: [CGPoint(x: 0, y: 60), CGPoint(x: 0, y: -160)])
      let offsetAtRelease = list.contentOffset.y
      #expect(offsetAtRelease > 50)
      #expect(list.isDecelerating)
      #expect(card.pose.offset.y == 0)
      app.runUntilIdle()

      #expect(list.contentOffset.y > offsetAtRelease)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `at the top edge the drag continues with the popup at the end of the scroll view`() throws {
    try TestApp.run { app in
      let (list, card, _) = try app.showList(position: .top)
      list.contentOffset.y = 680
      let start = list.convert(CGPoint(x: 150, y: 680 + 200), to: nil)

      app.device.touchDown(at: start)
      for way in [10.0, 30, 90] {
        app.device.clock.advance(by: 0.05)
        app.device.touchMove(to: CGPoint(x: start.x, y: start.y - way))
      }

      #expect(abs(card.pose.offset.y + 60) < 0.01)
      #expect(abs(list.contentOffset.y - 700) < 0.01)
      app.device.touchCancel()
      app.runUntilIdle()
      #expect(card.pose == .identity)
      #expect(list.contentOffset.y == 700)
    }
  }

  @Test func `a scroll view with a refresh control keeps the drag`() throws {
    try TestApp.run { app in
      let (list, card, handle) = try app.showList()
      list.refreshControl = UIRefreshControl()
      app.runUntilIdle()

      app.drag(from: list, by: [CGPoint(x: 0, y: 200)], endsTouch: false)
      #expect(card.pose.offset.y == 0)
      #expect(list.contentOffset.y < 0)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `a horizontally scrolling view does not prevent a vertical drag of the popup`() throws {
    try TestApp.run { app in
      let (list, card, handle) = try app.showList()
      list.contentSize = CGSize(width: 2000, height: 300)

      app.drag(from: list, by: [CGPoint(x: -80, y: 0)])
      #expect(list.contentOffset.x > 50)
      #expect(card.pose == .identity)
      app.runUntilIdle()
      app.drag(from: list, by: [CGPoint(x: 0, y: 200)])
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `dismissing a popup during a drag does not affect its scroll view`() throws {
    try TestApp.run { app in
      let (list, _, handle) = try app.showList()
      app.drag(from: list, by: [CGPoint(x: 0, y: 60)], endsTouch: false)

      handle.dismiss()
      app.runUntilIdle()
      app.device.touchUp()
      app.runUntilIdle()

      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test(arguments: [false, true])
  func `a control that tracks touches keeps the drag`(isEnabled: Bool) {
    TestApp.run { app in
      let (box, dial) = (FixedSizeView(), Dial(frame: CGRect(x: 20, y: 20, width: 160, height: 60)))
      dial.isEnabled = isEnabled
      box.addSubview(dial)
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()

      app.drag(from: dial, by: [CGPoint(x: 0, y: 200)])
      app.runUntilIdle()

      #expect((handle.outcomeIfDismissed == nil) == isEnabled)
      #expect((dial.moves > 5) == isEnabled)
      #expect(!dial.wasCancelled)
    }
  }

  @Test func `dragging a switch changes the switch and does not move the popup`() {
    TestApp.run { app in
      let (box, toggle) = (
        FixedSizeView(), UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31))
      )
      box.addSubview(toggle)
      let handle = app.center.show(Popup(box).position(.trailing))
      app.runUntilIdle()

      app.drag(from: toggle, by: [CGPoint(x: 150, y: 0)])
      app.runUntilIdle()

      #expect(toggle.isOn)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test(arguments: [true, false])
  func `dragging a control without tracking moves the popup`(isButton: Bool) {
    TestApp.run { app in
      let frame = CGRect(x: 0, y: 20, width: 200, height: 60)
      let (box, control) = (FixedSizeView(), isButton ? UIButton(frame: frame) : Dial(frame: frame))
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      box.addSubview(control)
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()

      app.drag(from: control, by: [CGPoint(x: 0, y: 200)])
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(taps == 0)
    }
  }

  @Test func `a button with a drag action keeps the drag`() {
    TestApp.run { app in
      let (box, button) = (
        FixedSizeView(), UIButton(frame: CGRect(x: 0, y: 20, width: 200, height: 60))
      )
      button.addAction(UIAction { _ in }, for: [.touchUpInside, .touchDragInside])
      box.addSubview(button)
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()

      app.drag(from: button, by: [CGPoint(x: 0, y: 200)])
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `a button pressed in a scroll view keeps the drag from the scroll view and the popup`()
    throws
  {
    try TestApp.run { app in
      let (list, card, _) = try app.showList()
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
      list.addSubview(button)
      list.contentOffset.y = 200
      let start = button.convert(CGPoint(x: 150, y: 30), to: nil)

      app.device.touchDown(at: start)
      app.device.clock.advance(by: 0.5)
      app.device.touchMove(to: CGPoint(x: start.x, y: start.y + 40))

      #expect(button.isTracking)
      #expect(list.contentOffset.y == 200)
      #expect(card.pose == .identity)
      app.device.touchUp()
    }
  }
}

/// A control that tracks the movement of a touch.
@MainActor
private final class Dial: UIControl {
  private(set) var moves = 0
  private(set) var wasCancelled = false

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    moves += 1
    return true
  }

  override func cancelTracking(with event: UIEvent?) { wasCancelled = true }
}

extension TestApp {
  /// Shows a scroll view with 1000 points of content in a popup 300 points high.
  fileprivate func showList(
    _ list: UIScrollView = UIScrollView(), position: PopupPosition = .bottom
  ) throws -> (UIScrollView, CardView, PopupHandle<Never>) {
    list.contentSize = CGSize(width: 300, height: 1000)
    list.backgroundColor = .white
    list.contentInsetAdjustmentBehavior = .never
    let handle = center.show(
      Popup(list).position(position).size(CGSize(width: 300, height: 300)))
    runUntilIdle()
    return (list, try #require(list.superview as? CardView), handle)
  }

  /// Drags from the center of the visible part of a view in several directions.
  fileprivate func drag(from view: UIView, by ways: [CGPoint], endsTouch: Bool = true) {
    var place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.touchDown(at: place)
    for way in ways {
      let start = place
      for step in 1...12 {
        device.clock.advance(by: HeadlessClock.frameDuration)
        let fraction = CGFloat(step) / 12
        place = CGPoint(x: start.x + way.x * fraction, y: start.y + way.y * fraction)
        device.touchMove(to: place)
      }
    }
    if endsTouch { device.touchUp() }
  }
}
