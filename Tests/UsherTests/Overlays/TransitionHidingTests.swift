// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Hiding popups during page transitions, and unhiding them.
@MainActor
@Suite(.uikitVariants)
struct TransitionHidingTests {
  @Test
  func `a hidden popup restores key window, tint and touches, and becomes key again when unhidden`()
    throws
  {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let overlay = try #require(app.overlays.first)

      presenter.hide()
      #expect(box.superview?.alpha == 0)
      #expect(!overlay.isKeyWindow)
      #expect(app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
      #expect(overlay.hitTest(overlay.center, with: nil) == nil)
      presenter.unhide()

      #expect(box.superview?.alpha == 1)
      #expect(overlay.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .dimmed)
      #expect(overlay.hitTest(overlay.center, with: nil) != nil)
    }
  }

  @Test(arguments: [
    PopupTransition.classic(.simplyAppear), .classic(.slideInFromBottom), .classic(.slideInFromTop),
    .custom(duration: .milliseconds(500)) { $0.alpha = 1 },
  ])
  func `a popup that is hidden while it appears remains hidden until it is unhidden`(
    motion: PopupTransition
  ) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(Popup(box).transition(motion).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 0.1)
      let presenter = try #require(app.presenter)

      presenter.hide()
      app.device.clock.advance(by: 1)
      #expect(box.superview?.alpha == 0)
      presenter.unhide()
      app.device.clock.advance(by: 1)

      #expect(box.superview?.alpha == 1)
      #expect(box.superview?.transform == .identity)
      #expect(diary.lines == ["appeared"])
    }
  }

  @Test func `a hidden popup that refuses the escape gesture remains hidden`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box).shouldDismiss { false })
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let root = try #require(app.overlays.first?.root)

      presenter.hide()
      #expect(root.accessibilityPerformEscape())
      #expect(box.superview?.alpha == 0)
      app.device.clock.advance(by: 1)
      #expect(box.superview?.alpha == 0)
    }
  }

  @Test func `a hidden popup is invisible within 80 milliseconds`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide()
      app.device.clock.advance(by: 0.03)
      let seen = try #require(box.superview?.layer.presentation()).opacity
      #expect(seen > 0)
      #expect(seen < 1)
      app.device.clock.advance(by: 0.05)

      #expect(box.superview?.layer.presentation()?.opacity ?? 0 == 0)
      #expect(box.superview?.alpha == 0)
    }
  }

  @Test
  func `a hidden popup releases the VoiceOver focus and gets it again when unhidden`() throws {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      let box = FixedSizeView()
      box.isAccessibilityElement = true
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let overlay = try #require(app.overlays.first)

      presenter.hide()
      #expect(!overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == false)
      presenter.unhide()

      #expect(overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == true)
      #expect(app.device.announcements.last?.argument as? UIView === box)
    }
  }

  @Test
  func `the first responder of a disappearing page is restored only after the popup's dismissal`()
    throws
  {
    try TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide()
      #expect(!field.isFirstResponder)
      presenter.unhide()
      handle.dismiss()
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [true, false])
  func `the first responder of a page that disappears with the popup is not restored`(
    window: PopupWindow, isAnimated: Bool
  ) {
    TestApp.runInNavigation { app, navigation in
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
      let detail = DetailPage()
      detail.view.addSubview(field)
      navigation.pushViewController(detail, animated: false)
      app.runUntilIdle()
      field.becomeFirstResponder()
      let handle = app.center.show(Popup(FixedSizeView()).window(window))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      var began = 0
      field.addAction(UIAction { _ in began += 1 }, for: .editingDidBegin)

      navigation.popViewController(animated: true)
      handle.dismiss(animated: isAnimated)
      app.runUntilIdle()

      #expect(began == 0)
      #expect(handle.isDismissed)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the first responder inside a popup is restored when the popup is unhidden`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      app.center.show(Popup(box))
      app.runUntilIdle()
      field.becomeFirstResponder()
      let presenter = try #require(app.presenter)

      presenter.hide()
      #expect(!field.isFirstResponder)
      presenter.unhide()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `an alert is hidden and unhidden with its window`() throws {
    try TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide()
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(app.window.isKeyWindow)
      #expect(presenter.screenStatus == .visible, "a hidden alert counts as visible")
      presenter.unhide()
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(!app.window.isKeyWindow)
      #expect(alert.presentingViewController != nil)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `the children of a popup are hidden and unhidden with it`() {
    TestApp.runInNavigation { app, navigation in
      let (box, inner) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      let alert = UIAlertController.make("Really?")
      alert.usher.show(above: box.usher.enclosingPopup)
      box.usher.show(Popup(inner))
      app.runUntilIdle()
      #expect(app.overlays.count == 3)

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 0.1)
      #expect(inner.superview?.alpha == 0)
      #expect(alert.view.window?.isHidden == true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.count == 3)
      #expect(inner.superview?.alpha == 1)
      #expect(app.overlays.first === box.window)
      #expect(alert.presentingViewController != nil)
    }
  }

  @Test func `a popup is unhidden if its page is visible again before the popup was suspended`() {
    TestApp.run { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [HomePage(), DetailPage()]
      app.window.rootViewController = tabs
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()

      tabs.selectedIndex = 1
      app.runTurn()
      #expect(box.superview?.alpha == 0)
      tabs.selectedIndex = 0
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1)
      #expect(app.overlays.count == 1)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.center.suspendedPopups.isEmpty)
    }
  }

  @Test
  func `a popup with a custom transition that resumes during its suspension remains visible`()
    throws
  {
    try TestApp.run { app in
      let box = FixedSizeView()
      let motion = PopupTransition.custom(duration: .milliseconds(500)) { $0.alpha = 0.5 }
      app.center.show(Popup(box).transition(motion))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.suspend(animated: true)
      app.device.clock.advance(by: 0.1)
      presenter.resume(animated: true)
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1)
      #expect(app.overlays.count == 1)
    }
  }

  @Test func `a popup that is hidden while it appears is visible when it is unhidden`() throws {
    try TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(Popup(box).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 0.1)
      let presenter = try #require(app.presenter)

      presenter.hide()
      app.runUntilIdle()
      presenter.unhide()
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1)
      #expect(box.superview?.transform == .identity)
      #expect(diary.lines == ["appeared"])
    }
  }
}

extension TestApp {
  /// The presenter of the only request.
  var presenter: (any PopupPresenter)? { center.driver.requests.values.first?.presenter }
}
