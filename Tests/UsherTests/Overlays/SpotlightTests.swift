// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherTesting

@testable import Usher

/// The light on the source of a popup, and the touches in it.
@MainActor
@Suite(.uikitVariants)
struct SpotlightTests {
  private func addButton(to view: UIView, _ log: CallLog) -> UIButton {
    let button = UIButton(frame: CGRect(x: 160, y: 300, width: 60, height: 40))
    button.addAction(UIAction { _ in log.record("tap") }, for: .primaryActionTriggered)
    button.accessibilityLabel = "Buy"
    view.addSubview(button)
    return button
  }

  private let middle = CGPoint(x: 190, y: 320)

  @Test(arguments: [PopupWindow.own, .app])
  func `touches in the light reach the page, and are no taps outside`(window: PopupWindow) {
    TestApp.run { app in
      let log = CallLog()
      let button = addButton(to: app.page.view, log)
      let handle = app.center.show(
        Popup(FixedSizeView()).source(button).backdrop(.spotlight(allowsTouches: true))
          .window(window))
      app.runUntilIdle()

      app.device.tap(at: middle)
      app.runUntilIdle()
      #expect(log.lines == ["tap"])
      #expect(handle.outcomeIfDismissed == nil)

      // Beyond the margin.
      app.device.tap(at: CGPoint(x: 150, y: 320))
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
      #expect(log.lines == ["tap"])
    }
  }

  @Test func `by default, a tap in the light is a tap outside`() {
    TestApp.run { app in
      let log = CallLog()
      let button = addButton(to: app.page.view, log)
      let handle = app.center.show(
        Popup(FixedSizeView()).source(button).backdrop(.spotlight()))
      app.runUntilIdle()

      app.device.tap(at: middle)
      app.runUntilIdle()

      #expect(log.lines.isEmpty)
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `touches on the card do not reach the page, even in the light`() {
    TestApp.run { app in
      let log = CallLog()
      let button = addButton(to: app.page.view, log)
      let handle = app.center.show(
        Popup(FixedSizeView(300, 600)).backdrop(.spotlight(allowsTouches: true) { button }))
      app.runUntilIdle()

      app.device.tap(at: middle)
      app.runUntilIdle()

      #expect(log.lines.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `light and open area follow the source, and close while it cannot be seen`() {
    TestApp.run(switches: HeadlessSwitches()) { app in
      let log = CallLog()
      let scroll = UIScrollView(frame: app.page.view.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 3000)
      app.page.view.addSubview(scroll)
      let button = addButton(to: scroll, log)
      app.center.show(
        Popup(FixedSizeView()).source(button).backdrop(.spotlight(allowsTouches: true))
          .dismissGestures([]))
      app.runUntilIdle()

      scroll.contentOffset.y += 50
      app.runTurn()
      app.device.tap(at: CGPoint(x: 190, y: 270))
      app.runUntilIdle()
      #expect(log.lines == ["tap"])

      scroll.contentOffset.y += 2000
      app.runTurn()
      #expect(app.overlays.first?.root.backdrop?.openArea == nil)
    }
  }

  @Test func `assistive technologies reach the view in the light as long as touches do`() throws {
    try TestApp.run { app in
      let log = CallLog()
      let button = addButton(to: app.page.view, log)
      app.center.show(
        Popup(FixedSizeView()).source(button).backdrop(.spotlight(allowsTouches: true)))
      app.runUntilIdle()
      let root = try #require(app.overlays.first?.root)
      let element = try #require(root.view.subviews.first { $0 is LightElement })

      #expect(element.isAccessibilityElement)
      #expect(element.accessibilityLabel == "Buy")
      #expect(element.accessibilityTraits == button.accessibilityTraits)
      #expect(element.frame == CGRect(x: 154, y: 294, width: 72, height: 52))
      app.device.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
      app.runUntilIdle()
      #expect(log.lines == ["tap"])

      button.isHidden = true
      app.runTurn()
      #expect(!element.isAccessibilityElement)
    }
  }

  @Test func `a light whose popup has no source is dark everywhere`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).backdrop(.spotlight(allowsTouches: true)))
      app.runUntilIdle()

      #expect(app.overlays.first?.root.backdrop?.openArea == nil)
    }
  }
}
