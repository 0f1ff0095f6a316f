// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct DetentDraggingTests {
  @Test func `SH4: a drag moves a sheet to another detent, and the delegate is notified`() {
    withHalfSheet { device, sheet, callLog in
      let half = sheet.top
      device.drag(from: CGPoint(x: 200, y: half + 20), to: CGPoint(x: 200, y: 120), duration: 0.3)
      device.clock.advance(by: 1)
      #expect(sheet.top == 69)
      #expect(callLog.changes == [.large])

      device.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 400), duration: 0.3)
      device.clock.advance(by: 1)

      #expect(sheet.top == half)
      #expect(callLog.changes == [.large, .medium])
      #expect(sheet.presentingViewController != nil)
    }
  }

  @Test func `SH4: released near where it was, it stays there, without a notification`() {
    withHalfSheet { device, sheet, callLog in
      let half = sheet.top
      device.touchDown(at: CGPoint(x: 200, y: half + 20))
      device.touchMove(to: CGPoint(x: 200, y: half))
      device.touchMove(to: CGPoint(x: 200, y: half - 60))
      device.clock.advance(by: 1)
      #expect(sheet.top < half - 20)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(sheet.top == half)
      #expect(callLog.changes.isEmpty)
    }
  }

  @Test func `from its smallest detent a sheet can be swiped away`() {
    withHalfSheet { device, sheet, _ in
      let half = sheet.top
      device.drag(from: CGPoint(x: 200, y: half + 20), to: CGPoint(x: 200, y: 840), duration: 0.15)
      device.clock.advance(by: 1)

      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func `the page stands back and is dim for the large detent only, if so wished`() {
    withHalfSheet { device, sheet, _ in
      let root = sheet.presentingViewController
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      device.clock.advance(by: 1)
      #expect(root?.view.superview?.transform.isIdentity == true)
      #expect(root?.view.tintAdjustmentMode == .normal)

      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      device.clock.advance(by: 1)

      #expect(root?.view.superview?.transform.isIdentity == false)
      #expect(root?.view.tintAdjustmentMode == .dimmed)
      sheet.dismiss(animated: true)
      device.clock.advance(by: 1)
      #expect(root?.view.superview?.transform.isIdentity == true)
      #expect(root?.view.tintAdjustmentMode == .normal)
    }
  }

  private func withHalfSheet(_ body: (HeadlessDevice, UIViewController, DetentCallLog) -> Void) {
    HeadlessDevice.run { device in
      let (root, sheet, callLog) = (UIViewController(), UIViewController(), DetentCallLog())
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = callLog
      root.present(sheet, animated: true)
      device.clock.advance(by: 1)
      body(device, sheet, callLog)
      _ = window
    }
  }
}

private final class DetentCallLog: NSObject, UISheetPresentationControllerDelegate {
  private(set) var changes: [UISheetPresentationController.Detent.Identifier] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    if let selected = sheetPresentationController.selectedDetentIdentifier {
      changes.append(selected)
    }
  }
}

extension UIViewController {
  /// Where the card of a sheet begins.
  fileprivate var top: CGFloat { presentation.controller?.presentedView?.frame.minY ?? 0 }
}
