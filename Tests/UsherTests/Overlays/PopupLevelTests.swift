// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// The z-order of popups, on the screen and in the queue.
@MainActor
@Suite(.uikitVariants)
struct PopupLevelTests {
  private let wide = PopupLane(name: "wide", capacity: 2)

  /// The popups in the app window, from back to front.
  private func views(in window: UIWindow) -> [PopupID?] {
    window.subviews.compactMap { ($0 as? OverlayView)?.root.cardController?.content.responder }
      .map { ContentRegistry.owner(of: $0)?.id }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a resumed popup is in front of those that remained`(window: PopupWindow) {
    TestApp.runInNavigation { app, navigation in
      let (kept, late) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(
        Popup(kept).lane(wide).window(window).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      let other = app.center.show(Popup(late).lane(wide).window(window))
      app.runUntilIdle()
      #expect(app.center.driver.queue.topmostModal == other.id)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(kept.window != nil)
      #expect(late.window != nil)
      #expect(app.center.driver.queue.topmostModal == handle.id)
      #expect(app.device.view(at: kept.convert(CGPoint(x: 5, y: 5), to: nil)) === kept)
    }
  }

  @Test func `a popup in the app window is below all popups in overlay windows`() {
    TestApp.run { app in
      let (own, inApp) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(Popup(own))
      app.runUntilIdle()
      app.center.show(Popup(inApp).lane(.alerts).window(.app).displayDuration(.seconds(3)))
      app.runUntilIdle()
      #expect(app.center.driver.queue.topmostModal == handle.id)
      app.device.clock.advance(by: 60)
      #expect(inApp.window === app.window, "its display timer is paused")

      handle.dismiss()
      app.device.clock.advance(by: 6)

      #expect(inApp.window == nil)
    }
  }

  @Test func `a popup of a higher level is in front again when no modal is between the popups`() {
    TestApp.run { app in
      let (alert, box) = (FixedSizeView(), FixedSizeView())
      let high = app.center.show(Popup(alert).window(.app).lane(.alerts))
      app.runUntilIdle()
      let sheet = UIViewController()
      app.page.present(sheet, animated: true)
      app.runUntilIdle()
      let low = app.center.show(Popup(box).window(.app))
      app.runUntilIdle()
      #expect(app.device.view(at: box.convert(CGPoint(x: 5, y: 5), to: nil)) === box)
      #expect(views(in: app.window) == [high.id, low.id])

      sheet.dismiss(animated: true)
      app.runUntilIdle()

      #expect(views(in: app.window) == [low.id, high.id])
      #expect(app.center.driver.queue.topmostModal == high.id)
    }
  }

  @Test(arguments: [true, false])
  func `a modal of the app in front of a popup pauses its display timer`(isInFront: Bool) {
    TestApp.run { app in
      let box = FixedSizeView()
      let sheet = UIViewController()
      let popup = Popup(box).window(.app).displayDuration(.seconds(5))
      if isInFront { app.center.show(popup) }
      app.runUntilIdle()
      app.page.present(sheet, animated: true)
      app.runUntilIdle()
      if !isInFront { app.center.show(popup) }

      app.device.clock.advance(by: 60)
      #expect((box.window != nil) == isInFront)
      sheet.dismiss(animated: true)
      app.device.clock.advance(by: 10)

      #expect(box.window == nil)
    }
  }
}
