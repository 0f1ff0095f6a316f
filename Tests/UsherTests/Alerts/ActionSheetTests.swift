// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct ActionSheetTests {
  private static func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.usher.addButton(title: "Copy")
    sheet.usher.addButton(title: "Cancel", style: .cancel)
    return sheet
  }

  private func onPad(_ body: @MainActor (Stand, UIView) throws -> Void) rethrows {
    try Stand.run(on: .iPad11) { stand in
      let button = UIView(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      stand.page.view.addSubview(button)
      stand.settle()
      try body(stand, button)
    }
  }

  @Test(arguments: [true, false])
  func `on a pad it points from its own window at the view on the page`(isDescribed: Bool) throws {
    try onPad { stand, button in
      let sheet = Self.sheet()
      if isDescribed {
        SystemAlert("Share").style(.actionSheet).button("Copy").button("Cancel", role: .cancel)
          .anchor(button).enqueue()
      } else {
        sheet.popoverPresentationController?.sourceView = button
        sheet.usher.show()
      }
      stand.settle()

      let shown = try #require(stand.alert)
      #expect(shown.view.window === stand.overlays.first && stand.window.subviews.count == 1)
      #expect(shown.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))
      #expect(shown.popoverPresentationController?.arrowDirection == .up)
    }
  }

  @Test func `on a pad it points at a part of the view`() throws {
    try onPad { stand, _ in
      SystemAlert("Share").style(.actionSheet).button("Copy")
        .anchor(stand.page.view, rect: CGRect(x: 100, y: 600, width: 20, height: 20)).enqueue()
      stand.settle()

      let shown = try #require(stand.alert)
      #expect(shown.popoverFrame.isBelow(CGRect(x: 100, y: 600, width: 20, height: 20)))
    }
  }

  @Test func `on a pad it follows the view that it points at`() {
    onPad { stand, button in
      let sheet = Self.sheet()
      sheet.popoverPresentationController?.sourceView = button
      sheet.usher.show()
      stand.settle()

      button.frame.origin = CGPoint(x: 200, y: 500)
      stand.turn()
      stand.settle()
      #expect(sheet.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))

      stand.device.orientation = .landscapeLeft
      stand.settle()
      #expect(sheet.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))

      button.removeFromSuperview()
      stand.settle()
      #expect(sheet.usher.isVisible)
    }
  }

  @Test func `on a pad a tap outside cancels it, and a button is its outcome`() throws {
    try onPad { stand, button in
      for title in ["Cancel", "Copy"] {
        let handle = SystemAlert("Share").style(.actionSheet)
          .button("Copy").button("Cancel", role: .cancel).anchor(button).enqueue()
        stand.settle()

        if title == "Copy" {
          try stand.tap(title)
        } else {
          stand.device.tap(at: CGPoint(x: 40, y: 900))
        }
        stand.settle()

        #expect(handle.outcomeIfEnded?.value?.button.title == title)
        #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
      }
    }
  }

  @Test func `on a pad a tap outside presses the button that was set`() {
    onPad { stand, button in
      let diary = Diary()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy")
      sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
        diary.note("handler")
      }
      sheet.popoverPresentationController?.sourceView = button
      let handle = sheet.usher.show()
      stand.settle()

      stand.device.tap(at: CGPoint(x: 40, y: 900))
      stand.settle()

      #expect(diary.lines == ["handler"])
      #expect(handle.outcomeIfEnded?.value?.button.title == "Not now")
    }
  }

  @Test(arguments: [true, false])
  func `on a pad one that points at a bar button is presented on the page`(isDescribed: Bool) throws
  {
    for world in HeadlessSwitches.worlds {
      try HeadlessDevice.run(.iPad11, switches: world) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let item = UIBarButtonItem(title: "Share")
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        let stand = Stand(on: device, page: navigation)
        let sheet = Self.sheet()
        let handle: PopupHandle<SystemAlertResult>
        if isDescribed {
          handle = SystemAlert("Share").style(.actionSheet).button("Copy").anchor(item).enqueue()
        } else {
          sheet.popoverPresentationController?.barButtonItem = item
          handle = sheet.usher.show()
        }
        stand.settle()

        #expect(stand.overlays.isEmpty)
        let shown = try #require(navigation.presentedViewController as? UIAlertController)
        #expect(shown.view.window === stand.window)
        try stand.tap("Copy")
        stand.settle()
        #expect(handle.outcomeIfEnded?.value?.button.title == "Copy")
      }
    }
  }

  /// UIKit closes the popover by itself, sooner or later than we hear of the tap.
  @Test(arguments: [true, false])
  func `on a pad a tap outside a sheet on the page presses the button that was set`(
    isFirst: Bool
  ) throws {
    for world in HeadlessSwitches.worlds {
      try HeadlessDevice.run(.iPad11, switches: world) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let item = UIBarButtonItem(title: "Share")
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        let stand = Stand(on: device, page: navigation)
        let diary = Diary()
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.usher.addButton(title: "Copy") { diary.note("copied") }
        sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
          diary.note("handler, there: \(sheet.usher.isVisible)")
        }
        sheet.popoverPresentationController?.barButtonItem = item
        let handle = sheet.usher.show().onEnd(diary.end(of: "sheet"))
        stand.settle()
        #expect(sheet.viewIfLoaded?.window === stand.window)
        device.tap(at: sheet.view.convert(CGPoint(x: 2, y: 2), to: nil))
        stand.settle()
        #expect(diary.lines.isEmpty, "that was a tap on it")
        if !isFirst { try closeEarlier(sheet) }

        device.tap(at: CGPoint(x: 40, y: 900))
        stand.settle()

        #expect(diary.lines == ["handler, there: false", "sheet ended: actionChosen"])
        #expect(handle.outcomeIfEnded?.value?.button.title == "Not now")
        #expect(navigation.presentedViewController == nil && stand.center.driver.isIdle)
      }
    }
  }

  @Test func `a sheet that is described with a field is an alert on a pad, too`() throws {
    try Stand.run(on: .iPad11) { stand in
      let misuse = MisuseCollector()
      let handle = SystemAlert("Share").style(.actionSheet).textField("Name").button("OK")
        .enqueue()
      stand.settle()
      #expect(misuse.reports.map(\.anchor) == ["alert-field-on-sheet"])
      try stand.tap("OK")
      stand.settle()
      #expect(handle.outcomeIfEnded?.reason == .actionChosen)
    }
  }

  @Test func `on a pad a tap outside a sheet on the page without such a button is UIKit's`() throws
  {
    try HeadlessDevice.run(.iPad11) { device in
      let navigation = UINavigationController(rootViewController: HomePage())
      let item = UIBarButtonItem(title: "Share")
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      let stand = Stand(on: device, page: navigation)
      let diary = Diary()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy") { diary.note("copied") }
      sheet.popoverPresentationController?.barButtonItem = item
      let handle = sheet.usher.show()
      stand.settle()
      let container = try #require(sheet.activePresentationController?.containerView)
      #expect(container.gestureRecognizers?.count == 1)

      stand.device.tap(at: CGPoint(x: 40, y: 900))
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed && diary.lines.isEmpty)
      #expect(container.gestureRecognizers?.isEmpty != false, "nothing of ours is left there")
    }
  }

  /// Lets the tap beside the sheet dismiss it before anybody else hears of that tap.
  private func closeEarlier(_ sheet: UIAlertController) throws {
    let background = sheet.activePresentationController?.containerView?.subviews.first
    let tap = UITapGestureRecognizer()
    GestureAction.add(to: tap) { [weak sheet] recognizer in
      if recognizer.state == .ended { sheet?.dismiss(animated: true) }
    }
    try #require(background).addGestureRecognizer(tap)
  }

  @Test func `on a pad a bar button is out of reach above a popup, in words`() {
    onPad { stand, _ in
      let misuse = MisuseCollector()
      let box = BoxView()
      stand.center.enqueue(Popup(box))
      stand.settle()
      let item = UIBarButtonItem(title: "Share")

      let handle = SystemAlert("Share").style(.actionSheet).button("Copy").anchor(item)
        .enqueue(above: box.usher.popup)
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      #expect(misuse.reports.map(\.anchor) == ["modal-bar-button-elsewhere"])
    }
  }

  @Test(arguments: [true, false])
  func `on a pad it fails without an anchor that is there, in words`(isGone: Bool) {
    onPad { stand, _ in
      let misuse = MisuseCollector()
      let alert = SystemAlert("Share").style(.actionSheet).button("Copy")
      let away = UIView()

      let handle = isGone ? alert.anchor(away).enqueue() : alert.enqueue()
      stand.settle()

      #expect(handle.outcomeIfEnded?.reason == .failed)
      let anchor = isGone ? "modal-anchor-off-screen" : "alert-sheet-without-anchor"
      #expect(misuse.reports.map(\.anchor) == [anchor])
      #expect(stand.overlays.isEmpty && stand.center.driver.isIdle)
    }
  }

  @Test func `what it points at is the app's again when it has ended or was refused`() {
    onPad { stand, button in
      let sheet = Self.sheet()
      let popover = sheet.popoverPresentationController
      popover?.sourceView = button
      popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let handle = sheet.usher.show()
      stand.settle()
      #expect(popover?.sourceView !== button)

      handle.end()
      stand.settle()

      #expect(popover?.sourceView === button)
      #expect(popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `on a phone it comes from below, and a tap outside cancels it`() throws {
    try Stand.run { stand in
      let away = UIView()
      let handle = SystemAlert("Share").style(.actionSheet)
        .button("Copy").button("Cancel", role: .cancel).anchor(away).enqueue()
      stand.settle()
      let sheet = try #require(stand.alert)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY > 800)

      stand.device.tap(at: CGPoint(x: 20, y: 100))
      stand.settle()

      #expect(handle.outcomeIfEnded?.value?.button.role == .cancel)
    }
  }
}

extension UIAlertController {
  /// Where the popover is on the screen.
  fileprivate var popoverFrame: CGRect { view.convert(view.bounds, to: nil) }
}

extension CGRect {
  /// Whether it stands right below another one, as what points up at that does.
  fileprivate func isBelow(_ other: CGRect) -> Bool {
    minX <= other.midX && other.midX <= maxX && minY >= other.maxY && minY < other.maxY + 40
  }
}
