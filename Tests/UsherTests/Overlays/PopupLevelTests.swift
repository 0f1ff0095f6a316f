// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What lies in front of what, on the screen as in the queue.
@MainActor
struct PopupLevelTests {
  private let wide = PopupLane(name: "wide", capacity: 2)

  /// The popups, from back to front, as they lie in the app's window.
  private func views(in window: UIWindow) -> [PopupID?] {
    window.subviews.compactMap { ($0 as? OverlayView)?.root.cardController?.content.responder }
      .map { PopupCenter.owner(of: $0)?.id }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `what returns is in front of what has stayed`(window: PopupWindow) {
    TestApp.runInNavigation { app, navigation in
      let (kept, late) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(
        Popup(kept).lane(wide).window(window).on(HomePage.self).keepAlive())
      app.runUntilIdle()
      let other = app.center.show(Popup(late).lane(wide).window(window))
      app.runUntilIdle()
      #expect(app.center.driver.queue.topmostModal == other.id)
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(kept.window != nil && late.window != nil)
      #expect(app.center.driver.queue.topmostModal == handle.id)
      #expect(app.device.view(at: kept.convert(CGPoint(x: 5, y: 5), to: nil)) === kept)
    }
  }

  @Test func `one in the app's window is below all with a window of their own`() {
    TestApp.run { app in
      let (own, inApp) = (FixedSizeView(), FixedSizeView())
      let handle = app.center.show(Popup(own))
      app.runUntilIdle()
      app.center.show(Popup(inApp).lane(.alerts).window(.app).displayDuration(after: .seconds(3)))
      app.runUntilIdle()
      #expect(app.center.driver.queue.topmostModal == handle.id)
      app.device.clock.advance(by: 60)
      #expect(inApp.window === app.window, "its time stands still")

      handle.dismiss()
      app.device.clock.advance(by: 6)

      #expect(inApp.window == nil)
    }
  }

  @Test func `of a higher storey one is in front again once nothing is between them any more`() {
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
  func `time stands still while the app presents something in front of it`(isInFront: Bool) {
    TestApp.run { app in
      let box = FixedSizeView()
      let sheet = UIViewController()
      let popup = Popup(box).window(.app).displayDuration(after: .seconds(5))
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
