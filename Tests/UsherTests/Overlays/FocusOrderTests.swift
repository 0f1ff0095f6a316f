// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The key window where modal popups of several levels are visible: the topmost one, whatever the
/// order of their presentation.
@MainActor
@Suite(.uikitVariants)
struct FocusOrderTests {
  @Test
  func `a modal popup that appears below an alert becomes key after the alert is dismissed`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(app.overlays.count == 2)
      #expect(app.overlays.last?.isKeyWindow == true)

      alert.dismiss()
      app.runUntilIdle()
      #expect(box.window?.isKeyWindow == true)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
    }
  }

  @Test
  func `a modal popup that appears behind another one in the app window leaves its editing`() {
    TestApp.run { app in
      let form = FormView(height: 120)
      app.center.show(Popup(form).window(.app).lane(.alerts))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()

      app.center.show(Popup(FixedSizeView()).window(.app))
      app.runUntilIdle()
      #expect(form.field.isFirstResponder)
      app.center.show(Popup(FixedSizeView()).window(.app).lane(PopupLane(name: "top", level: 5)))
      app.runUntilIdle()

      #expect(!form.field.isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup continues to be edited when the popup in front of it leaves with its page`(
    window: PopupWindow
  ) {
    TestApp.runInNavigation { app, navigation in
      let form = FormView(height: 120)
      app.center.show(Popup(form).lane(PopupLane(name: "notes", level: -1)).window(window))
      app.runUntilIdle()
      form.field.becomeFirstResponder()
      app.runUntilIdle()
      navigation.pushViewController(DetailPage(), animated: false)
      let tip = Popup(FixedSizeView()).on(DetailPage.self).pageExit(.keepAlive)
      app.center.show(tip.window(window))
      app.runUntilIdle()
      #expect(!form.field.isFirstResponder)

      navigation.popViewController(animated: true)
      app.runUntilIdle()

      #expect(form.field.isFirstResponder)
      #expect(app.device.keyboardTop != nil)
    }
  }

  @Test
  func `a modal popup that appears and is dismissed below an alert does not change the key window`()
  {
    TestApp.run { app in
      let (field, alert, handle) = showAlertAboveFirstResponder(on: app)

      handle.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.last?.isKeyWindow == true)
      alert.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test
  func `the first responder of the page is restored after an alert and a popup, alert first`() {
    TestApp.run { app in
      let (field, alert, handle) = showAlertAboveFirstResponder(on: app)

      alert.dismiss()
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [true, false])
  func `dismissing popups in the background makes the app window key`(isRemoved: Bool) {
    TestApp.run { app in
      let box = FixedSizeView()
      let handles = [
        app.center.show(Popup(box)), UIAlertController.make("Paid").usher.show(),
      ]
      app.runUntilIdle()
      app.device.background(app.scene)
      app.runTurn()

      if isRemoved {
        for window in app.overlays { window.windowScene = nil }
      } else {
        for handle in handles { handle.dismiss(animated: false) }
      }
      app.runUntilIdle()
      app.device.activate(app.scene)
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(handles.allSatisfy { $0.isDismissed })
    }
  }

  @Test
  func `a child above a removed window is dismissed with it, and the lowest popup becomes key`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let lower = UIAlertController.make("Lower").usher.show()
      app.runUntilIdle()
      let upper = UIAlertController.make("Upper").usher.show(above: lower)
      app.runUntilIdle()
      #expect(app.overlays.count == 3)

      app.overlays[1].windowScene = nil
      app.runUntilIdle()

      #expect(lower.isDismissed)
      #expect(upper.isDismissed)
      #expect(box.window?.isKeyWindow == true)
    }
  }

  @Test func `an alert removed in the background makes the popup below it key`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      app.device.background(app.scene)
      app.runTurn()

      app.overlays.last?.windowScene = nil
      app.runUntilIdle()
      app.device.activate(app.scene)
      app.runUntilIdle()

      #expect(alert.isDismissed)
      #expect(box.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `an edited popup that is not modal makes its parent key after the dismissal`(
    isRemoved: Bool
  ) {
    TestApp.run { app in
      let (lower, upper) = (FixedSizeView(), FixedSizeView())
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      upper.addSubview(field)
      let parent = app.center.show(Popup(lower))
      app.runUntilIdle()
      let child = parent.show(Popup(upper).modal(false))
      app.runUntilIdle()
      field.becomeFirstResponder()
      field.window?.makeKey()
      app.runUntilIdle()
      #expect(upper.window?.isKeyWindow == true)

      if isRemoved { upper.removeFromSuperview() } else { child.dismiss() }
      app.runUntilIdle()

      #expect(child.isDismissed)
      #expect(lower.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `an alert dismissed with its parent makes the alert below key, not a popup`(
    isRemoved: Bool
  ) {
    TestApp.run { app in
      let lower = UIAlertController.make("Lower").usher.show()
      app.runUntilIdle()
      let parent = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      UIAlertController.make("Upper").usher.show(above: parent)
      app.runUntilIdle()
      #expect(app.overlays.count == 3)
      #expect(app.overlays.last?.isKeyWindow == true)

      app.device.background(app.scene)
      app.runTurn()

      if isRemoved { app.overlays.last?.windowScene = nil }
      parent.dismiss(animated: false)
      app.runUntilIdle()
      app.device.activate(app.scene)
      app.runUntilIdle()

      #expect(app.overlays.count == 1)
      #expect(app.overlays.last?.isKeyWindow == true)
      #expect(lower.outcomeIfDismissed == nil)
    }
  }

  @Test
  func `an edited non-modal popup removed in the background makes the app window key`() {
    TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      let handle = app.center.show(Popup(box).modal(false))
      app.runUntilIdle()
      field.becomeFirstResponder()
      field.window?.makeKey()
      app.device.background(app.scene)
      app.runTurn()

      app.overlays.last?.windowScene = nil
      app.runUntilIdle()
      app.device.activate(app.scene)
      app.runUntilIdle()

      #expect(handle.isDismissed)
      #expect(app.window.isKeyWindow)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [PopupWindow.own, .app])
  func `the first responder is restored after the last of two modal popups was dismissed`(
    first: PopupWindow, second: PopupWindow
  ) {
    for isFirstLast in [false, true] {
      TestApp.run { app in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        app.page.view.addSubview(field)
        field.becomeFirstResponder()
        let lane = PopupLane(name: "others", level: 0)
        let popups = [
          app.center.show(Popup(FixedSizeView()).window(first)),
          app.center.show(Popup(FixedSizeView()).window(second).lane(lane)),
        ]
        app.runUntilIdle()
        #expect(app.center.visiblePopups.count == 2, "isFirstLast: \(isFirstLast)")
        #expect(!field.isFirstResponder, "isFirstLast: \(isFirstLast)")

        popups[isFirstLast ? 1 : 0].dismiss()
        app.runUntilIdle()
        #expect(!field.isFirstResponder, "isFirstLast: \(isFirstLast)")
        popups[isFirstLast ? 0 : 1].dismiss()
        app.runUntilIdle()

        #expect(app.window.isKeyWindow, "isFirstLast: \(isFirstLast)")
        #expect(field.isFirstResponder, "isFirstLast: \(isFirstLast)")
      }
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a modal popup blocks editing on the page if it appears while a popup above it disappears`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      app.page.view.addSubview(field)
      let lane = PopupLane(name: "above", level: 1)
      let disappearing = app.center.show(Popup(FixedSizeView()).lane(lane))
      app.runUntilIdle()
      disappearing.dismiss()
      app.runTurn()
      field.becomeFirstResponder()

      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runTurn()
      #expect(!disappearing.isDismissed)
      #expect(box.window?.isHidden == false)
      #expect(!field.isFirstResponder)
      app.runUntilIdle()
      #expect(disappearing.isDismissed)
      #expect(box.window?.isKeyWindow == true)
      #expect(!field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a modal popup blocks editing on the page if it appears above a disappearing popup`(
    switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let fields = [0, 60].map { UITextField(frame: CGRect(x: 0, y: $0, width: 99, height: 40)) }
      for field in fields { app.page.view.addSubview(field) }
      fields[0].becomeFirstResponder()
      let disappearing = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      disappearing.dismiss()
      app.runTurn()
      fields[1].becomeFirstResponder()

      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).lane(PopupLane(name: "above", level: 1)))
      app.runTurn()
      #expect(!disappearing.isDismissed)
      #expect(!fields[1].isFirstResponder)
      app.runUntilIdle()
      #expect(disappearing.isDismissed)
      #expect(box.window?.isKeyWindow == true)
      #expect(!fields[1].isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
      #expect(fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own], HeadlessSwitches.variants)
  func `a field that the user edits while a popup disappears remains first responder`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    TestApp.run(switches: switches) { app in
      let fields = [0, 60].map { UITextField(frame: CGRect(x: 0, y: $0, width: 99, height: 40)) }
      for field in fields { app.page.view.addSubview(field) }
      fields[0].becomeFirstResponder()
      let handle = app.center.show(Popup(FixedSizeView()).window(window))
      app.runUntilIdle()
      #expect(!fields[0].isFirstResponder)

      handle.dismiss()
      app.runTurn()
      fields[1].becomeFirstResponder()
      #expect(!handle.isDismissed)
      app.runUntilIdle()

      #expect(handle.isDismissed)
      #expect(app.window.isKeyWindow)
      #expect(fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own])
  func `a popup that resumes below an alert does not become key`(window: PopupWindow) {
    TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      app.center.show(Popup(box).window(window))
      app.runUntilIdle()
      field.becomeFirstResponder()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict(.interrupt))
      app.runUntilIdle()
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()

      urgent.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.count == (window == .app ? 1 : 2))
      #expect(app.overlays.last?.isKeyWindow == true)
      #expect(!field.isFirstResponder)
      alert.dismiss()
      app.runUntilIdle()

      #expect(field.window?.isKeyWindow == true)
      #expect(field.isFirstResponder)
    }
  }

  /// Shows an alert above a first responder on the page, and then a popup below the alert.
  private func showAlertAboveFirstResponder(
    on app: TestApp
  ) -> (field: UITextField, alert: PopupHandle<SystemAlertResult>, popup: PopupHandle<Never>) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    app.page.view.addSubview(field)
    field.becomeFirstResponder()
    let alert: PopupHandle<SystemAlertResult> = UIAlertController.make("Paid").usher.show()
    app.runUntilIdle()
    let popup = app.center.show(Popup(FixedSizeView()))
    app.runUntilIdle()
    return (field, alert, popup)
  }
}
