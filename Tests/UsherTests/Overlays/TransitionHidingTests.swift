// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Out of sight while a transition runs, and back.
@MainActor
struct TransitionHidingTests {
  @Test func `a concealed popup gives key status, tint and touches back and takes them again`()
    throws
  {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let overlay = try #require(app.overlays.first)

      presenter.hide(alongside: nil)
      #expect(box.superview?.alpha == 0 && !overlay.isKeyWindow && app.window.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .normal)
      #expect(overlay.hitTest(overlay.center, with: nil) == nil)
      presenter.unhide(alongside: nil)

      #expect(box.superview?.alpha == 1 && overlay.isKeyWindow)
      #expect(app.window.tintAdjustmentMode == .dimmed)
      #expect(overlay.hitTest(overlay.center, with: nil) != nil)
    }
  }

  @Test(arguments: [
    PopupTransition.simplyAppear, .slideInFromBottom, .slideInFromTop,
    .custom(duration: .milliseconds(500)) { $0.alpha = 1 },
  ])
  func `what is concealed while it comes stays out of sight until it is revealed`(
    motion: PopupTransition
  ) throws {
    try TestApp.run { app in
      let diary = CallLog()
      let box = FixedSizeView()
      app.center.show(Popup(box).transition(motion).onDidAppear { _ in diary.record("there") })
      app.device.clock.advance(by: 0.1)
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      app.device.clock.advance(by: 1)
      #expect(box.superview?.alpha == 0)
      presenter.unhide(alongside: nil)
      app.device.clock.advance(by: 1)

      #expect(box.superview?.alpha == 1 && box.superview?.transform == .identity)
      #expect(diary.lines == ["there"])
    }
  }

  @Test func `what goes with a transition goes when that says so`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let transition = StubTransitionCoordinator(acceptsAnimations: true)

      presenter.hide(alongside: transition)
      app.runUntilIdle()
      #expect(box.superview?.alpha == 1, "it has not begun")
      transition.begin()

      #expect(box.superview?.alpha == 0)
    }
  }

  @Test func `what a transition does not take along goes by itself`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: StubTransitionCoordinator(acceptsAnimations: false))
      app.device.clock.advance(by: 0.1)

      let seen = box.superview?.layer.presentation()?.opacity ?? 0
      #expect(box.superview?.alpha == 0 && seen > 0 && seen < 1)
    }
  }

  @Test func `a concealed popup does not keep VoiceOver, and takes it again`() throws {
    try TestApp.run { app in
      app.device.voiceOverRunning = true
      let box = FixedSizeView()
      box.isAccessibilityElement = true
      app.center.show(Popup(box))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)
      let overlay = try #require(app.overlays.first)

      presenter.hide(alongside: nil)
      #expect(!overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == false)
      presenter.unhide(alongside: nil)

      #expect(overlay.accessibilityViewIsModal)
      #expect(overlay.rootViewController?.view.accessibilityViewIsModal == true)
      #expect(app.device.announcements.last?.argument as? UIView === box)
    }
  }

  @Test func `the page's focus does not come back while the page departs, but after the popup`()
    throws
  {
    try TestApp.run { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      #expect(!field.isFirstResponder)
      presenter.unhide(alongside: nil)
      handle.dismiss()
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [true, false])
  func `the focus does not go back to a page that the popup's end takes away`(
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

      #expect(began == 0 && handle.isDismissed && app.center.driver.isIdle)
    }
  }

  @Test func `what had the focus in the popup has it again`() throws {
    try TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      app.center.show(Popup(box))
      app.runUntilIdle()
      field.becomeFirstResponder()
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      #expect(!field.isFirstResponder)
      presenter.unhide(alongside: nil)

      #expect(field.isFirstResponder)
    }
  }

  @Test func `an alert is concealed and revealed as a whole`() throws {
    try TestApp.run { app in
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      app.runUntilIdle()
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty && app.window.isKeyWindow)
      #expect(presenter.screenStatus == .visible, "it is where it should be")
      presenter.unhide(alongside: nil)
      app.runUntilIdle()

      #expect(app.overlays.count == 1 && !app.window.isKeyWindow)
      #expect(alert.presentingViewController != nil && handle.outcomeIfDismissed == nil)
    }
  }

  @Test func `what belongs to a popup goes out of sight with it and comes back with it`() {
    TestApp.runInNavigation { app, navigation in
      let (box, inner) = (FixedSizeView(), FixedSizeView())
      app.center.show(Popup(box).on(HomePage.self).keepAlive())
      app.runUntilIdle()
      let alert = UIAlertController.make("Really?")
      alert.usher.show(above: box.usher.enclosingPopup)
      box.usher.show(Popup(inner))
      app.runUntilIdle()
      #expect(app.overlays.count == 3)

      navigation.pushViewController(DetailPage(), animated: true)
      app.device.clock.advance(by: 0.1)
      #expect(inner.superview?.alpha == 0 && alert.view.window?.isHidden == true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.count == 3 && inner.superview?.alpha == 1)
      #expect(app.overlays[0] === box.window && alert.presentingViewController != nil)
    }
  }

  @Test func `a popup is in sight again when its page is back before it has left`() {
    TestApp.run { app in
      let tabs = UITabBarController()
      tabs.viewControllers = [HomePage(), DetailPage()]
      app.window.rootViewController = tabs
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).keepAlive())
      app.runUntilIdle()

      tabs.selectedIndex = 1
      app.runTurn()
      #expect(box.superview?.alpha == 0)
      tabs.selectedIndex = 0
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1 && app.overlays.count == 1)
      #expect(handle.outcomeIfDismissed == nil && app.center.suspendedPopups.isEmpty)
    }
  }

  @Test func `a popup that is back before it has gone stays, also where the app moves it`() throws {
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

      #expect(box.superview?.alpha == 1 && app.overlays.count == 1)
    }
  }

  @Test func `a popup that is concealed while it appears is visible when it is revealed`() throws {
    try TestApp.run { app in
      let (box, diary) = (FixedSizeView(), CallLog())
      app.center.show(Popup(box).onDidAppear { _ in diary.record("appeared") })
      app.device.clock.advance(by: 0.1)
      let presenter = try #require(app.presenter)

      presenter.hide(alongside: nil)
      app.runUntilIdle()
      presenter.unhide(alongside: nil)
      app.runUntilIdle()

      #expect(box.superview?.alpha == 1 && box.superview?.transform == .identity)
      #expect(diary.lines == ["appeared"])
    }
  }
}

extension TestApp {
  /// What shows the only request there is.
  var presenter: (any PopupPresenter)? { center.driver.requests.values.first?.presenter }
}
