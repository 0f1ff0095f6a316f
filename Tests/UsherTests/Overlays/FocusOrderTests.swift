// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Who has the keys where modal popups of several storeys are there at once: the topmost, whoever came
/// last.
@MainActor
struct FocusOrderTests {
  @Test func `a modal popup that comes below an alert gets the keys when the alert has gone`() {
    TestApp.run { app in
      let alert = UIAlertController.make("Paid").usher.show()
      app.runUntilIdle()
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box))
      app.runUntilIdle()
      #expect(app.overlays.count == 2 && app.overlays.last?.isKeyWindow == true)

      alert.dismiss()
      app.runUntilIdle()
      #expect(box.window?.isKeyWindow == true)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow)
    }
  }

  @Test func `a modal popup that comes and goes below an alert leaves it the keys`() {
    TestApp.run { app in
      let (field, alert, handle) = showAlertAboveFirstResponder(on: app)

      handle.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.last?.isKeyWindow == true)
      alert.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test func `what had the focus on the page has it again after both have gone, the alert first`() {
    TestApp.run { app in
      let (field, alert, handle) = showAlertAboveFirstResponder(on: app)

      alert.dismiss()
      app.runUntilIdle()
      #expect(!field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test(arguments: [true, false])
  func `what ends in the background gives the keys to the app all the same`(isRemoved: Bool) {
    TestApp.run { app in
      let box = FixedSizeView()
      let handles = [
        app.center.show(Popup(box)).erased, UIAlertController.make("Paid").usher.show().erased,
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

      #expect(app.window.isKeyWindow && handles.allSatisfy(\.isDismissed))
    }
  }

  @Test func `what stands above a window that the app takes away inherits its place in line`() {
    TestApp.run { app in
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let lower = UIAlertController.make("Lower").usher.show()
      app.runUntilIdle()
      let upper = UIAlertController.make("Upper").usher.show(above: lower.erased)
      app.runUntilIdle()
      #expect(app.overlays.count == 3)

      app.overlays[1].windowScene = nil
      app.runUntilIdle()

      #expect(lower.isDismissed && upper.isDismissed && box.window?.isKeyWindow == true)
    }
  }

  @Test func `an alert that is taken away in the background leaves the keys to what is below it`() {
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

      #expect(alert.isDismissed && box.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `a popup that is not modal and was typed into leaves the keys to what it stands on`(
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

      #expect(child.isDismissed && lower.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `an alert that ends at once leaves the keys to the alert below, and not to a popup`(
    isRemoved: Bool
  ) {
    TestApp.run { app in
      let lower = UIAlertController.make("Lower").usher.show()
      app.runUntilIdle()
      let parent = app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()
      UIAlertController.make("Upper").usher.show(above: parent.erased)
      app.runUntilIdle()
      #expect(app.overlays.count == 3 && app.overlays.last?.isKeyWindow == true)

      app.device.background(app.scene)
      app.runTurn()

      if isRemoved { app.overlays.last?.windowScene = nil }
      parent.dismiss(animated: false)
      app.runUntilIdle()
      app.device.activate(app.scene)
      app.runUntilIdle()

      #expect(app.overlays.count == 1 && app.overlays.last?.isKeyWindow == true)
      #expect(lower.outcomeIfDismissed == nil)
    }
  }

  @Test func `what is not modal, was typed into and is taken away in the background, too`() {
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

      #expect(handle.isDismissed && app.window.isKeyWindow)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [PopupWindow.own, .app])
  func `what had the focus has it again when the last of two modal popups has gone, and not before`(
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
        #expect(app.center.visiblePopups.count == 2 && !field.isFirstResponder)

        popups[isFirstLast ? 1 : 0].dismiss()
        app.runUntilIdle()
        #expect(!field.isFirstResponder)
        popups[isFirstLast ? 0 : 1].dismiss()
        app.runUntilIdle()

        #expect(app.window.isKeyWindow && field.isFirstResponder)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `nobody types behind a modal popup that comes while one above it leaves`(
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
      #expect(!disappearing.isDismissed && box.window?.isHidden == false && !field.isFirstResponder)
      app.runUntilIdle()
      #expect(disappearing.isDismissed && box.window?.isKeyWindow == true && !field.isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `nobody types behind a modal popup that comes above one that leaves`(
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
      #expect(!disappearing.isDismissed && !fields[1].isFirstResponder)
      app.runUntilIdle()
      #expect(disappearing.isDismissed && box.window?.isKeyWindow == true && !fields[1].isFirstResponder)
      handle.dismiss()
      app.runUntilIdle()

      #expect(app.window.isKeyWindow && fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own], HeadlessSwitches.variants)
  func `what the user types in while a popup leaves keeps the keyboard`(
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

      #expect(handle.isDismissed && app.window.isKeyWindow && fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own])
  func `a popup that comes back below an alert leaves that the keys`(window: PopupWindow) {
    TestApp.run { app in
      let box = FixedSizeView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      app.center.show(Popup(box).window(window))
      app.runUntilIdle()
      field.becomeFirstResponder()
      let urgent = app.center.show(Popup(FixedSizeView()).priority(.urgent).conflict())
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

      #expect(field.window?.isKeyWindow == true && field.isFirstResponder)
    }
  }

  /// A field of the page has the focus, an alert comes, and then a popup below the alert.
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
