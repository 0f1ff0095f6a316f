// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Action sheets of iOS 26, which are popovers at their source on an iPhone, too.
@MainActor
@Suite(.uikitVariants)
struct AnchoredSheetTests {
  /// UIKit calls the handler of cancel before it dismisses the sheet.
  @Test(arguments: [true, false], [true, false])
  func `after a tap outside the handler of cancel runs when the sheet has gone, and may present`(
    isAtOnce: Bool, seesDismissal: Bool
  ) {
    for var switches in HeadlessSwitches.variants {
      switches.anchoredSheetCancelsAtOnce = isAtOnce
      switches.cancelHandlerSeesDismissal = seesDismissal
      TestApp.run(system: .iOS26, switches: switches) { app in
        let diary = CallLog()
        let next = UIViewController()
        let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
        sheet.usher.addButton(title: "Copy")
        sheet.usher.addButton(title: "Cancel", style: .cancel) {
          diary.record("handler, visible: \(sheet.usher.isVisible)")
          app.page.present(next, animated: true)
        }
        app.point(sheet, at: app.addButton())
        let delegate = SheetDelegate(diary)
        sheet.usher.delegate = delegate
        sheet.usher.show().onDismiss(diary.recordOutcome(of: "sheet"))
        app.runUntilIdle()

        app.device.tap(at: TestApp.outside)
        app.runUntilIdle()

        #expect(
          diary.lines == [
            "willDismiss", "handler, visible: false", "didDismiss", "sheet: completed",
          ])
        #expect(app.page.presentedViewController === next)
        #expect(app.device.log.isEmpty)
      }
    }
  }

  /// The handlers of the app's own actions are called by UIKit alone.
  @Test func `after a tap outside the handler of an action of the app runs once`() {
    TestApp.run(system: .iOS26) { app in
      let diary = CallLog()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in diary.record("handler") })
      app.point(sheet, at: app.addButton())
      sheet.usher.show().onDismiss(diary.recordOutcome(of: "sheet"))
      app.runUntilIdle()

      app.device.tap(at: TestApp.outside)
      app.runUntilIdle()

      #expect(diary.lines.sorted() == ["handler", "sheet: dismissedByUIKit"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test func `an anchored sheet without cancel is dismissed by a tap outside, if UIKit does it`() {
    TestApp.run(system: .iOS26) { app in
      let handle = SystemAlert("Share").style(.actionSheet).button("Copy").source(app.addButton())
        .show()
      app.runUntilIdle()

      app.device.tap(at: TestApp.outside)
      app.runUntilIdle()

      let goes = app.device.switches.anchoredSheetGoesWithoutCancel
      #expect(handle.outcomeIfDismissed?.reason == (goes ? .dismissedByUIKit : nil))
      handle.dismiss()
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
    }
  }

  /// The window of the sheet takes the tap, so that Usher presses the explicit cancel button.
  @Test func `a tap outside that UIKit would pass to the page dismisses the sheet`() {
    var switches = HeadlessSwitches()
    switches.anchoredSheetPassesTouches = true
    TestApp.run(system: .iOS26, switches: switches) { app in
      let diary = CallLog()
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy")
      sheet.usher.cancelButtonIndex = sheet.usher.addButton(title: "Not now") {
        diary.record("handler")
      }
      app.point(sheet, at: app.addButton())
      sheet.usher.show().onDismiss(diary.recordOutcome(of: "sheet"))
      app.runUntilIdle()

      app.device.tap(at: TestApp.outside)
      app.runUntilIdle()

      #expect(diary.lines == ["handler", "sheet: completed"])
      #expect(app.overlays.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func `an app that keeps the design of iOS 18 has its sheets at the bottom, or at their source`(
    keepsBottom: Bool
  ) throws {
    for var switches in HeadlessSwitches.variants {
      switches.compatibilityKeepsBottomSheets = keepsBottom
      try TestApp.runOnDevice(system: .iOS26, switches: switches) { device in
        device.designRequiresCompatibility = true
        let app = TestApp(on: device)
        let handle = SystemAlert("Share").style(.actionSheet).button("Copy")
          .button("Cancel", role: .cancel).source(app.addButton()).show()
        let raised = device.exceptions { app.runUntilIdle() }
        #expect(raised.isEmpty)
        let alert = try #require(app.alert)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect((frame.maxY > 800) == keepsBottom)

        device.tap(at: CGPoint(x: 20, y: 400))
        app.runUntilIdle()

        #expect(handle.outcomeIfDismissed?.value?.button.role == .cancel)
        #expect(app.overlays.isEmpty)
      }
    }
  }

  /// How a sheet says where it points, and which sheet it is.
  enum Source: CaseIterable { case none, view, rectangle, barButton, detachedView }

  @Test(
    arguments: HeadlessSystem.allCases,
    [HeadlessModel.iPhone16, .iPhone16ProMax, .iPhoneDuo, .iPad11] as [HeadlessModel])
  func `an action sheet is shown where it points, or is refused, and never raises an exception`(
    system: HeadlessSystem, model: HeadlessModel
  ) {
    for source in Source.allCases {
      for isConfigured in [true, false] {
        for var switches in HeadlessSwitches.variants {
          switches.wideWindowNeedsSource.toggle()
          TestApp.runOnDevice(model, system: system, switches: switches) { device in
            // The widest phone has a regular width on its side.
            device.orientation = model == .iPhone16ProMax ? .landscapeLeft : .portrait
            check(on: device, source, isConfigured: isConfigured)
          }
        }
      }
    }
  }

  private func check(on device: HeadlessDevice, _ source: Source, isConfigured: Bool) {
    _ = MisuseCollector()
    let page = HomePage()
    let item = UIBarButtonItem(title: "Share")
    page.navigationItem.rightBarButtonItem = item
    let app = TestApp(on: device, page: UINavigationController(rootViewController: page))
    let button = app.addButton(to: page)
    let detached = UIView()
    let rectangle = CGRect(x: 40, y: 200, width: 20, height: 20)
    let handle: PopupHandle<SystemAlertResult>
    if isConfigured {
      let alert = SystemAlert("Share").style(.actionSheet).button("Copy")
        .button("Cancel", role: .cancel)
      handle =
        switch source {
        case .none: alert.show()
        case .view: alert.source(button).show()
        case .rectangle: alert.source(page.view, rect: rectangle).show()
        case .barButton: alert.source(item).show()
        case .detachedView: alert.source(detached).show()
        }
    } else {
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.usher.addButton(title: "Copy")
      sheet.usher.addButton(title: "Cancel", style: .cancel)
      let popover = source == .none ? nil : sheet.popoverPresentationController
      switch source {
      case .none: break
      case .view: popover?.sourceView = button
      case .rectangle:
        popover?.sourceView = page.view
        popover?.sourceRect = rectangle
      case .barButton: popover?.barButtonItem = item
      case .detachedView: popover?.sourceView = detached
      }
      handle = sheet.usher.show()
    }
    let raised = device.exceptions { app.runUntilIdle() }
    let name = "\(device.system) \(device.model.name) \(source) configured: \(isConfigured)"
    #expect(raised.isEmpty, "\(name)")

    let presented = page.navigationController?.presentedViewController
    let alert = app.alert ?? presented as? UIAlertController
    let isRefused = device.model.idiom == .pad && (source == .none || source == .detachedView)
    #expect((alert == nil) == isRefused, "\(name)")
    #expect((handle.outcomeIfDismissed?.reason == .failed) == isRefused, "\(name)")
    guard let alert else { return }
    let isAnchored = device.model.idiom == .pad || device.system >= .iOS26
    if isAnchored, source != .none, source != .detachedView {
      let anchor =
        switch source {
        case .view: button.convert(button.bounds, to: nil)
        case .rectangle: page.view.convert(rectangle, to: nil)
        default: CGRect(x: app.window.bounds.maxX - 120, y: 0, width: 120, height: 120)
        }
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      #expect(frame.insetBy(dx: -40, dy: -40).intersects(anchor), "\(name): \(frame)")
    }
    handle.dismiss()
    app.runUntilIdle()
    #expect(app.overlays.isEmpty, "\(name)")
  }
}

private final class SheetDelegate: SystemAlertDelegate {
  private let diary: CallLog

  init(_ diary: CallLog) {
    self.diary = diary
  }

  func alertWillDismiss(_ alert: UIAlertController) { diary.record("willDismiss") }

  func alertDidDismiss(_ alert: UIAlertController) { diary.record("didDismiss") }
}

extension TestApp {
  /// A point beside sheets and their sources.
  fileprivate static let outside = CGPoint(x: 20, y: 800)

  /// Adds a view at which a sheet can point.
  fileprivate func addButton(to page: UIViewController? = nil) -> UIView {
    let button = UIView(frame: CGRect(x: 150, y: 200, width: 80, height: 40))
    (page ?? self.page).view.addSubview(button)
    runUntilIdle()
    return button
  }

  fileprivate func point(_ sheet: UIAlertController, at view: UIView) {
    sheet.popoverPresentationController?.sourceView = view
  }
}
