// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A finger comes down on something in a popup that wants it too: a list, a control.
@MainActor
struct SharedFingerTests {
  @Test func `a list scrolls first and moves the popup from its top`() throws {
    try Stand.run { stand in
      let (list, _, handle) = try stand.showList()
      list.contentOffset.y = 200

      stand.drag(from: list, by: [CGPoint(x: 0, y: 120)])
      stand.settle()
      #expect(list.contentOffset.y < 200 && handle.outcomeIfEnded == nil)
      list.setContentOffset(.zero, animated: false)
      stand.drag(from: list, by: [CGPoint(x: 0, y: -100)])
      stand.settle()
      #expect(list.contentOffset.y > 50 && handle.outcomeIfEnded == nil, "up it scrolls")
      list.setContentOffset(.zero, animated: false)
      stand.drag(from: list, by: [CGPoint(x: 0, y: 200)])
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `at the top of the list the finger goes on with the popup, and back with the list`()
    throws
  {
    try Stand.run { stand in
      let (list, card, handle) = try stand.showList()
      list.contentOffset.y = 40
      let start = list.convert(CGPoint(x: 150, y: 150 + 40), to: nil)
      // The first ten points are those that tell a drag from a tap.
      let places: [(finger: CGFloat, card: CGFloat, list: CGFloat)] = [
        (10, 0, 40), (30, 0, 20), (50, 0, 0), (80, 30, 0), (120, 70, 0), (90, 40, 0), (40, 0, 10),
        (10, 0, 40), (-20, 0, 70), (60, 10, 0), (-30, 0, 80),
      ]

      stand.device.touchDown(at: start)
      for place in places {
        stand.device.clock.advance(by: 0.05)
        stand.device.touchMove(to: CGPoint(x: start.x, y: start.y + place.finger))
        #expect(abs(card.pose.offset.y - place.card) < 0.01, "at \(place.finger)")
        #expect(abs(list.contentOffset.y - place.list) < 0.01, "at \(place.finger)")
      }
      stand.device.clock.advance(by: 0.5)
      stand.device.touchUp()
      stand.settle()

      #expect(card.pose == .atRest && handle.outcomeIfEnded == nil)
      #expect(abs(list.contentOffset.y - 80) < 0.01)
    }
  }

  @Test func `a list that is shown again and again is watched once`() throws {
    try Stand.run { stand in
      let list = UIScrollView()
      var watchers: Set<ObjectIdentifier> = []
      for round in 1...3 {
        let (_, card, handle) = try stand.showList(list)
        let before = list.panGestureRecognizer.headlessActionCount
        stand.drag(from: list, by: [CGPoint(x: 0, y: 60)], lifts: false)
        #expect(card.pose.offset.y > 0, "round \(round)")
        #expect(list.panGestureRecognizer.headlessActionCount == before + (round == 1 ? 1 : 0))
        watchers.insert(ObjectIdentifier(ListPan.of(list)))
        stand.device.touchUp()
        handle.end()
        stand.settle()
      }
      #expect(watchers.count == 1)
    }
  }

  @Test func `thrown down from the middle of the list, the popup leaves and the list stays`() throws
  {
    try Stand.run { stand in
      let (list, _, handle) = try stand.showList()
      list.contentOffset.y = 30

      stand.drag(from: list, by: [CGPoint(x: 0, y: 180)])
      stand.device.clock.advance(by: 0.1)

      #expect(list.contentOffset.y == 0 && !list.isDecelerating)
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `let go a little out of its place the popup returns, and the list does not run`()
    throws
  {
    try Stand.run { stand in
      let (list, card, handle) = try stand.showList()

      stand.drag(from: list, by: [CGPoint(x: 0, y: 90), CGPoint(x: 0, y: -60)])
      #expect(list.contentOffset.y == 0 && !list.isDecelerating)
      stand.settle()

      #expect(card.pose == .atRest && handle.outcomeIfEnded == nil && list.contentOffset.y == 0)
    }
  }

  @Test func `back in the list the finger throws the list`() throws {
    try Stand.run { stand in
      let (list, card, handle) = try stand.showList()

      stand.drag(from: list, by: [CGPoint(x: 0, y: 60), CGPoint(x: 0, y: -160)])
      let thrown = list.contentOffset.y
      #expect(thrown > 50 && list.isDecelerating && card.pose.offset.y == 0)
      stand.settle()

      #expect(list.contentOffset.y > thrown && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `at the upper edge it is the end of the list that hands over`() throws {
    try Stand.run { stand in
      let (list, card, _) = try stand.showList(position: .top)
      list.contentOffset.y = 680
      let start = list.convert(CGPoint(x: 150, y: 680 + 200), to: nil)

      stand.device.touchDown(at: start)
      for way in [10.0, 30, 90] {
        stand.device.clock.advance(by: 0.05)
        stand.device.touchMove(to: CGPoint(x: start.x, y: start.y - way))
      }

      #expect(abs(card.pose.offset.y + 60) < 0.01 && abs(list.contentOffset.y - 700) < 0.01)
      stand.device.touchCancel()
      stand.settle()
      #expect(card.pose == .atRest && list.contentOffset.y == 700)
    }
  }

  @Test func `a list that is refreshed by pulling keeps the finger`() throws {
    try Stand.run { stand in
      let (list, card, handle) = try stand.showList()
      list.refreshControl = UIRefreshControl()
      stand.settle()

      stand.drag(from: list, by: [CGPoint(x: 0, y: 200)], lifts: false)
      #expect(card.pose.offset.y == 0 && list.contentOffset.y < 0)
      stand.device.touchUp()
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `a list that scrolls sideways leaves the popup its way`() throws {
    try Stand.run { stand in
      let (list, card, handle) = try stand.showList()
      list.contentSize = CGSize(width: 2000, height: 300)

      stand.drag(from: list, by: [CGPoint(x: -80, y: 0)])
      #expect(list.contentOffset.x > 50 && card.pose == .atRest)
      stand.settle()
      stand.drag(from: list, by: [CGPoint(x: 0, y: 200)])
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a popup that ends under the finger leaves the list alone`() throws {
    try Stand.run { stand in
      let (list, _, handle) = try stand.showList()
      stand.drag(from: list, by: [CGPoint(x: 0, y: 60)], lifts: false)

      handle.end()
      stand.settle()
      stand.device.touchUp()
      stand.settle()

      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test(arguments: [false, true])
  func `a control that follows the finger keeps it`(isEnabled: Bool) {
    Stand.run { stand in
      let (box, dial) = (BoxView(), Dial(frame: CGRect(x: 20, y: 20, width: 160, height: 60)))
      dial.isEnabled = isEnabled
      box.addSubview(dial)
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()

      stand.drag(from: dial, by: [CGPoint(x: 0, y: 200)])
      stand.settle()

      #expect((handle.outcomeIfEnded == nil) == isEnabled)
      #expect((dial.moves > 5) == isEnabled && !dial.wasCancelled)
    }
  }

  @Test func `a switch is thrown, and not the popup at the trailing edge`() {
    Stand.run { stand in
      let (box, toggle) = (BoxView(), UISwitch(frame: CGRect(x: 20, y: 20, width: 51, height: 31)))
      box.addSubview(toggle)
      let handle = stand.center.enqueue(Popup(box).position(.trailing))
      stand.settle()

      stand.drag(from: toggle, by: [CGPoint(x: 150, y: 0)])
      stand.settle()

      #expect(toggle.isOn && handle.outcomeIfEnded == nil)
    }
  }

  @Test(arguments: [true, false])
  func `what is only tapped lets the popup be dragged`(isButton: Bool) {
    Stand.run { stand in
      let frame = CGRect(x: 0, y: 20, width: 200, height: 60)
      let (box, control) = (BoxView(), isButton ? UIButton(frame: frame) : Dial(frame: frame))
      var taps = 0
      control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      box.addSubview(control)
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()

      stand.drag(from: control, by: [CGPoint(x: 0, y: 200)])
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && taps == 0)
    }
  }

  @Test func `a button that is dragged about keeps the finger`() {
    Stand.run { stand in
      let (box, button) = (BoxView(), UIButton(frame: CGRect(x: 0, y: 20, width: 200, height: 60)))
      button.addAction(UIAction { _ in }, for: [.touchUpInside, .touchDragInside])
      box.addSubview(button)
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()

      stand.drag(from: button, by: [CGPoint(x: 0, y: 200)])
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `a button in a list that is held keeps the finger from both`() throws {
    try Stand.run { stand in
      let (list, card, _) = try stand.showList()
      let button = UIButton(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
      list.addSubview(button)
      list.contentOffset.y = 200
      let start = button.convert(CGPoint(x: 150, y: 30), to: nil)

      stand.device.touchDown(at: start)
      stand.device.clock.advance(by: 0.5)
      stand.device.touchMove(to: CGPoint(x: start.x, y: start.y + 40))

      #expect(button.isTracking && list.contentOffset.y == 200 && card.pose == .atRest)
      stand.device.touchUp()
    }
  }
}

/// A control that is turned by a finger.
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

extension Stand {
  /// Shows a list of 1000 points in a popup 300 points high.
  fileprivate func showList(
    _ list: UIScrollView = UIScrollView(), position: PopupPosition = .bottom
  ) throws -> (UIScrollView, CardView, PopupHandle<Never>) {
    list.contentSize = CGSize(width: 300, height: 1000)
    list.backgroundColor = .white
    list.contentInsetAdjustmentBehavior = .never
    let handle = center.enqueue(
      Popup(list).position(position).size(CGSize(width: 300, height: 300)))
    settle()
    return (list, try #require(list.superview as? CardView), handle)
  }

  /// Drags from the middle of what is seen of a view, one way after the other.
  fileprivate func drag(from view: UIView, by ways: [CGPoint], lifts: Bool = true) {
    var place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.touchDown(at: place)
    for way in ways {
      let start = place
      for step in 1...12 {
        device.clock.advance(by: HeadlessClock.frameDuration)
        let part = CGFloat(step) / 12
        place = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
        device.touchMove(to: place)
      }
    }
    if lifts { device.touchUp() }
  }
}
