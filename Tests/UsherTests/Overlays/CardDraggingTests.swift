// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Dragging a popup to dismiss it.
@MainActor
@Suite(.uikitVariants)
struct CardDraggingTests {
  @Test(
    arguments: [
      (.bottom, CGPoint(x: 0, y: 200)), (.top, CGPoint(x: 0, y: -200)),
      (.leading, CGPoint(x: -180, y: 0)), (.trailing, CGPoint(x: 180, y: 0)),
    ] as [(PopupPosition, CGPoint)])
  func `a popup that is swiped toward its edge is dismissed`(
    position: PopupPosition, way: CGPoint
  ) {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(position))
      app.runUntilIdle()

      app.drag(box, by: way)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `a popup can be dragged only while the swipe gesture is allowed`() throws {
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

  @Test func `in right-to-left layouts a leading popup is swiped toward the right edge`() {
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

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a popup returns with its backdrop after a short slow drag`() throws {
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
      #expect(card.pose.offset.y == 40, "the first ten points start the drag")
      #expect(try #require(root.backdrop).visibility < 1)
      app.device.clock.advance(by: 0.5)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(card.pose == .identity)
      #expect(root.backdrop?.visibility == 1)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `a drag toward the popup's own edge is rubber-banded, and a drag across is ignored`()
    throws
  {
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

      #expect(offset.y < -20)
      #expect(offset.y > -60)
      #expect(offset.x == 0)
      #expect(card.pose == .identity)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `a sheet pulled away from its screen edge is extended so that no gap appears`() {
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
      #expect(abs(shown.maxY - end) < 0.01)
      #expect(box.bounds.height > 140)
      app.device.touchUp()
      app.runUntilIdle()

      #expect(box.convert(box.bounds, to: nil).maxY == end)
      #expect(box.frame == box.superview?.bounds)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that is suspended while it is pulled resumes unchanged`(endsBefore: Bool) {
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

      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      if endsBefore { app.device.touchUp() }
      urgent.dismiss()
      app.runUntilIdle()
      if !endsBefore { app.device.touchUp() }
      app.runUntilIdle()

      #expect(box.frame == frame)
      #expect(box.convert(box.bounds, to: nil) == place)
    }
  }

  @Test func `an appearing popup can be caught by a touch`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let diary = CallLog()
      let handle = app.center.show(
        Popup(box).position(.bottom).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 0.15)
      let card = try #require(box.superview as? CardView)
      let seen = try #require(card.layer.presentation()).affineTransform().ty
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)

      app.device.touchDown(at: middle)
      app.device.clock.advance(by: 0.01)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      let caught = card.pose.offset.y
      #expect(caught > 0, "the popup remains below the touch")
      #expect(caught <= seen, "the popup remains below the touch")
      #expect(card.layer.animationKeys() == nil)
      app.device.clock.advance(by: 1)
      #expect(diary.lines == ["appeared"], "the appearance is finished")
      app.device.touchUp()
      app.runUntilIdle()

      #expect(card.pose == .identity)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `a popup caught during a custom transition remains below the touch`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let motion = PopupTransition.custom(duration: .seconds(2)) {
        $0.transform = CGAffineTransform(translationX: 0, y: 300)
      } animate: {
        $0.transform = .identity
      }
      let diary = CallLog()
      app.center.show(
        Popup(box).position(.bottom).transition(motion).onDidAppear { _ in diary.record("appeared")
        })
      app.device.clock.advance(by: 1.9)
      let card = try #require(box.superview as? CardView)
      let middle = box.convert(CGPoint(x: 100, y: 60), to: nil)
      app.device.touchDown(at: middle)
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 12))
      app.device.touchMove(to: CGPoint(x: middle.x, y: middle.y + 40))
      let held = card.pose.offset.y
      #expect(held > 20)

      app.runUntilIdle()

      #expect(card.pose.offset.y == held)
      #expect(diary.lines == ["appeared"])
      app.device.touchUp()
      app.runUntilIdle()
      #expect(card.pose == .identity)
    }
  }

  @Test func `a popup that cannot be dismissed yet returns after a swipe`() throws {
    try TestApp.run { app in
      let handle = StyledAlert(.warning, "Read this")
        .button("Cancel", role: .cancel, countdown: .enables(after: .seconds(60)))
        .dismissGestures(.all).show()
      app.runUntilIdle()
      let alert = try #require(app.styledAlert)
      let card = try #require(alert.superview as? CardView)

      app.drag(alert.title, by: CGPoint(x: 0, y: 300))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      #expect(card.pose == .identity)
      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      #expect(root.backdrop?.visibility == 1)
    }
  }

  @Test func `a cancelled touch returns the popup`() throws {
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

  @Test func `a centered popup can be dragged only if the app allows the swipe gesture`() {
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

      #expect(second.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a popup at an edge cannot be dragged without the swipe gesture`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).position(.bottom).dismissGestures(.tapOutside))
      app.runUntilIdle()

      app.drag(box, by: CGPoint(x: 0, y: 200))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `with Reduce Motion a popup follows the touch and then fades where it is`() throws {
    try TestApp.run { app in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box).position(.bottom))
      app.runUntilIdle()
      let card = try #require(box.superview as? CardView)

      app.drag(box, by: CGPoint(x: 0, y: 100))
      app.device.clock.advance(by: 0.05)

      #expect(card.pose.offset.y > 80)
      #expect(card.pose.opacity == 0)
      #expect(card.transform.ty > 80)
    }
  }

  @Test func `a popup that is dismissed during a drag disappears, whatever the touch does`() {
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

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a touch on a popup pauses its display timer`(window: PopupWindow) {
    TestApp.run { app in
      let box = FixedSizeView()
      let handle = app.center.show(
        Popup(box).position(.bottom).window(window).displayDuration(.seconds(5)))
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
  /// Drags from the center of a view.
  fileprivate func drag(_ view: UIView, by way: CGPoint, duration: Double = 0.25) {
    let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    device.drag(
      from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), duration: duration)
  }
}
