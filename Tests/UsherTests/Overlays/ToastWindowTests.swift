// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Overlay windows of popups that are not modal: the page beside them remains usable, but not while
/// a popup presents a controller.
@MainActor
@Suite(.uikitVariants)
struct ToastWindowTests {
  @Test(arguments: [true, false], HeadlessSwitches.singleSwitchVariants)
  func `the app window becomes key again when no field of the popup is edited`(
    isRemoved: Bool, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).modal(false))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()
      #expect(form.field.isFirstResponder)

      if isRemoved {
        form.field.removeFromSuperview()
      } else {
        form.field.resignFirstResponder()
      }
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(app.overlays.count == 1)
    }
  }

  /// UIKit may ask the window to become key before it contains the first responder, or never.
  @Test(arguments: [true, false], [true, false])
  func `a field of a popup that is not modal gets the keyboard`(
    isAsked: Bool, isAskedFirst: Bool
  ) throws {
    var switches = HeadlessSwitches()
    switches.focusMakesWindowKey = isAsked
    switches.windowBecomesKeyBeforeFocus = isAskedFirst
    TestApp.run(switches: switches) { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).modal(false).position(.top))
      app.runUntilIdle()
      #expect(app.window.isKeyWindow)

      form.field.becomeFirstResponder()
      app.runUntilIdle()
      #expect(app.overlays.first?.isKeyWindow == true)
      #expect(app.device.keyboardTop != nil)
      form.field.resignFirstResponder()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(app.device.keyboardTop == nil)
    }
  }

  @Test func `a popup with a field takes the keyboard from the page, and the page takes it back`() {
    TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      app.page.view.addSubview(field)
      let form = FormView(height: 120)
      app.center.show(Popup(form).modal(false).position(.top))
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()
      #expect(app.overlays.first?.isKeyWindow == true)

      app.window.makeKey()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow, "the popup takes the key status once, not again and again")
    }
  }

  @Test func `the first responder of the page is restored after editing in a popup has ended`() {
    TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      let form = FormView(height: 120)
      app.center.show(Popup(form).modal(false))
      app.runUntilIdle()
      field.becomeFirstResponder()
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      form.field.resignFirstResponder()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
  func `a controller presented by a popup blocks every touch until its dismissal`(
    style: UIModalPresentationStyle
  ) {
    TestApp.run { app in
      let (page, overlay) = showController(on: app)
      let beside = CGPoint(x: 196, y: 700)
      #expect(overlay.hitTest(beside, with: nil) == nil)

      let front = UIViewController()
      front.modalPresentationStyle = style
      page.present(front, animated: true)
      app.runUntilIdle()
      for _ in 1...3 {
        #expect(overlay.hitTest(beside, with: nil)?.isDescendant(of: front.view) == true)
      }
      front.dismiss(animated: true)
      app.runUntilIdle()

      #expect(overlay.hitTest(beside, with: nil) == nil)
    }
  }

  @Test func `touches beside an undimmed sheet presented by a popup reach the page`() {
    TestApp.run { app in
      let (page, overlay) = showController(on: app)
      let front = UIViewController()
      front.modalPresentationStyle = .pageSheet
      front.sheetPresentationController?.detents = [.medium()]
      front.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      page.present(front, animated: true)
      app.runUntilIdle()
      let (beside, below) = (CGPoint(x: 196, y: 380), CGPoint(x: 196, y: 700))
      let inside = page.view.convert(CGPoint(x: 20, y: 20), to: nil)

      #expect(overlay.hitTest(beside, with: nil) == nil)
      #expect(overlay.hitTest(inside, with: nil)?.isDescendant(of: page.view) == true)
      #expect(overlay.hitTest(below, with: nil)?.isDescendant(of: front.view) == true)
    }
  }

  private func showController(on app: TestApp) -> (UIViewController, OverlayWindow) {
    let page = LifecyclePage()
    app.center.show(Popup(page).modal(false).position(.top))
    app.runUntilIdle()
    return (page, app.overlays[0])
  }
}
