// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct BackdropViewTests {
  @Test func `a tap outside dismisses the popup`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a tap on the popup does not dismiss it`() {
    TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 196, y: 438))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `a popup without the outside tap gesture is not dismissed by a tap outside`() throws {
    try TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(.escape))
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed == nil)
      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      #expect(root.backdrop?.isAccessibilityElement == false, "the backdrop has no action")
    }
  }

  @Test(arguments: [PopupDismissGestures.escape, .all])
  func `the backdrop is a control only if a tap dismisses, and blocks touches in any case`(
    gestures: PopupDismissGestures
  ) throws {
    try TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).dismissGestures(gestures))
      app.runUntilIdle()

      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      let backdrop = try #require(root.backdrop)
      #expect(backdrop.allControlEvents.isEmpty == !gestures.contains(.tapOutside))
      #expect(app.device.view(at: CGPoint(x: 20, y: 80)) === backdrop)
      let rules = AuditRule.all.subtracting([.untruncatedText, .nonOverlappingText, .contrast])
      #expect(ScreenAudit(app.scene).violations(of: rules) == [])
    }
  }

  @Test func `a custom backdrop fills the screen, fades and blocks touches`()
    throws
  {
    try TestApp.run { app in
      let backdrop = UIView()
      backdrop.alpha = 0.5
      let handle = app.center.show(Popup(FixedSizeView()).backdrop(.view { backdrop }))
      app.device.clock.advance(by: 0.05)
      let seen = try #require(backdrop.superview?.layer.presentation()).opacity
      #expect(seen > 0)
      #expect(seen < 1)
      app.runUntilIdle()
      #expect(backdrop.convert(backdrop.bounds, to: nil) == app.scene.coordinateSpace.bounds)
      #expect(backdrop.alpha == 0.5)

      app.device.tap(at: CGPoint(x: 20, y: 80))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(backdrop.window == nil)
    }
  }

  @Test func `a custom backdrop is made for each popup, but not for a resumed one`() {
    TestApp.run { app in
      let diary = CallLog()
      let popup = { () -> Popup<Never> in
        Popup(FixedSizeView()).backdrop(
          .view {
            diary.record("made")
            return UIView()
          })
      }
      let first = app.center.show(popup())
      app.runUntilIdle()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      urgent.dismiss()
      app.runUntilIdle()
      #expect(diary.lines == ["made"])
      first.dismiss()
      app.center.show(popup())
      app.runUntilIdle()

      #expect(diary.lines == ["made", "made"])
    }
  }

  @Test(arguments: [PopupDismissGestures.escape, .all])
  func `VoiceOver can activate the backdrop if a tap on it dismisses the popup`(
    gestures: PopupDismissGestures
  ) throws {
    try TestApp.run { app in
      let handle = app.center.show(Popup(FixedSizeView()).dismissGestures(gestures))
      app.runUntilIdle()
      let root = try #require(app.overlays[0].rootViewController as? OverlayRootViewController)
      let canDismiss = gestures.contains(.tapOutside)

      #expect(root.backdrop?.accessibilityActivate() == canDismiss)
      app.runUntilIdle()

      #expect(handle.isDismissed == canDismiss)
    }
  }

  @Test func `a custom backdrop is laid out by its frame`() {
    TestApp.run { app in
      let backdrop = UIView()
      backdrop.translatesAutoresizingMaskIntoConstraints = false
      app.center.show(Popup(FixedSizeView()).backdrop(.view { backdrop }))
      app.runUntilIdle()
      #expect(backdrop.translatesAutoresizingMaskIntoConstraints)
      #expect(backdrop.bounds.size == app.window.bounds.size)
    }
  }
}
