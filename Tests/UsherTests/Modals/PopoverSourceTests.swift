// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// Popovers in overlay windows whose source views are in other windows.
@MainActor
@Suite(.uikitVariants)
struct PopoverSourceTests {
  @Test(arguments: [PopupWindow.own, .app])
  func `a child popover of a popup points at a view in the popup`(window: PopupWindow) {
    TestApp.run(.popover) { app in
      let box = FixedSizeView(300, 200)
      let button = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 30))
      box.addSubview(button)
      let popup = app.center.show(Popup(box).window(window))
      app.runUntilIdle()
      let controller = popover(at: button)

      let modal = popup.show(Modal(controller))
      app.runUntilIdle()

      let source = button.convert(button.bounds, to: nil)
      let shown = controller.view.convert(controller.view.bounds, to: nil)
      #expect(shown.minX <= source.midX)
      #expect(source.midX <= shown.maxX)
      #expect(abs(shown.minY - source.maxY) < 40 || abs(shown.maxY - source.minY) < 40)
      #expect(controller.popoverPresentationController?.arrowDirection != .unknown)
      modal.dismiss()
      app.runUntilIdle()
      #expect(modal.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(popup.outcomeIfDismissed == nil)
      #expect(button.superview === box)
      #expect(controller.presentingViewController == nil)
    }
  }

  @Test func `a popover in an overlay window points at a view of the page`() {
    TestApp.run(.popover) { app in
      let controller = popover(at: app.page.view)
      controller.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 300, width: 10, height: 10)

      app.center.show(Modal(controller).window(.own))
      app.runUntilIdle()

      let shown = controller.view.convert(controller.view.bounds, to: nil)
      #expect(controller.view.window === app.overlays.first)
      #expect(shown.minX <= 305)
      #expect(305 <= shown.maxX)
      #expect(abs(shown.minY - 310) < 40)
    }
  }

  /// From iOS 26 on a popover from a bar button has no arrow.
  @Test(arguments: [HeadlessSystem.iOS18, .iOS26])
  func `a popover from a bar button in a narrow window does not cover the page`(
    system: HeadlessSystem
  ) {
    TestApp.runOnDevice(system: system) { device in
      let page = HomePage()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
      let app = TestApp(on: device, page: UINavigationController(rootViewController: page))
      let box = FixedSizeView()
      let handle = app.center.show(Popup(box).on(page).modal(false))
      app.runUntilIdle()
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 150)
      let keeper = PopoverKeeper()
      popover.popoverPresentationController?.delegate = keeper
      popover.popoverPresentationController?.barButtonItem = page.navigationItem.rightBarButtonItem
      page.present(popover, animated: true)
      app.runUntilIdle()

      // A page that is covered would count as left, and dismiss the popup.
      #expect(popover.view.window != nil)
      #expect(handle.outcomeIfDismissed == nil)
      let next = app.center.show(Popup(FixedSizeView()).on(page).lane(.alerts))
      app.runUntilIdle()
      #expect(next.outcomeIfDismissed == nil)
    }
  }

  @Test func `a popover whose source is in another scene fails and is reported`() {
    TestApp.run(.popover) { app in
      let misuse = MisuseCollector()
      let other = TestApp(on: app.device)

      let handle = app.center.show(Modal(popover(at: other.page.view)).window(.own))
      app.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .failed)
      #expect(misuse.reports.map(\.code) == ["modal-source-off-screen"])
    }
  }

  @Test func `a popover that is dismissed before its window has traits is never presented`() {
    TestApp.run(.popover) { app in
      let controller = popover(at: app.page.view)
      let handle = app.center.show(Modal(controller).window(.own))

      handle.dismiss()
      // After two seconds the queue would verify the screen itself.
      app.device.clock.advance(by: 1.5)

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByApp)
      #expect(controller.presentingViewController == nil)
      #expect(app.overlays.isEmpty)
    }
  }

  private func popover(at view: UIView) -> UIViewController {
    let controller = StyledController()
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = view
    return controller
  }
}

/// Keeps a popover one in a narrow window.
private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
