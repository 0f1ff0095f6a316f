// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

/// What lies in front of what, on the screen as in the queue.
@MainActor
struct PopupOrderTests {
  private let wide = PopupLane(name: "wide", capacity: 2)

  /// The popups, from back to front, as they lie in the app's window.
  private func views(in window: UIWindow) -> [RequestID?] {
    window.subviews.compactMap { ($0 as? OverlayView)?.root.cardController?.content.responder }
      .map { PopupCenter.claimant(of: $0)?.id }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `what returns is in front of what has stayed`(window: PopupWindow) {
    Stand.runInNavigation { stand, navigation in
      let (kept, late) = (BoxView(), BoxView())
      let handle = stand.center.enqueue(
        Popup(kept).lane(wide).window(window).on(HomePage.self).keepAlive())
      stand.settle()
      let other = stand.center.enqueue(Popup(late).lane(wide).window(window))
      stand.settle()
      #expect(stand.center.driver.queue.topmostModal == other.id)
      navigation.pushViewController(DetailPage(), animated: true)
      stand.settle()
      #expect(stand.center.suspended.map(\.id) == [handle.id])

      navigation.popViewController(animated: true)
      stand.settle()

      #expect(kept.window != nil && late.window != nil)
      #expect(stand.center.driver.queue.topmostModal == handle.id)
      #expect(stand.device.view(at: kept.convert(CGPoint(x: 5, y: 5), to: nil)) === kept)
    }
  }

  @Test func `one in the app's window is below all with a window of their own`() {
    Stand.run { stand in
      let (own, app) = (BoxView(), BoxView())
      let handle = stand.center.enqueue(Popup(own))
      stand.settle()
      stand.center.enqueue(Popup(app).lane(.alerts).window(.app).closes(after: .seconds(3)))
      stand.settle()
      #expect(stand.center.driver.queue.topmostModal == handle.id)
      stand.device.clock.advance(by: 60)
      #expect(app.window === stand.window, "its time stands still")

      handle.end()
      stand.device.clock.advance(by: 6)

      #expect(app.window == nil)
    }
  }

  @Test func `of a higher storey one is in front again once nothing is between them any more`() {
    Stand.run { stand in
      let (alert, box) = (BoxView(), BoxView())
      let high = stand.center.enqueue(Popup(alert).window(.app).lane(.alerts))
      stand.settle()
      let sheet = UIViewController()
      stand.page.present(sheet, animated: true)
      stand.settle()
      let low = stand.center.enqueue(Popup(box).window(.app))
      stand.settle()
      #expect(stand.device.view(at: box.convert(CGPoint(x: 5, y: 5), to: nil)) === box)
      #expect(views(in: stand.window) == [high.id, low.id])

      sheet.dismiss(animated: true)
      stand.settle()

      #expect(views(in: stand.window) == [low.id, high.id])
      #expect(stand.center.driver.queue.topmostModal == high.id)
    }
  }

  @Test(arguments: [true, false])
  func `time stands still while the app presents something in front of it`(isInFront: Bool) {
    Stand.run { stand in
      let box = BoxView()
      let sheet = UIViewController()
      let popup = Popup(box).window(.app).closes(after: .seconds(5))
      if isInFront { stand.center.enqueue(popup) }
      stand.settle()
      stand.page.present(sheet, animated: true)
      stand.settle()
      if !isInFront { stand.center.enqueue(popup) }

      stand.device.clock.advance(by: 60)
      #expect((box.window != nil) == isInFront)
      sheet.dismiss(animated: true)
      stand.device.clock.advance(by: 10)

      #expect(box.window == nil)
    }
  }
}
