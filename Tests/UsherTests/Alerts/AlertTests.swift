// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct AlertTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `an alert needs no view controller and ends after its handler`(
    switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController.make("Paid", [("OK", { diary.note("handler") })])
      alert.usher.show().onEnd { diary.note("outcome: \($0.reason)") }
      stand.settle()
      #expect(alert.view.window === stand.overlays.first)
      #expect(stand.overlays.first?.isKeyWindow == true)

      try stand.tap("OK")
      stand.settle()

      #expect(diary.lines == ["handler", "outcome: dismissed"])
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
      stand.settle()
      #expect(stand.center.driver.isIdle)
    }
  }

  @Test func `an alert is in front of modal pages and of every window of the app`() {
    Stand.run { stand in
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      stand.page.present(modal, animated: false)
      let theirs = UIWindow(windowScene: stand.scene)
      theirs.windowLevel = UIWindow.Level(rawValue: 4000)
      theirs.rootViewController = UIViewController()
      theirs.isHidden = false
      stand.settle()

      let alert = UIAlertController.make("Lost connection")
      alert.usher.show()
      stand.settle()

      #expect(alert.viewIfLoaded?.window?.windowLevel.rawValue == 4001)
      #expect(modal.presentingViewController === stand.page, "the page is not disturbed")
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `row 19: a full-screen page presented above an alert leaves it its window, and it is back`(
    switches: HeadlessSwitches
  ) throws {
    try Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController.make("Paid", [("OK", { diary.note("handler") })])
      alert.usher.show().onEnd { diary.note("outcome: \($0.reason)") }
      stand.settle()
      let overlay = stand.overlays.first

      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      alert.present(page, animated: true)
      stand.settle()
      #expect(page.viewIfLoaded?.window === overlay && overlay?.isHidden == false)
      #expect(alert.viewIfLoaded?.window == nil, "UIKit has put it aside")
      #expect(diary.lines.isEmpty && stand.center.visible.count == 1)

      page.dismiss(animated: true)
      stand.settle()
      #expect(alert.viewIfLoaded?.window === overlay && diary.lines.isEmpty)
      try stand.tap("OK")
      stand.settle()

      #expect(diary.lines == ["handler", "outcome: dismissed"])
      #expect(stand.overlays.isEmpty && stand.window.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `row 19: a full-screen page that comes below an alert leaves it in front, and stays`(
    animated: Bool
  ) throws {
    try Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      let handle = alert.usher.show()
      stand.settle()
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen

      stand.page.present(page, animated: animated)
      stand.settle()
      #expect(handle.outcomeIfEnded == nil && stand.overlays.first?.isKeyWindow == true)
      try stand.tap("OK")
      stand.settle()

      #expect(handle.hasEnded && stand.presented == [page] && stand.window.isKeyWindow)
    }
  }

  @Test(arguments: [true, false])
  func `an alert comes with its animation, or without it, as was asked`(animated: Bool) {
    Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      alert.usher.show(animated: animated)
      stand.device.clock.advance(by: 0.1)

      #expect(alert.isBeingPresented == animated && alert.usher.isVisible)
    }
  }

  @Test(arguments: [true, false])
  func `an alert that is awaited comes with its animation, or without it`(animated: Bool) async {
    await Stand.run { stand in
      let alert = UIAlertController.make("Paid")
      let task = Task { await alert.usher.show(animated: animated) }
      await Task.yield()
      stand.device.clock.advance(by: 0.1)
      #expect(alert.isBeingPresented == animated && alert.usher.isVisible)

      task.cancel()
      await Task.yield()
      stand.settle()
      #expect(await task.value.reason == .cancelled)
    }
  }

  @Test func `an alert that is shown above a popup belongs to it`() {
    Stand.run { stand in
      let box = BoxView()
      let popup = stand.center.enqueue(Popup(box).lane(.alerts))
      stand.settle()
      let (own, other) = (UIAlertController.make("Own"), UIAlertController.make("Other"))
      other.usher.show()
      let handle = own.usher.show(above: box.usher.popup)
      stand.settle()
      #expect(own.usher.isVisible && !other.usher.isVisible && box.window != nil)

      popup.end()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .parentEnded && other.usher.isVisible)
    }
  }

  @Test func `the second alert comes after the first one's handler, whoever asked when`() throws {
    try Stand.run { stand in
      let third = UIAlertController.make("3")
      let urgent = ReadyAlert(third).priority(.urgent)
      let first = UIAlertController.make("1", [("OK", { urgent.enqueue() })])
      let second = UIAlertController.make("2")
      first.usher.show()
      second.usher.show()
      stand.settle()

      try stand.tap("OK")
      stand.settle()

      #expect(third.presentingViewController != nil && second.presentingViewController == nil)
      try stand.tap("OK")
      stand.settle()
      #expect(third.presentingViewController == nil && second.presentingViewController != nil)
    }
  }

  @Test func `an alert comes in front of a popup and leaves it where it is`() throws {
    try Stand.run { stand in
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      UIAlertController.make("Sure?").usher.show()
      stand.settle()
      #expect(stand.overlays.map(\.band) == [.popups, .alerts])

      try stand.tap("OK")
      stand.settle()

      #expect(box.window != nil && box.window?.isKeyWindow == true)
    }
  }

  @Test(arguments: [true, false], HeadlessSwitches.variants)
  func `an alert that the app dismisses itself has ended`(
    animated: Bool, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController.make("Loading", [("OK", { diary.note("handler") })])
      let handle = alert.usher.show()
      stand.settle()

      alert.dismiss(animated: animated)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
      #expect(diary.lines.isEmpty && stand.overlays.isEmpty)
    }
  }

  @Test(arguments: [0, 0.1, 0.39, 1], HeadlessSwitches.variants)
  func `a handle ends its alert at whatever moment`(
    moment: Double, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let alert = UIAlertController.make("Loading")
      let handle = alert.usher.show()
      stand.device.clock.advance(by: moment)

      handle.end(.custom("loaded"))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .custom("loaded"))
      #expect(alert.presentingViewController == nil)
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
      #expect(stand.device.log.isEmpty, "UIKit had nothing to complain about")
    }
  }

  @Test(arguments: [0, 0.1, 1], HeadlessSwitches.variants)
  func `logging out takes an alert off the screen at once`(
    moment: Double, switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      let diary = Diary()
      let alert = UIAlertController.make("Offer")
      let handle = alert.usher.show()
      UIAlertController.make("waits").usher.show()
      stand.device.clock.advance(by: moment)

      stand.center.endAll(.loggedOut, animated: false)
      #expect(stand.overlays.isEmpty)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .loggedOut)
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
      #expect(stand.window.isKeyWindow)
      #expect(diary.lines.isEmpty)
    }
  }

  @Test func `cancelling the task that shows an alert ends it`() async {
    await Stand.run { stand in
      let alert = UIAlertController.make("Offer")
      let task = Task { await alert.usher.show() }
      await Task.yield()
      stand.settle()
      #expect(alert.presentingViewController != nil)

      task.cancel()
      await Task.yield()
      stand.settle()

      #expect(await task.value.reason == .cancelled)
      #expect(alert.presentingViewController == nil)
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `nothing of an alert is left after its end`(switches: HeadlessSwitches) throws {
    try Stand.run(switches: switches) { stand in
      weak var weakAlert: UIAlertController?
      weak var window: UIWindow?
      do {
        let alert = UIAlertController.make("Paid")
        alert.usher.show()
        stand.settle()
        (weakAlert, window) = (alert, stand.overlays[0])
        try stand.tap("OK")
        stand.settle()
      }

      #expect(weakAlert == nil && window == nil)
      #expect(stand.scene.windows.allSatisfy { !($0 is OverlayWindow) })
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `an alert whose window the app takes away has ended, and the next one comes`(
    switches: HeadlessSwitches
  ) {
    Stand.run(switches: switches) { stand in
      for isHidden in [true, false] {
        for isThere in [true, false] {
          let handle = UIAlertController.make("Paid").usher.show()
          if isThere { stand.settle() } else { stand.turn() }

          if isHidden {
            stand.overlays.first?.isHidden = true
          } else {
            stand.overlays.first?.windowScene = nil
          }
          stand.settle()

          #expect(handle.outcomeIfEnded?.reason == .removedByApp)
          #expect(stand.window.isKeyWindow && stand.center.driver.isIdle)
        }
      }
    }
  }

  @Test func `an alert belongs to the scene of the queue it was given`() {
    Stand.run { stand in
      let other = Stand(on: stand.device)
      let alert = UIAlertController.make("Here")

      alert.usher.show(in: stand.center)
      stand.settle()

      #expect(alert.viewIfLoaded?.window?.windowScene === stand.scene)
      #expect(other.overlays.isEmpty)
    }
  }
}
