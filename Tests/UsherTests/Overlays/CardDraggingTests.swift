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
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(position))
      app.runUntilIdle()

      app.drag(box, by: way)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `what cannot be swiped away any more does not follow a finger`() throws {
    try TestApp.run { app in
      let alert = StyledAlert(.info, "News").button("OK").dismissGestures(.all)
      let handle = alert.show()
      app.runUntilIdle()
      let title = try #require(app.styledAlert).title
      let place = title.convert(CGPoint(x: 5, y: 5), to: nil)
      for isDraggable in [true, false, true] {
        handle.update { $0.dismissGestures(isDraggable ? .all : .escape) }
        app.runUntilIdle()
        app.device.touchDown(at: place)
        for y in [10.0, 20, 40] {
          app.device.touchMove(to: CGPoint(x: place.x, y: place.y + y))
        }
        #expect((title.convert(CGPoint(x: 5, y: 5), to: nil).y > place.y) == isDraggable)
        app.device.touchUp()
        app.runUntilIdle()
      }
    }
  }

  @Test func `to the other edge it is swiped where people read from right to left`() {
    TestApp.run { app in
      app.device.layoutDirection = .rightToLeft
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.leading))
      app.runUntilIdle()
      app.drag(box, by: CGPoint(x: -180, y: 0))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed == nil)

      app.drag(box, by: CGPoint(x: 180, y: 0))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a short slow drag comes back, with the backdrop`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let card = try #require(box.superview as? CardView)
      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      app.device.touchDown(at: middle)
      for step in 1...5 {
        app.device.clock.advance(by: 0.1)
        app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + CGFloat(step) * 10))
      }
      #expect(card.pose.offset.y == 40, "ten points passed until it was clear")
      #expect(try #require(root.backdrop).visibility < 1)
      app.device.clock.advance(by: 0.5)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(card.pose == .identity && root.backdrop?.visibility == 1 && handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `against its edge it gives way a little, and across not at all`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      app.device.touchDown(at: middle)
      app.device.clock.advance(by: 0.1)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - 12))
      app.device.clock.advance(by: 0.1)
      app.device.touchMove(to: CGPoint(x: middle.x + 30, y: middle.y - 112))
      let offset = card.pose.offset
      app.device.touchUp()
      app.runUntilIdle()

      #expect(offset.y < -20 && offset.y > -60 && offset.x == 0)
      #expect(card.pose == .identity && handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `pulled away from the screen's edge, a sheet leaves no gap there`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom, ignoresSafeArea: true))
      app.runUntilIdle()
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      let end = app.window.bounds.maxY

      app.device.touchDown(at: middle)
      for way in [12.0, 112] {
        app.device.clock.advance(by: 0.1)
        app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - way))
      }
      let shown = box.convert(box.bounds, to: nil)
      #expect(abs(shown.maxY - end) < 0.01 && box.bounds.height > 140)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(box.convert(box.bounds, to: nil).maxY == end && box.frame == box.superview?.bounds)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that is taken away while it is pulled comes back as it was`(endsBefore: Bool) {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom, ignoresSafeArea: true))
      app.runUntilIdle()
      let (frame, place) = (box.frame, box.convert(box.bounds, to: nil))
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.touchDown(at: middle)
      for way in [12.0, 112] {
        app.device.clock.advance(by: 0.1)
        app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - way))
      }
      #expect(box.frame != frame)

      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
      app.runUntilIdle()
      if endsBefore { app.device.touchUp() }
      urgent.dismiss()
      app.runUntilIdle()
      if !endsBefore { app.device.touchUp() }
      app.runUntilIdle()

      #expect(box.frame == frame && box.convert(box.bounds, to: nil) == place)
    }
  }

  @Test func `a finger catches a popup that is still coming`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let diary = CallLog()
      let handle = app.center.show(
        Popup(box).position(.bottom).onDidAppear { _ in diary.record("there") })
      app.device.clock.advance(by: 0.15)
      let card = try #require(box.superview as? CardView)
      let seen = try #require(card.layer.presentation()).affineTransform().ty
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      app.device.touchDown(at: middle)
      app.device.clock.advance(by: 0.01)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      let caught = card.pose.offset.y
      #expect(caught > 0 && caught <= seen, "it stays below the finger where it was")
      #expect(card.layer.animationKeys() == nil)
      app.device.clock.advance(by: 1)
      #expect(diary.lines == ["there"], "it need not come any further")
      app.device.touchUp()
      app.runUntilIdle()

      #expect(card.pose == .identity && handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `caught in a movement of the app's own it stays below the finger`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let motion = PopupTransition.custom(duration: .seconds(2)) {
        $0.transform = CGAffineTransform(translationX: 0, y: 300)
      } animate: {
        $0.transform = .identity
      }
      let diary = CallLog()
      app.center.show(
        Popup(box).position(.bottom).transition(motion).onDidAppear { _ in diary.record("there") })
      app.device.clock.advance(by: 1.9)
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.touchDown(at: middle)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 40))
      let held = card.pose.offset.y
      #expect(held > 20)

      app.runUntilIdle()

      #expect(card.pose.offset.y == held && diary.lines == ["there"])
      app.device.touchUp()
      app.runUntilIdle()
      #expect(card.pose == .identity)
    }
  }

  @Test func `what cannot be closed yet goes back when it was swiped away`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.warning, "Read this")
        .button("Cancel", role: .cancel, countdown: .enables(after: .seconds(60)))
        .dismissGestures(.all).show()
      app.runUntilIdle()
      let alert = try #require(app.styledAlert)
      let card = try #require(alert.superview as? CardView)

      app.drag(alert.title, by: CGPoint(x: 0, y: 300))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil && card.pose == .identity)
      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      #expect(root.backdrop?.visibility == 1)
    }
  }

  @Test func `a cancelled touch lets it go back`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.touchDown(at: middle)
      for way in [20.0, 90] {
        app.device.clock.advance(by: 0.05)
        app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + way))
      }
      #expect(card.pose.offset.y > 0)

      app.device.touchCancel()
      app.runUntilIdle()

      #expect(card.pose == .identity)
    }
  }

  @Test func `a popup in the middle is dragged only where the app wants it`() {
    TestApp.run { app in
      let (fixed, loose) = (FixedSizeView(), FixedSizeView())
      let first = app.center.show(Popup(fixed))
      app.runUntilIdle()
      app.drag(fixed, by: CGPoint(x: 0, y: 200))
      app.runUntilIdle()
      #expect(first.outcomeIfDismissed == nil)
      first.dismiss()
      let second = app.center.show(Popup(loose).dismissGestures(.swipe))
      app.runUntilIdle()

      app.drag(loose, by: CGPoint(x: 0, y: -200))
      app.runUntilIdle()

      #expect(second.outcomeIfDismissed?.reason == .dismissedByApp)
    }
  }

  @Test func `a popup at an edge that must be answered is not dragged`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom).dismissGestures(.tapOutside))
      app.runUntilIdle()

      app.drag(box, by: CGPoint(x: 0, y: 200))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `with Reduce Motion it follows the finger and then fades where it is`() throws {
    try TestApp.run { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let card = try #require(box.superview as? CardView)

      app.drag(box, by: CGPoint(x: 0, y: 100))
      app.device.clock.advance(by: 0.05)

      #expect(card.pose.offset.y > 80 && card.pose.opacity == 0)
      #expect(card.transform.ty > 80)
    }
  }

  @Test func `a popup that ends under the finger leaves, whatever the finger does`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.touchDown(at: middle)
      app.device.clock.advance(by: 0.05)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 40))

      handle.dismiss()
      let leaving = (box.superview as? CardView)?.pose
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y - 40))
      #expect((box.superview as? CardView)?.pose == leaving)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp && app.overlays.isEmpty)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `time stands still while a finger holds it`(window: PopupWindow) {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(
        Popup(box).position(.bottom).window(window).displayDuration(after: .seconds(5)))
      app.runUntilIdle()
      app.device.touchDown(at: box.convert(CGPoint(x: 100, y: 60), to: nil))
      app.device.clock.advance(by: 20)
      #expect(handle.outcomeIfDismissed == nil)

      app.device.touchUp()
      app.device.clock.advance(by: 6)

      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }
}

extension TestApp {
  /// Drags from the middle of a view.
  fileprivate func drag(_ view: UIView, by way: CGPoint, duration: Double = 0.25) {
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: duration)
  }
}
