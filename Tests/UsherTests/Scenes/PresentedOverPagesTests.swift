// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher
import UsherCore

/// The effect of sheets at a detent and of popovers on the popups of the page below.
@MainActor
@Suite(.uikitVariants)
struct PresentedOverPagesTests {
  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a sheet covers the page at a dimmed detent only`(
    switches: HeadlessSwitches
  ) {
    TestApp.runInNavigation(switches: switches) { app, navigation in
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self).pageExit(.keepAlive))
      app.runUntilIdle()
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium

      navigation.present(sheet, animated: true)
      app.runUntilIdle()
      #expect(app.overlays.first === box.window, "undimmed")
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      app.runUntilIdle()
      #expect(app.overlays.isEmpty, "dimmed")
      #expect(handle.outcomeIfDismissed == nil, "dimmed")
      sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test(
    arguments: [
      (nil, nil, SceneSnapshot.PresentationStyle.sheet),
      (Detent.medium, nil, .undimmedSheet), (.medium, .medium, .undimmedSheet),
      (.medium, .large, .sheet), (.large, .large, .undimmedSheet), (.large, nil, .undimmedSheet),
      (Detent("unknown"), .medium, .sheet),
    ] as [(Detent?, Detent?, SceneSnapshot.PresentationStyle)])
  func `a sheet is undimmed up to its largest undimmed detent`(
    undimmed: Detent?, selected: Detent?, style: SceneSnapshot.PresentationStyle
  ) {
    TestApp.run { app in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
      sheet.sheetPresentationController?.selectedDetentIdentifier = selected
      app.page.present(sheet, animated: false)
      app.runUntilIdle()
      let reader = SceneReader()

      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(style))
    }
  }

  @Test(arguments: HeadlessSwitches.singleSwitchVariants)
  func `a popover suspends the popups of its page and dismisses none`(switches: HeadlessSwitches) {
    TestApp.runOnDevice(.iPad11, switches: switches) { device in
      let app = TestApp(on: device, page: HomePage())
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(HomePage.self))
      app.runUntilIdle()
      let popover = app.makePopover()

      app.page.present(popover, animated: true)
      app.runUntilIdle()
      #expect(app.overlays.isEmpty)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(app.center.suspendedPopups.map(\.id) == [handle.id])
      app.page.dismiss(animated: true)
      app.runUntilIdle()

      #expect(app.overlays.first === box.window)
      #expect(handle.outcomeIfDismissed == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a popover that is adapted to a sheet covers the page, one kept by its delegate does not`(
    staysActive: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.adaptedPopoverStaysActive = staysActive
    TestApp.run(switches: switches) { app in
      let reader = SceneReader()
      let popover = app.makePopover()
      app.page.present(popover, animated: false)
      app.runUntilIdle()
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes.last?.link == .presented(.sheet))
      app.page.dismiss(animated: false)
      app.runUntilIdle()

      let delegate = PopoverAdaptationDelegate()
      let other = app.makePopover()
      other.popoverPresentationController?.delegate = delegate
      app.page.present(other, animated: false)
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(.popover))
    }
  }

  /// A delegate may adapt a popover in any width.
  @Test(arguments: [true, false], [UIModalPresentationStyle.fullScreen, .none])
  func `on an iPad, too, a popover that its delegate adapts covers the page`(
    staysActive: Bool, style: UIModalPresentationStyle
  ) {
    var switches = HeadlessSwitches()
    switches.adaptedPopoverStaysActive = staysActive
    TestApp.run(on: .iPad11, switches: switches) { app in
      let reader = SceneReader()
      let delegate = PopoverAdaptationDelegate(style)
      let popover = app.makePopover()
      popover.popoverPresentationController?.delegate = delegate
      app.page.present(popover, animated: false)
      app.runUntilIdle()

      reader.read(.active, window: app.window)

      let isPopover = reader.snapshot.nodes.last?.link == .presented(.popover)
      #expect(isPopover == (style == .none))
    }
  }

  @Test func `a popover whose window becomes narrow while it appears covers the page once adapted`()
  {
    TestApp.runOnDevice(.iPad11) { device in
      let app = TestApp(on: device, page: HomePage())
      let reader = SceneReader()
      let popover = app.makePopover()
      app.page.present(popover, animated: true)
      device.clock.advance(by: 0.1)

      device.resize(app.scene, to: CGSize(width: 375, height: 800))
      device.clock.advance(by: 0.05)
      #expect(popover.isBeingPresented)
      reader.read(.active, window: app.window)
      #expect(reader.snapshot.nodes.last?.link == .presented(.popover))
      app.runUntilIdle()
      reader.read(.active, window: app.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(.sheet))
    }
  }

  @Test func `taking a snapshot has no side effects on UIKit`() {
    TestApp.runOnDevice(.iPad11) { device in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
        split.setViewController(UIViewController(), for: column)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [split] + (0..<9).map { _ in UIViewController() }
      let app = TestApp(on: device, page: tabs)
      let reader = SceneReader()
      let sheet = UIViewController()
      let styles: [UIModalPresentationStyle] = [.automatic, .formSheet, .overFullScreen, .custom]
      for style in styles {
        let shown = UIViewController()
        shown.modalPresentationStyle = style
        tabs.present(shown, animated: false)
        app.runUntilIdle()
        let raised = device.exceptions { reader.read(.active, window: app.window) }
        #expect(raised.isEmpty, "style: \(style)")
        #expect(reader.snapshot.nodes.count > 10, "style: \(style)")
        tabs.dismiss(animated: false)
        app.runUntilIdle()
      }

      let raised = device.exceptions {
        device.withReadOnlyAccess { _ = sheet.presentationController }
      }

      #expect(raised.map(\.name) == ["HeadlessReadingChangesState"])
    }
  }
}

typealias Detent = UISheetPresentationController.Detent.Identifier

extension TestApp {
  fileprivate func makePopover() -> UIViewController {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 150)
    popover.popoverPresentationController?.sourceView = page.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 80, y: 120, width: 20, height: 20)
    return popover
  }
}

private final class PopoverAdaptationDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle = .none) { self.style = style }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}
