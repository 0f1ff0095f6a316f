// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Who has the keys where modal popups of several storeys are there at once: the topmost, whoever came
/// last.
@MainActor
struct KeysInLineTests {
  @Test func `a modal popup that comes below an alert gets the keys when the alert has gone`() {
    Stand.run { stand in
      let alert = UIAlertController.make("Paid").usher.show()
      stand.settle()
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.settle()
      #expect(stand.overlays.count == 2 && stand.overlays.last?.isKeyWindow == true)

      alert.end()
      stand.settle()
      #expect(box.window?.isKeyWindow == true)
      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow)
    }
  }

  @Test func `a modal popup that comes and goes below an alert leaves it the keys`() {
    Stand.run { stand in
      let (field, alert, handle) = showsAlertAboveFocus(on: stand)

      handle.end()
      stand.settle()
      #expect(stand.overlays.last?.isKeyWindow == true)
      alert.end()
      stand.settle()

      #expect(stand.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test func `what had the focus on the page has it again after both have gone, the alert first`() {
    Stand.run { stand in
      let (field, alert, handle) = showsAlertAboveFocus(on: stand)

      alert.end()
      stand.settle()
      #expect(!field.isFirstResponder)
      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test(arguments: [true, false])
  func `what ends in the background gives the keys to the app all the same`(isRemoved: Bool) {
    Stand.run { stand in
      let box = BoxView()
      let handles = [
        stand.center.enqueue(Popup(box)).erased, UIAlertController.make("Paid").usher.show().erased,
      ]
      stand.settle()
      stand.device.background(stand.scene)
      stand.turn()

      if isRemoved {
        for window in stand.overlays { window.windowScene = nil }
      } else {
        for handle in handles { handle.end(animated: false) }
      }
      stand.settle()
      stand.device.activate(stand.scene)
      stand.settle()

      #expect(stand.window.isKeyWindow && handles.allSatisfy(\.hasEnded))
    }
  }

  @Test func `what stands above a window that the app takes away inherits its place in line`() {
    Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      let lower = UIAlertController.make("Lower").usher.show()
      stand.settle()
      let upper = UIAlertController.make("Upper").usher.show(above: lower.erased)
      stand.settle()
      #expect(stand.overlays.count == 3)

      stand.overlays[1].windowScene = nil
      stand.settle()

      #expect(lower.hasEnded && upper.hasEnded && box.window?.isKeyWindow == true)
    }
  }

  @Test func `an alert that is taken away in the background leaves the keys to what is below it`() {
    Stand.run { stand in
      let alert = UIAlertController.make("Paid").usher.show()
      stand.settle()
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      stand.device.background(stand.scene)
      stand.turn()

      stand.overlays.last?.windowScene = nil
      stand.settle()
      stand.device.activate(stand.scene)
      stand.settle()

      #expect(alert.hasEnded && box.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `a popup that is not modal and was typed into leaves the keys to what it stands on`(
    isRemoved: Bool
  ) {
    Stand.run { stand in
      let (lower, upper) = (BoxView(), BoxView())
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      upper.addSubview(field)
      let parent = stand.center.enqueue(Popup(lower))
      stand.settle()
      let child = parent.enqueue(Popup(upper).modal(false))
      stand.settle()
      field.becomeFirstResponder()
      field.window?.makeKey()
      stand.settle()
      #expect(upper.window?.isKeyWindow == true)

      if isRemoved { upper.removeFromSuperview() } else { child.end() }
      stand.settle()

      #expect(child.hasEnded && lower.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false])
  func `an alert that ends at once leaves the keys to the alert below, and not to a popup`(
    isRemoved: Bool
  ) {
    Stand.run { stand in
      let lower = UIAlertController.make("Lower").usher.show()
      stand.settle()
      let parent = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      UIAlertController.make("Upper").usher.show(above: parent.erased)
      stand.settle()
      #expect(stand.overlays.count == 3 && stand.overlays.last?.isKeyWindow == true)

      stand.device.background(stand.scene)
      stand.turn()

      if isRemoved { stand.overlays.last?.windowScene = nil }
      parent.end(animated: false)
      stand.settle()
      stand.device.activate(stand.scene)
      stand.settle()

      #expect(stand.overlays.count == 1 && stand.overlays.last?.isKeyWindow == true)
      #expect(lower.outcomeIfEnded == nil)
    }
  }

  @Test func `what is not modal, was typed into and is taken away in the background, too`() {
    Stand.run { stand in
      let box = BoxView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      let handle = stand.center.enqueue(Popup(box).modal(false))
      stand.settle()
      field.becomeFirstResponder()
      field.window?.makeKey()
      stand.device.background(stand.scene)
      stand.turn()

      stand.overlays.last?.windowScene = nil
      stand.settle()
      stand.device.activate(stand.scene)
      stand.settle()

      #expect(handle.hasEnded && stand.window.isKeyWindow)
    }
  }

  @Test(arguments: [PopupWindow.own, .app], [PopupWindow.own, .app])
  func `what had the focus has it again when the last of two modal popups has gone, and not before`(
    first: PopupWindow, second: PopupWindow
  ) {
    for isFirstLast in [false, true] {
      Stand.run { stand in
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stand.page.view.addSubview(field)
        field.becomeFirstResponder()
        let lane = PopupLane(name: "others", level: 0)
        let popups = [
          stand.center.enqueue(Popup(BoxView()).window(first)),
          stand.center.enqueue(Popup(BoxView()).window(second).lane(lane)),
        ]
        stand.settle()
        #expect(stand.center.visible.count == 2 && !field.isFirstResponder)

        popups[isFirstLast ? 1 : 0].end()
        stand.settle()
        #expect(!field.isFirstResponder)
        popups[isFirstLast ? 0 : 1].end()
        stand.settle()

        #expect(stand.window.isKeyWindow && field.isFirstResponder)
      }
    }
  }

  @Test(arguments: HeadlessSwitches.worlds)
  func `nobody types behind a modal popup that comes while one above it leaves`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      stand.page.view.addSubview(field)
      let lane = PopupLane(name: "above", level: 1)
      let leaving = stand.center.enqueue(Popup(BoxView()).lane(lane))
      stand.settle()
      leaving.end()
      stand.turn()
      field.becomeFirstResponder()

      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box))
      stand.turn()
      #expect(!leaving.hasEnded && box.window?.isHidden == false && !field.isFirstResponder)
      stand.settle()
      #expect(leaving.hasEnded && box.window?.isKeyWindow == true && !field.isFirstResponder)
      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow && field.isFirstResponder)
    }
  }

  @Test(arguments: HeadlessSwitches.worlds)
  func `nobody types behind a modal popup that comes above one that leaves`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let fields = [0, 60].map { UITextField(frame: CGRect(x: 0, y: $0, width: 99, height: 40)) }
      for field in fields { stand.page.view.addSubview(field) }
      fields[0].becomeFirstResponder()
      let leaving = stand.center.enqueue(Popup(BoxView()))
      stand.settle()
      leaving.end()
      stand.turn()
      fields[1].becomeFirstResponder()

      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).lane(PopupLane(name: "above", level: 1)))
      stand.turn()
      #expect(!leaving.hasEnded && !fields[1].isFirstResponder)
      stand.settle()
      #expect(leaving.hasEnded && box.window?.isKeyWindow == true && !fields[1].isFirstResponder)
      handle.end()
      stand.settle()

      #expect(stand.window.isKeyWindow && fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own], HeadlessSwitches.worlds)
  func `what the user types in while a popup leaves keeps the keyboard`(
    window: PopupWindow, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let fields = [0, 60].map { UITextField(frame: CGRect(x: 0, y: $0, width: 99, height: 40)) }
      for field in fields { stand.page.view.addSubview(field) }
      fields[0].becomeFirstResponder()
      let handle = stand.center.enqueue(Popup(BoxView()).window(window))
      stand.settle()
      #expect(!fields[0].isFirstResponder)

      handle.end()
      stand.turn()
      fields[1].becomeFirstResponder()
      #expect(!handle.hasEnded)
      stand.settle()

      #expect(handle.hasEnded && stand.window.isKeyWindow && fields[1].isFirstResponder)
    }
  }

  @Test(arguments: [PopupWindow.app, .own])
  func `a popup that comes back below an alert leaves that the keys`(window: PopupWindow) {
    Stand.run { stand in
      let box = BoxView()
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      box.addSubview(field)
      stand.center.enqueue(Popup(box).window(window))
      stand.settle()
      field.becomeFirstResponder()
      let urgent = stand.center.enqueue(Popup(BoxView()).priority(.urgent).interrupts())
      stand.settle()
      let alert = UIAlertController.make("Paid").usher.show()
      stand.settle()

      urgent.end()
      stand.settle()
      #expect(stand.overlays.count == (window == .app ? 1 : 2))
      #expect(stand.overlays.last?.isKeyWindow == true)
      #expect(!field.isFirstResponder)
      alert.end()
      stand.settle()

      #expect(field.window?.isKeyWindow == true && field.isFirstResponder)
    }
  }

  /// A field of the page has the focus, an alert comes, and then a popup below the alert.
  private func showsAlertAboveFocus(
    on stand: Stand
  ) -> (field: UITextField, alert: PopupHandle<SystemAlertResult>, popup: PopupHandle<Never>) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stand.page.view.addSubview(field)
    field.becomeFirstResponder()
    let alert: PopupHandle<SystemAlertResult> = UIAlertController.make("Paid").usher.show()
    stand.settle()
    let popup = stand.center.enqueue(Popup(BoxView()))
    stand.settle()
    return (field, alert, popup)
  }
}
