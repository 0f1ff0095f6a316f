// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Which first responder is restored, and which is not, after popups in several windows.
@MainActor
@Suite(.uikitVariants)
struct FocusRestorationTests {
  /// A window that does not show the app's pages.
  private func makeKeyPanel(on app: TestApp) -> UIWindow {
    let panel = UIWindow(windowScene: app.scene)
    panel.rootViewController = UIViewController()
    panel.makeKeyAndVisible()
    return panel
  }

  private func makeField() -> UITextField {
    UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  }

  @Test
  func `a first responder that a page's popup has not restored is forgotten by the next popup`()
    throws
  {
    try TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let first = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      try #require(app.presenter).hide()
      first.dismiss()
      app.runUntilIdle()
      #expect(!field.isFirstResponder)

      let second = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      second.dismiss()
      app.runUntilIdle()

      #expect(!field.isFirstResponder)
    }
  }

  @Test func `a suspended modal restores the first responder of the page`() {
    TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.center.show(Modal(UIViewController()).window(.own))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)

      app.center.show(
        Popup(FixedSizeView()).modal(false).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()

      #expect(app.center.suspendedPopups.count == 1)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup that is not modal does not restore the first responder of a page`(
    window: PopupWindow
  ) throws {
    try TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.center.show(Popup(FixedSizeView()).window(window))
      app.runUntilIdle()
      try #require(app.presenter).hide()

      let toast = app.center.show(
        Popup(FixedSizeView()).lane(PopupLane(name: "toast")).modal(false))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      toast.dismiss()
      app.runUntilIdle()

      #expect(!field.isFirstResponder)
    }
  }

  @Test
  func `the first responder of a suspended popup is not restored for another popup`() {
    TestApp.runInNavigation { app, navigation in
      let (box, field) = (FixedSizeView(), makeField())
      box.addSubview(field)
      app.center.show(Popup(box).window(.app).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      field.becomeFirstResponder()
      navigation.pushViewController(DetailPage(), animated: true)
      app.runUntilIdle()
      #expect(app.center.suspendedPopups.count == 1)

      let other = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      other.dismiss()
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `a modal popup ends editing on the page even if another popup is key`() {
    TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      let form = FormView(height: 120)
      app.center.show(Popup(form).lane(PopupLane(name: "form")).modal(false))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      form.field.window?.makeKey()
      app.runUntilIdle()

      let handle = app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      #expect(!form.field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test func `a touch that began before a modal popup does not move the focus behind it`() {
    TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      app.runUntilIdle()
      app.device.touchDown(at: field.convert(CGPoint(x: 20, y: 15), to: nil))
      app.runTurn()
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      app.device.touchUp()
      app.runUntilIdle()
      #expect(app.overlays.first?.isKeyWindow == true)
      #expect(!field.isFirstResponder)

      handle.dismiss()
      app.runUntilIdle()
      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test
  func `a window of the app in front of a modal popup remains key when another popup appears`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      let lock = UIWindow(windowScene: app.scene)
      lock.rootViewController = UIViewController()
      lock.windowLevel = UIWindow.Level(rawValue: 5000)
      lock.isHidden = false
      app.runTurn()
      lock.windowLevel = UIWindow.Level(rawValue: 6000)
      lock.makeKey()

      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(app.overlays.count == 2)
      #expect(lock.isKeyWindow)
      alert.dismiss()
      handle.dismiss()
      app.runUntilIdle()

      #expect(lock.isKeyWindow)
    }
  }

  @Test
  func `the previous key window becomes key again even if it does not show the app's pages`() {
    TestApp.run { app in
      let panel = makeKeyPanel(on: app)
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      #expect(!panel.isKeyWindow)

      handle.dismiss()
      app.runUntilIdle()

      #expect(panel.isKeyWindow)
    }
  }

  @Test func `a popup without its window does not end editing on the page while it disappears`() {
    TestApp.run { app in
      let field = makeField()
      app.page.view.addSubview(field)
      let content = UIViewController()
      app.center.show(Modal(content).window(.own))
      app.runUntilIdle()
      content.dismiss(animated: true)
      app.device.clock.advance(by: 0.1)
      app.overlays.first?.isHidden = true
      #expect(content.isBeingDismissed)

      app.device.tap(at: field.center)
      app.device.clock.advance(by: 0.1)
      #expect(content.isBeingDismissed)
      #expect(field.isFirstResponder)
      app.runUntilIdle()

      #expect(field.isFirstResponder)
    }
  }

  @Test func `a previous key window that has been hidden meanwhile does not become key`() {
    TestApp.run { app in
      let panel = makeKeyPanel(on: app)
      let handle = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      panel.isHidden = true

      handle.dismiss()
      app.runUntilIdle()

      #expect(!panel.isKeyWindow)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `a modal popup behind a disappearing one is key at once`() {
    TestApp.run { app in
      let disappearing = app.center.show(
        Popup(FixedSizeView()).lane(PopupLane(name: "above", level: 1)))
      app.runUntilIdle()
      disappearing.dismiss()
      app.runTurn()

      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runTurn()

      #expect(!disappearing.isDismissed)
      #expect(box.window?.isKeyWindow == true)
    }
  }
}
