// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// A finger drags a popup.
@MainActor
struct CardDraggingTests {
  @Test(
    arguments: [
      (.bottom, CGPoint(x: 0, y: 200)), (.top, CGPoint(x: 0, y: -200)),
      (.leading, CGPoint(x: -180, y: 0)), (.trailing, CGPoint(x: 180, y: 0)),
    ] as [(PopupPosition, CGPoint)])
  func `a popup that is swiped to its edge leaves`(position: PopupPosition, way: CGPoint) {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(position))
      stand.settle()

      stand.drag(box, by: way)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `what cannot be swiped away any more does not follow a finger`() throws {
    try Stand.run { stand in
      let alert = StyledAlert(.info, "News").button("OK").closedBy(.everyWay)
      let handle = alert.show()
      stand.settle()
      let title = try #require(stand.styledAlert).title
      let place = title.convert(CGPoint(x: 5, y: 5), to: nil)
      for isDraggable in [true, false, true] {
        handle.update { $0.closedBy(isDraggable ? .everyWay : .escape) }
        stand.settle()
        stand.device.touchDown(at: place)
        for y in [10.0, 20, 40] {
          stand.device.touchMove(to: CGPoint(x: place.x, y: place.y + y))
        }
        #expect((title.convert(CGPoint(x: 5, y: 5), to: nil).y > place.y) == isDraggable)
        stand.device.touchUp()
        stand.settle()
      }
    }
  }

  @Test func `to the other edge it is swiped where people read from right to left`() {
    Stand.run { stand in
      stand.device.layoutDirection = .rightToLeft
      stand.settle()
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(.leading))
      stand.settle()
      stand.drag(box, by: CGPoint(x: -180, y: 0))
      stand.settle()
      #expect(handle.outcomeIfEnded == nil)

      stand.drag(box, by: CGPoint(x: 180, y: 0))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a short slow drag comes back, with the backdrop`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()
      let card = try #require(box.superview as? CardView)
      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      stand.device.touchDown(at: middle)
      for step in 1...5 {
        stand.device.clock.advance(by: 0.1)
        stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + CGFloat(step) * 10))
      }
      #expect(card.pose.offset.y == 40, "ten points passed until it was clear")
      #expect(try #require(root.backdrop).strength < 1)
      stand.device.clock.advance(by: 0.5)
      stand.device.touchUp()
      stand.settle()

      #expect(card.pose == .atRest && root.backdrop?.strength == 1 && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `against its edge it gives way a little, and across not at all`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      stand.device.touchDown(at: middle)
      stand.device.clock.advance(by: 0.1)
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - 12))
      stand.device.clock.advance(by: 0.1)
      stand.device.touchMove(to: CGPoint(x: middle.x + 30, y: middle.y - 112))
      let offset = card.pose.offset
      stand.device.touchUp()
      stand.settle()

      #expect(offset.y < -20 && offset.y > -60 && offset.x == 0)
      #expect(card.pose == .atRest && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `pulled away from the screen's edge, a sheet leaves no gap there`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).position(.bottom, ignoresSafeArea: true))
      stand.settle()
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      let end = stand.window.bounds.maxY

      stand.device.touchDown(at: middle)
      for way in [12.0, 112] {
        stand.device.clock.advance(by: 0.1)
        stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - way))
      }
      let shown = box.convert(box.bounds, to: nil)
      #expect(abs(shown.maxY - end) < 0.01 && box.bounds.height > 140)
      stand.device.touchUp()
      stand.settle()

      #expect(box.convert(box.bounds, to: nil).maxY == end && box.frame == box.superview?.bounds)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that is taken away while it is pulled comes back as it was`(liftsBefore: Bool) {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).position(.bottom, ignoresSafeArea: true))
      stand.settle()
      let (frame, place) = (box.frame, box.convert(box.bounds, to: nil))
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      stand.device.touchDown(at: middle)
      for way in [12.0, 112] {
        stand.device.clock.advance(by: 0.1)
        stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - way))
      }
      #expect(box.frame != frame)

      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      if liftsBefore { stand.device.touchUp() }
      urgent.end()
      stand.settle()
      if !liftsBefore { stand.device.touchUp() }
      stand.settle()

      #expect(box.frame == frame && box.convert(box.bounds, to: nil) == place)
    }
  }

  @Test func `a finger catches a popup that is still coming`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let diary = Diary()
      let handle = stand.center.enqueue(
        Popup(box).position(.bottom).onDidAppear { _ in diary.note("there") })
      stand.device.clock.advance(by: 0.15)
      let card = try #require(box.superview as? CardView)
      let seen = try #require(card.layer.presentation()).affineTransform().ty
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      stand.device.touchDown(at: middle)
      stand.device.clock.advance(by: 0.01)
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      let caught = card.pose.offset.y
      #expect(caught > 0 && caught <= seen, "it stays below the finger where it was")
      #expect(card.layer.animationKeys() == nil)
      stand.device.clock.advance(by: 1)
      #expect(diary.lines == ["there"], "it need not come any further")
      stand.device.touchUp()
      stand.settle()

      #expect(card.pose == .atRest && handle.outcomeIfEnded == nil)
    }
  }

  @Test func `caught in a movement of the app's own it stays below the finger`() throws {
    try Stand.run { stand in
      let box = BoxView()
      let motion = PopupMotion.custom(duration: .seconds(2)) {
        $0.transform = CGAffineTransform(translationX: 0, y: 300)
      } animate: {
        $0.transform = .identity
      }
      let diary = Diary()
      stand.center.enqueue(
        Popup(box).position(.bottom).motion(motion).onDidAppear { _ in diary.note("there") })
      stand.device.clock.advance(by: 1.9)
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      stand.device.touchDown(at: middle)
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 40))
      let held = card.pose.offset.y
      #expect(held > 20)

      stand.settle()

      #expect(card.pose.offset.y == held && diary.lines == ["there"])
      stand.device.touchUp()
      stand.settle()
      #expect(card.pose == .atRest)
    }
  }

  @Test func `what cannot be closed yet goes back when it was swiped away`() throws {
    try Stand.run { stand in
      let handle = StyledAlert(.warning, "Read this")
        .button("Cancel", role: .cancel, countdown: .activates(after: .seconds(60)))
        .closedBy(.everyWay).show()
      stand.settle()
      let alert = try #require(stand.styledAlert)
      let card = try #require(alert.superview as? CardView)

      stand.drag(alert.title, by: CGPoint(x: 0, y: 300))
      stand.settle()

      #expect(handle.outcomeIfEnded == nil && card.pose == .atRest)
      let root = try #require(stand.overlays[0].rootViewController as? OverlayRootController)
      #expect(root.backdrop?.strength == 1)
    }
  }

  @Test func `a cancelled touch lets it go back`() throws {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      stand.device.touchDown(at: middle)
      for way in [20.0, 90] {
        stand.device.clock.advance(by: 0.05)
        stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + way))
      }
      #expect(card.pose.offset.y > 0)

      stand.device.touchCancel()
      stand.settle()

      #expect(card.pose == .atRest)
    }
  }

  @Test func `a popup in the middle is dragged only where the app wants it`() {
    Stand.run { stand in
      let (fixed, loose) = (BoxView(), BoxView())
      let first = stand.center.enqueue(Popup(fixed))
      stand.settle()
      stand.drag(fixed, by: CGPoint(x: 0, y: 200))
      stand.settle()
      #expect(first.outcomeIfEnded == nil)
      first.end()
      let second = stand.center.enqueue(Popup(loose).closedBy(.swipe))
      stand.settle()

      stand.drag(loose, by: CGPoint(x: 0, y: -200))
      stand.settle()

      #expect(second.outcomeIfEnded?.reason == .dismissed)
    }
  }

  @Test func `a popup at an edge that must be answered is not dragged`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(.bottom).closedBy(.tapOutside))
      stand.settle()

      stand.drag(box, by: CGPoint(x: 0, y: 200))
      stand.settle()

      #expect(handle.outcomeIfEnded == nil)
    }
  }

  @Test func `with Reduce Motion it follows the finger and then fades where it is`() throws {
    try Stand.run { stand in
      stand.device.reduceMotion = true
      stand.settle()
      let box = BoxView()
      stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()
      let card = try #require(box.superview as? CardView)

      stand.drag(box, by: CGPoint(x: 0, y: 100))
      stand.device.clock.advance(by: 0.05)

      #expect(card.pose.offset.y > 80 && card.pose.opacity == 0)
      #expect(card.transform.ty > 80)
    }
  }

  @Test func `a popup that ends under the finger leaves, whatever the finger does`() {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).position(.bottom))
      stand.settle()
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      stand.device.touchDown(at: middle)
      stand.device.clock.advance(by: 0.05)
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 40))

      handle.end()
      let leaving = (box.superview as? CardView)?.pose
      stand.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
      #expect((box.superview as? CardView)?.pose == leaving)
      stand.device.touchUp()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && stand.overlays.isEmpty)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `time stands still while a finger holds it`(window: PopupWindow) {
    Stand.run { stand in
      let box = BoxView()
      let handle = stand.center.enqueue(
        Popup(box).position(.bottom).window(window).closes(after: .seconds(5)))
      stand.settle()
      stand.device.touchDown(at: box.convert(CGPoint(x: 100, y: 60), to: nil))
      stand.device.clock.advance(by: 20)
      #expect(handle.outcomeIfEnded == nil)

      stand.device.touchUp()
      stand.device.clock.advance(by: 6)

      #expect(handle.outcomeIfEnded?.reason == .timeOver)
    }
  }
}

extension Stand {
  /// Drags from the middle of a view.
  fileprivate func drag(_ view: UIView, by way: CGPoint, duration: Double = 0.25) {
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: duration)
  }
}
