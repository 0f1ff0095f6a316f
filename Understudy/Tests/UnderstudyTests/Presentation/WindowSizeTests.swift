// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What is presented when a pad's window gets as narrow as a phone's, and wide again.
@MainActor
struct WindowSizeTests {
  @Test func `a popover becomes a sheet and a popover again`() {
    onPad { device, root in
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 300, height: 200)
      popover.popoverPresentationController?.sourceView = root.view
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 50, y: 80, width: 40, height: 40)
      root.present(popover, animated: true)
      device.clock.advance(by: 1)
      #expect(popover.view.bounds.size == CGSize(width: 300, height: 200))

      device.change(to: .iPhone16)
      device.clock.advance(by: 1)
      #expect(popover.view.bounds.width == 393)
      #expect(popover.activePresentationController is UISheetPresentationController)
      // It can be swiped away like any sheet, which is impossible with a popover.
      let top = popover.view.convert(CGPoint.zero, to: nil).y
      device.drag(
        from: CGPoint(x: 200, y: top + 40), to: CGPoint(x: 200, y: top + 200), duration: 0.3)
      device.clock.advance(by: 1)
      #expect(root.presentedViewController === popover)

      device.change(to: .iPad11)
      device.clock.advance(by: 1)
      #expect(popover.view.bounds.size == CGSize(width: 300, height: 200))
      device.tap(at: CGPoint(x: 700, y: 1000))
      device.clock.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(root.view.transform.isIdentity)
      #expect(root.view.tintAdjustmentMode == .normal)
    }
  }

  @Test func `an action sheet moves from its popover to the lower edge, and keeps its actions`() {
    onPad(with: .iOS18) { device, root in
      var chosen: [String] = []
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default) { _ in chosen.append("copy") })
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(
        x: 400, y: 300, width: 40, height: 40)
      root.present(sheet, animated: true)
      device.clock.advance(by: 1)
      #expect(sheet.view.bounds.width == AlertMetrics.popoverWidth)

      device.change(to: .iPhone16)
      device.clock.advance(by: 1)
      #expect(sheet.view.bounds.width > 340)
      #expect(root.presentedViewController === sheet)
      device.change(to: .iPad11)
      device.clock.advance(by: 1)
      #expect(sheet.view.bounds.width == AlertMetrics.popoverWidth)
      device.tap(at: CGPoint(x: 700, y: 1000))
      device.clock.advance(by: 1)

      #expect(chosen == ["cancel"])
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a page sheet rounds the corners that it shows, and lets the page below stand back`() {
    onPad(with: .iOS18) { device, root in
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      device.clock.advance(by: 1)
      let card = sheet.presentation.controller?.presentedView
      #expect(card?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == true)
      #expect(root.view.superview?.transform.isIdentity == true)

      device.change(to: .iPhone16)
      device.clock.advance(by: 1)
      #expect(card?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == false)
      #expect(root.view.superview?.transform.isIdentity == false)

      device.orientation = .landscapeLeft
      device.clock.advance(by: 1)
      #expect(root.view.superview?.transform.isIdentity == true, "there is no height to give away")
      #expect(card?.frame == root.view.window?.bounds)
      #expect(card?.layer.cornerRadius == 0)
      sheet.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
      device.clock.advance(by: 1)
      #expect(root.view.superview?.transform.isIdentity == true)
      #expect((card?.frame.minX ?? 0) == 59)
      #expect((card?.layer.cornerRadius ?? 0) > 0)
    }
  }

  private func onPad(
    with system: HeadlessSystem = .standard, _ body: (HeadlessDevice, UIViewController) -> Void
  ) {
    HeadlessDevice.run(.iPad11, system: system) { device in
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      body(device, root)
      _ = window
    }
  }
}
