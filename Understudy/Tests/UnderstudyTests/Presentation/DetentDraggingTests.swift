// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct DetentDraggingTests {
  @Test(arguments: [(HeadlessSystem.iOS18, 69), (.iOS26, 59)])
  func `SH4: a drag moves a sheet to another detent, and the delegate is notified`(
    system: HeadlessSystem, largeTop: CGFloat
  ) {
    withHalfSheet(on: system) { device, sheet, callLog in
      let half = sheet.top
      device.drag(from: CGPoint(x: 200, y: half + 20), to: CGPoint(x: 200, y: 120), duration: 0.3)
      device.clock.advance(by: 1)
      #expect(sheet.top == largeTop)
      #expect(callLog.changes == [.large])

      device.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 200, y: 400), duration: 0.3)
      device.clock.advance(by: 1)

      #expect(abs(sheet.top - half) < 0.01)
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

      #expect(abs(sheet.top - half) < 0.01)
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
    withHalfSheet(on: .iOS18) { device, sheet, _ in
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

  @Test(arguments: [true, false])
  func `since iOS 26 the page stands back as a switch says`(standsBack: Bool) {
    withHalfSheet(on: .iOS26) { device, sheet, _ in
      device.switches.largeSheetMovesPageBack = standsBack
      let root = sheet.presentingViewController

      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      device.clock.advance(by: 1)
      #expect(root?.view.superview?.transform.isIdentity == !standsBack)
      let manager = device.scenes[0].statusBarManager
      #expect((manager?.statusBarStyle == .lightContent) == standsBack)

      sheet.dismiss(animated: true)
      device.clock.advance(by: 1)
      #expect(root?.view.superview?.transform.isIdentity == true)
      #expect(manager?.statusBarStyle != .lightContent)
    }
  }

  @Test func `since iOS 26 a sheet nears the edges on its way to the large detent`() {
    withHalfSheet(on: .iOS26) { device, sheet, _ in
      let card = sheet.presentation.controller?.presentedView
      let (half, large) = (sheet.top, CGFloat(59))
      #expect(abs((card?.frame.minX ?? 0) - 8) < 0.01)
      #expect(card?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == true)

      device.touchDown(at: CGPoint(x: 200, y: half + 20))
      device.touchMove(to: CGPoint(x: 200, y: half))
      device.touchMove(to: CGPoint(x: 200, y: half - (half - large) / 2))
      #expect(abs((card?.frame.minX ?? 0) - 4) < 0.01)
      #expect(abs((card?.frame.maxY ?? 0) - 848) < 0.01)
      #expect(abs((card?.bounds.width ?? 0) - 393) < 0.01)
      device.clock.advance(by: 1)
      device.touchMove(to: CGPoint(x: 200, y: 100))
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(card?.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(card?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == false)
    }
  }

  @Test
  func `since iOS 26 a floating sheet that must not go comes back as small as it was`() {
    withHalfSheet(on: .iOS26) { device, sheet, _ in
      sheet.isModalInPresentation = true
      let card = sheet.presentation.controller?.presentedView
      let (half, rest) = (sheet.top, card?.transform)

      device.touchDown(at: CGPoint(x: 200, y: half + 20))
      device.touchMove(to: CGPoint(x: 200, y: half + 40))
      device.touchMove(to: CGPoint(x: 200, y: half + 240))
      #expect((card?.transform.ty ?? 0) > 10)
      #expect(card?.transform.a == rest?.a)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(card?.transform == rest)
      #expect(rest?.isIdentity == false)
    }
  }

  private func withHalfSheet(
    on system: HeadlessSystem = .standard,
    _ body: (HeadlessDevice, UIViewController, DetentCallLog) -> Void
  ) {
    HeadlessDevice.run(system: system) { device in
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
