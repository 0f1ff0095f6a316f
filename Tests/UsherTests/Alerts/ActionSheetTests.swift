// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct ActionSheetTests {
  private static func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.usher.addButton(title: "Copy")
    sheet.usher.addButton(title: "Cancel", style: .cancel)
    return sheet
  }

  /// An app whose page has a bar button item, at which a sheet can point.
  private static func appWithBarButton(
    on device: HeadlessDevice
  ) -> (TestApp, UINavigationController, UIBarButtonItem) {
    let page = HomePage()
    let item = UIBarButtonItem(title: "Share")
    page.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: page)
    return (TestApp(on: device, page: navigation), navigation, item)
  }

  /// An action sheet differs between these systems.
  nonisolated private static let systems = [HeadlessSystem.iOS18, .iOS26]

  private func runOnPad(_ body: @MainActor (TestApp, UIView) throws -> Void) rethrows {
    for system in Self.systems {
      try TestApp.run(on: .iPad11, system: system) { app in
        let button = UIView(frame: CGRect(x: 500, y: 300, width: 80, height: 40))
        app.page.view.addSubview(button)
        app.runUntilIdle()
        try body(app, button)
      }
    }
  }

  @Test(arguments: [true, false])
  func `on an iPad an action sheet points from an overlay window at a view on the page`(
    isConfigured: Bool
  ) throws {
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
      #expect(shown.view.window === app.overlays.first)
      #expect(app.window.subviews.count == 1)
      #expect(shown.popoverFrame.isBeside(button.convert(button.bounds, to: nil)))
      #expect(
        shown.popoverPresentationController?.arrowDirection
          == (app.device.system == .iOS18 ? .up : .down))
    }
  }

  @Test func `on an iPad an action sheet points at a rectangle of its source view`() throws {
    try runOnPad { app, _ in
      SystemAlert("Share").style(.actionSheet).button("Copy")
        .source(app.page.view, rect: CGRect(x: 100, y: 600, width: 20, height: 20)).show()
      app.runUntilIdle()

      let shown = try #require(app.alert)
      #expect(shown.popoverFrame.isBeside(CGRect(x: 100, y: 600, width: 20, height: 20)))
    }
  }

  @Test func `on an iPad an action sheet follows its source view`() {
    runOnPad { app, button in
      let sheet = Self.sheet()
      sheet.popoverPresentationController?.sourceView = button
      sheet.usher.show()
      app.runUntilIdle()

      button.frame.origin = CGPoint(x: 200, y: 500)
      app.runTurn()
      app.runUntilIdle()
      #expect(sheet.popoverFrame.isBeside(button.convert(button.bounds, to: nil)))

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      #expect(sheet.popoverFrame.isBeside(button.convert(button.bounds, to: nil)))

      button.removeFromSuperview()
      app.runUntilIdle()
      #expect(sheet.usher.isVisible)
    }
  }

  @Test
  func `on an iPad an outside tap cancels an action sheet, and its outcome is the cancel button`()
    throws
  {
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
        #expect(app.overlays.isEmpty, "title: \(title)")
        #expect(app.center.driver.isIdle, "title: \(title)")
      }
    }
  }

  @Test func `on an iPad an outside tap presses the explicit cancel button`() {
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

  @Test(arguments: [true, false], HeadlessSwitches.variants)
  func `on an iPad an action sheet with a bar button item is presented on the page`(
    isConfigured: Bool, switches: HeadlessSwitches
  ) throws {
    try HeadlessDevice.run(.iPad11, switches: switches) { device in
      let (app, navigation, item) = Self.appWithBarButton(on: device)
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

  /// UIKit dismisses the popover itself, before or after Usher detects the tap.
  @Test(arguments: [true, false], HeadlessSwitches.variants)
  func `on an iPad an outside tap presses the explicit cancel button of a sheet on the page`(
    isFirst: Bool, switches: HeadlessSwitches
  ) throws {
    var switches = switches
    // Otherwise Usher does not notice the tap.
    switches.anchoredSheetPassesTouches = false
    try HeadlessDevice.run(.iPad11, switches: switches) { device in
      let (app, navigation, item) = Self.appWithBarButton(on: device)
      let diary = CallLog()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy") { diary.record("copied") }
      sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
        diary.record("handler, visible: \(sheet.usher.isVisible)")
      }
      sheet.popoverPresentationController?.barButtonItem = item
      let handle = sheet.usher.show().onDismiss(diary.recordOutcome(of: "sheet"))
      app.runUntilIdle()
      #expect(sheet.viewIfLoaded?.window === app.window)
      device.tap(at: sheet.view.convert(CGPoint(x: 2, y: 2), to: nil))
      app.runUntilIdle()
      #expect(diary.lines.isEmpty, "the tap was inside the sheet")
      if !isFirst { try addEarlyOutsideTap(sheet) }

      device.tap(at: CGPoint(x: 40, y: 900))
      app.runUntilIdle()

      #expect(diary.lines == ["handler, visible: false", "sheet: completed"])
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Not now")
      #expect(navigation.presentedViewController == nil)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test
  func `a configured action sheet with a text field is shown as an alert on an iPad, too`() throws {
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

  @Test
  func `on an iPad UIKit handles an outside tap of an action sheet without a cancel button`() throws
  {
    try HeadlessDevice.run(.iPad11) { device in
      let (app, _, item) = Self.appWithBarButton(on: device)
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

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUIKit)
      #expect(diary.lines.isEmpty)
      #expect(container.gestureRecognizers?.isEmpty != false, "Usher's recognizer is removed")
    }
  }

  /// Lets an outside tap dismiss the sheet before any other recognizer handles the tap.
  private func addEarlyOutsideTap(_ sheet: UIAlertController) throws {
    let background = sheet.activePresentationController?.containerView?.subviews.first
    let tap = UITapGestureRecognizer()
    GestureAction.add(to: tap) { [weak sheet] recognizer in
      if recognizer.state == .ended { sheet?.dismiss(animated: true) }
    }
    try #require(background).addGestureRecognizer(tap)
  }

  @Test
  func `on an iPad a sheet above a popup cannot point at a bar button item, which is reported`() {
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
  func `on an iPad an action sheet without an available source fails and is reported`(
    isGone: Bool
  ) {
    runOnPad { app, _ in
      let misuse = MisuseCollector()
      let alert = SystemAlert("Share").style(.actionSheet).button("Copy")
      let detachedView = UIView()

      let handle = isGone ? alert.source(detachedView).show() : alert.show()
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      let code = isGone ? "modal-source-off-screen" : "alert-sheet-without-source"
      #expect(misuse.reports.map(\.code) == [code])
      #expect(app.overlays.isEmpty)
      #expect(app.center.driver.isIdle)
    }
  }

  @Test func `the popover source of an action sheet is restored after its dismissal`() {
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

  @Test
  func `on an iPad an action sheet in a narrow window keeps its source for a wide one`() {
    TestApp.run(on: .iPad11) { app in
      app.window.traitOverrides.horizontalSizeClass = .compact
      app.runUntilIdle()
      let sheet = Self.sheet()
      let detachedView = UIView()
      sheet.popoverPresentationController?.sourceView = detachedView
      app.center.show(Modal(sheet))
      app.runUntilIdle()
      #expect(sheet.presentingViewController != nil)

      app.window.traitOverrides.horizontalSizeClass = .regular
      let raised = app.device.exceptions { app.runUntilIdle() }

      #expect(raised.isEmpty)
      #expect(sheet.popoverPresentationController?.sourceView === detachedView)
    }
  }

  private func runOnNewPhone(_ body: @MainActor (TestApp, UIView) throws -> Void) rethrows {
    try TestApp.run(system: .iOS26) { app in
      let button = UIView(frame: CGRect(x: 250, y: 300, width: 80, height: 40))
      app.page.view.addSubview(button)
      app.runUntilIdle()
      try body(app, button)
    }
  }

  @Test(arguments: [true, false])
  func `from iOS 26 on an action sheet of an iPhone points from an overlay window at its source`(
    isConfigured: Bool
  ) throws {
    try runOnNewPhone { app, button in
      let sheet = Self.sheet()
      let handle: PopupHandle<SystemAlertResult>
      if isConfigured {
        handle = SystemAlert("Share").style(.actionSheet).button("Copy")
          .button("Cancel", role: .cancel).source(button).show()
      } else {
        sheet.popoverPresentationController?.sourceView = button
        handle = sheet.usher.show()
      }
      app.runUntilIdle()

      let shown = try #require(app.alert)
      #expect(shown.view.window === app.overlays.first)
      #expect(shown.popoverFrame.isBeside(button.convert(button.bounds, to: nil)))
      button.frame.origin.y = 200
      app.runTurn()
      app.runUntilIdle()
      #expect(shown.popoverFrame.isBeside(button.convert(button.bounds, to: nil)))
      app.device.tap(at: CGPoint(x: 20, y: 800))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
      #expect(app.overlays.isEmpty)
    }
  }

  @Test
  func `from iOS 26 on an action sheet of an iPhone with a bar button is presented on the page`()
    throws
  {
    try TestApp.runOnDevice(system: .iOS26) { device in
      let (app, navigation, item) = Self.appWithBarButton(on: device)
      let handle = SystemAlert("Share").style(.actionSheet).button("Copy").source(item).show()
      app.runUntilIdle()

      let shown = try #require(navigation.presentedViewController as? UIAlertController)
      #expect(app.overlays.isEmpty)
      #expect(shown.popoverFrame.minY < 200)
      try app.tap("Copy")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.value?.button.title == "Copy")
    }
  }

  enum UnusableSource: CaseIterable { case detachedView, barButton }

  @Test(arguments: UnusableSource.allCases)
  func `on an iPhone an action sheet whose source cannot be used points at nothing`(
    source: UnusableSource
  ) throws {
    try runOnNewPhone { app, _ in
      let misuse = MisuseCollector()
      let detachedView = UIView()
      let alert = SystemAlert("Share").style(.actionSheet).button("Copy")
      let box = FixedSizeView()
      app.center.show(Popup(box))
      app.runUntilIdle()

      let sheet =
        source == .barButton ? alert.source(UIBarButtonItem()) : alert.source(detachedView)
      let handle = sheet.show(above: box.usher.enclosingPopup)
      app.runUntilIdle()

      let shown = try #require(app.alert)
      #expect(shown.popoverFrame.isCentered(in: app.window))
      #expect(misuse.reports.isEmpty)
      try app.tap("Copy")
      app.runUntilIdle()
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test(arguments: systems)
  func `on an iPhone an action sheet without a source is at the bottom or centered`(
    system: HeadlessSystem
  ) throws {
    try TestApp.run(system: system) { app in
      let detachedView = UIView()
      let handle = SystemAlert("Share").style(.actionSheet)
        .button("Copy").button("Cancel", role: .cancel).source(detachedView).show()
      app.runUntilIdle()
      let sheet = try #require(app.alert)
      #expect((sheet.popoverFrame.maxY > 800) == (system == .iOS18))
      #expect(sheet.popoverFrame.isCentered(in: app.window) == (system == .iOS26))

      try app.tap("Cancel")
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
    }
  }
}

extension UIAlertController {
  /// The frame of the popover in screen coordinates.
  fileprivate var popoverFrame: CGRect { view.convert(view.bounds, to: nil) }
}

extension CGRect {
  /// Whether it is in the middle of what the window leaves free.
  @MainActor
  fileprivate func isCentered(in window: UIWindow) -> Bool {
    let room = window.bounds.inset(by: window.safeAreaInsets)
    return abs(midX - room.midX) < 1 && abs(midY - room.midY) < 1
  }

  /// Whether this rectangle is directly beside another one, as a popover at its source is.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    !intersects(other) && insetBy(dx: -40, dy: -40).intersects(other)
  }
}
