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

  private func runOnPad(_ body: @MainActor (TestApp, UIView) throws -> Void) rethrows {
    try TestApp.run(on: .iPad11) { app in
      let button = UIView(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
      app.page.view.addSubview(button)
      app.runUntilIdle()
      try body(app, button)
    }
  }

  @Test(arguments: [true, false])
  func `on a pad it points from its own window at the view on the page`(isConfigured: Bool) throws {
    try runOnPad { app, button in
      let sheet = Self.sheet()
      if isConfigured {
        SystemAlert("Share").style(.actionSheet).button("Copy").button("Cancel", role: .cancel)
          .source(button).show()
      } else {
        sheet.popoverPresentationController?.sourceView = button
        sheet.usher.show()
      }
      app.runUntilIdle()

      let shown = try #require(app.alert)
      #expect(shown.view.window === app.overlays.first && app.window.subviews.count == 1)
      #expect(shown.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))
      #expect(shown.popoverPresentationController?.arrowDirection == .up)
    }
  }

  @Test func `on a pad it points at a part of the view`() throws {
    try runOnPad { app, _ in
      SystemAlert("Share").style(.actionSheet).button("Copy")
        .source(app.page.view, rect: CGRect(x: 100, y: 600, width: 20, height: 20)).show()
      app.runUntilIdle()

      let shown = try #require(app.alert)
      #expect(shown.popoverFrame.isBelow(CGRect(x: 100, y: 600, width: 20, height: 20)))
    }
  }

  @Test func `on a pad it follows the view that it points at`() {
    runOnPad { app, button in
      let sheet = Self.sheet()
      sheet.popoverPresentationController?.sourceView = button
      sheet.usher.show()
      app.runUntilIdle()

      button.frame.origin = CGPoint(x: 200, y: 500)
      app.runTurn()
      app.runUntilIdle()
      #expect(sheet.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      #expect(sheet.popoverFrame.isBelow(button.convert(button.bounds, to: nil)))

      button.removeFromSuperview()
      app.runUntilIdle()
      #expect(sheet.usher.isVisible)
    }
  }

  @Test func `on a pad a tap outside cancels it, and a button is its outcome`() throws {
    try runOnPad { app, button in
      for title in ["Cancel", "Copy"] {
        let handle = SystemAlert("Share").style(.actionSheet)
          .button("Copy").button("Cancel", role: .cancel).source(button).show()
        app.runUntilIdle()

        if title == "Copy" {
          try app.tap(title)
        } else {
          app.device.tap(at: CGPoint(x: 40, y: 900))
        }
        app.runUntilIdle()

        #expect(handle.outcomeIfDismissed?.value?.button.title == title)
        #expect(app.overlays.isEmpty && app.center.driver.isIdle)
      }
    }
  }

  @Test func `on a pad a tap outside presses the button that was set`() {
    runOnPad { app, button in
      let diary = CallLog()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy")
      sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
        diary.record("handler")
      }
      sheet.popoverPresentationController?.sourceView = button
      let handle = sheet.usher.show()
      app.runUntilIdle()

      app.device.tap(at: CGPoint(x: 40, y: 900))
      app.runUntilIdle()

      #expect(diary.lines == ["handler"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Not now")
    }
  }

  @Test(arguments: [true, false])
  func `on a pad one that points at a bar button is presented on the page`(isConfigured: Bool) throws
  {
    for variant in HeadlessSwitches.variants {
      try HeadlessDevice.run(.iPad11, switches: variant) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let item = UIBarButtonItem(title: "Share")
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        let app = TestApp(on: device, page: navigation)
        let sheet = Self.sheet()
        let handle: PopupHandle<SystemAlertResult>
        if isConfigured {
          handle = SystemAlert("Share").style(.actionSheet).button("Copy").source(item).show()
        } else {
          sheet.popoverPresentationController?.barButtonItem = item
          handle = sheet.usher.show()
        }
        app.runUntilIdle()

        #expect(app.overlays.isEmpty)
        let shown = try #require(navigation.presentedViewController as? UIAlertController)
        #expect(shown.view.window === app.window)
        try app.tap("Copy")
        app.runUntilIdle()
        #expect(handle.outcomeIfDismissed?.value?.button.title == "Copy")
      }
    }
  }

  /// UIKit closes the popover by itself, sooner or later than we hear of the tap.
  @Test(arguments: [true, false])
  func `on a pad a tap outside a sheet on the page presses the button that was set`(
    isFirst: Bool
  ) throws {
    for variant in HeadlessSwitches.variants {
      try HeadlessDevice.run(.iPad11, switches: variant) { device in
        let navigation = UINavigationController(rootViewController: HomePage())
        let item = UIBarButtonItem(title: "Share")
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        let app = TestApp(on: device, page: navigation)
        let diary = CallLog()
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.usher.addButton(title: "Copy") { diary.record("copied") }
        sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
          diary.record("handler, there: \(sheet.usher.isVisible)")
        }
        sheet.popoverPresentationController?.barButtonItem = item
        let handle = sheet.usher.show().onDismiss(diary.recordOutcome(of: "sheet"))
        app.runUntilIdle()
        #expect(sheet.viewIfLoaded?.window === app.window)
        device.tap(at: sheet.view.convert(CGPoint(x: 2, y: 2), to: nil))
        app.runUntilIdle()
        #expect(diary.lines.isEmpty, "that was a tap on it")
        if !isFirst { try addEarlyOutsideTap(sheet) }

        device.tap(at: CGPoint(x: 40, y: 900))
        app.runUntilIdle()

        #expect(diary.lines == ["handler, there: false", "sheet ended: completed"])
        #expect(handle.outcomeIfDismissed?.value?.button.title == "Not now")
        #expect(navigation.presentedViewController == nil && app.center.driver.isIdle)
      }
    }
  }

  @Test func `a sheet that is described with a field is an alert on a pad, too`() throws {
    try TestApp.run(on: .iPad11) { app in
      let misuse = MisuseCollector()
      let handle = SystemAlert("Share").style(.actionSheet).textField("Name").button("OK")
        .show()
      app.runUntilIdle()
      #expect(misuse.reports.map(\.code) == ["alert-field-on-sheet"])
      try app.tap("OK")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `on a pad a tap outside a sheet on the page without such a button is UIKit's`() throws
  {
    try HeadlessDevice.run(.iPad11) { device in
      let navigation = UINavigationController(rootViewController: HomePage())
      let item = UIBarButtonItem(title: "Share")
      navigation.topViewController?.navigationItem.rightBarButtonItem = item
      let app = TestApp(on: device, page: navigation)
      let diary = CallLog()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy") { diary.record("copied") }
      sheet.popoverPresentationController?.barButtonItem = item
      let handle = sheet.usher.show()
      app.runUntilIdle()
      let container = try #require(sheet.activePresentationController?.containerView)
      #expect(container.gestureRecognizers?.count == 1)

      app.device.tap(at: CGPoint(x: 40, y: 900))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp && diary.lines.isEmpty)
      #expect(container.gestureRecognizers?.isEmpty != false, "nothing of ours is left there")
    }
  }

  /// Lets the tap beside the sheet dismiss it before anybody else hears of that tap.
  private func addEarlyOutsideTap(_ sheet: UIAlertController) throws {
    let background = sheet.activePresentationController?.containerView?.subviews.first
    let tap = UITapGestureRecognizer()
    GestureAction.add(to: tap) { [weak sheet] recognizer in
      if recognizer.state == .ended { sheet?.dismiss(animated: true) }
    }
    try #require(background).addGestureRecognizer(tap)
  }

  @Test func `on a pad a bar button is out of reach above a popup, in words`() {
    runOnPad { app, _ in
      let misuse = MisuseCollector()
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()
      let item = UIBarButtonItem(title: "Share")

      let handle = SystemAlert("Share").style(.actionSheet).button("Copy").source(item)
        .show(above: box.usher.enclosingPopup)
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["modal-bar-button-elsewhere"])
    }
  }

  @Test(arguments: [true, false])
  func `on a pad it fails without an anchor that is there, in words`(isGone: Bool) {
    runOnPad { app, _ in
      let misuse = MisuseCollector()
      let alert = SystemAlert("Share").style(.actionSheet).button("Copy")
      let detachedView = UIView()

      let handle = isGone ? alert.source(detachedView).show() : alert.show()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      let anchor = isGone ? "modal-anchor-off-screen" : "alert-sheet-without-anchor"
      #expect(misuse.reports.map(\.code) == [anchor])
      #expect(app.overlays.isEmpty && app.center.driver.isIdle)
    }
  }

  @Test func `what it points at is the app's again when it has ended or was refused`() {
    runOnPad { app, button in
      let sheet = Self.sheet()
      let popover = sheet.popoverPresentationController
      popover?.sourceView = button
      popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let handle = sheet.usher.show()
      app.runUntilIdle()
      #expect(popover?.sourceView !== button)

      handle.dismiss()
      app.runUntilIdle()

      #expect(popover?.sourceView === button)
      #expect(popover?.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `on a phone it comes from below, and a tap outside cancels it`() throws {
    try TestApp.run { app in
      let detachedView = UIView()
      let handle = SystemAlert("Share").style(.actionSheet)
        .button("Copy").button("Cancel", role: .cancel).source(detachedView).show()
      app.runUntilIdle()
      let sheet = try #require(app.alert)
      #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY > 800)

      app.device.tap(at: CGPoint(x: 20, y: 100))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
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
