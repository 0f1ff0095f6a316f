// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// What is not known about the action sheets of iOS 26.
@MainActor
struct ActionSheetSwitchTests {
  private static let beside = CGPoint(x: 20, y: 800)

  @Test(arguments: [true, false], [true, false])
  func `a tap beside an anchored sheet chooses cancel at once or later`(
    isAtOnce: Bool, seesDismissal: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.anchoredSheetCancelsAtOnce = isAtOnce
    switches.cancelHandlerSeesDismissal = seesDismissal
    withSheet(switches: switches, anchored: true) { device, root, sheet, chosen in
      sheet.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { [unowned sheet] _ in
          let isPresented = root.presentedViewController != nil
          chosen("presented \(isPresented), going \(sheet.isBeingDismissed)")
        })
      present(sheet, on: root)
      device.tap(at: Self.beside)
      device.clock.advance(by: 2)
      #expect(root.presentedViewController == nil)
      return [isAtOnce ? "presented true, going \(seesDismissal)" : "presented false, going false"]
    }
  }

  @Test(arguments: [true, false])
  func `a tap beside an anchored sheet without cancel dismisses it or not`(goes: Bool) {
    var switches = HeadlessSwitches()
    switches.anchoredSheetGoesWithoutCancel = goes
    withSheet(switches: switches, anchored: true) { device, root, sheet, _ in
      present(sheet, on: root)
      device.tap(at: Self.beside)
      device.clock.advance(by: 2)
      #expect((root.presentedViewController == nil) == goes)
      return []
    }
  }

  @Test(arguments: [true, false])
  func `a tap beside an anchored sheet reaches the page or not, and cancels`(passes: Bool) {
    var switches = HeadlessSwitches()
    switches.anchoredSheetPassesTouches = passes
    withSheet(switches: switches, anchored: true) { device, root, sheet, chosen in
      let button = UIButton(type: .custom, primaryAction: UIAction { _ in chosen("button") })
      button.frame = CGRect(x: 0, y: 780, width: 100, height: 44)
      root.view.addSubview(button)
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen("cancel") })
      present(sheet, on: root)
      for _ in 1...2 {
        device.tap(at: Self.beside)
        device.clock.advance(by: 2)
      }
      #expect(root.presentedViewController == nil)
      return passes ? ["cancel", "button", "button"] : ["cancel", "button"]
    }
  }

  @Test(arguments: [true, false])
  func `an anchored sheet is modal for assistive technology or not`(isModal: Bool) {
    var switches = HeadlessSwitches()
    switches.anchoredSheetIsModal = isModal
    withSheet(switches: switches, anchored: true) { device, root, sheet, _ in
      present(sheet, on: root)
      let views = sequence(first: sheet.view as UIView, next: \.superview)
      #expect(views.contains(where: \.accessibilityViewIsModal) == isModal)
      return []
    }
  }

  @Test(arguments: [true, false])
  func `a tap beside a centered sheet chooses cancel or does nothing`(cancels: Bool) {
    var switches = HeadlessSwitches()
    switches.centeredSheetCancelsByTap = cancels
    withSheet(switches: switches) { device, root, sheet, chosen in
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen("cancel") })
      present(sheet, on: root)
      device.tap(at: Self.beside)
      device.clock.advance(by: 2)
      return cancels ? ["cancel"] : []
    }
  }

  @Test(arguments: HeadlessSystem.allCases, [true, false])
  func `a phone's sheet without a source raises in a wide window or not`(
    system: HeadlessSystem, isNeeded: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.wideWindowNeedsSource = isNeeded
    let raises = isNeeded && system >= .iOS26
    withSheet(on: system, switches: switches) { device, root, sheet, _ in
      root.view.window?.traitOverrides.horizontalSizeClass = .regular
      device.clock.advance(by: 0.1)
      let raised = device.exceptions { present(sheet, on: root) }
      #expect(raised.isEmpty != raises)
      return []
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `an app that keeps the old design has its sheets at the bottom or not`(
    keepsBottom: Bool, hasOldDesign: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.compatibilityKeepsBottomSheets = keepsBottom
    withSheet(switches: switches) { device, root, sheet, _ in
      device.designRequiresCompatibility = hasOldDesign
      present(sheet, on: root)
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      #expect((frame.maxY > 800) == (keepsBottom && hasOldDesign))
      return []
    }
  }

  @Test(arguments: [true, false])
  func `a popover from a bar button has an arrow or not`(hasArrow: Bool) {
    var switches = HeadlessSwitches()
    switches.barButtonPopoverHasArrow = hasArrow
    HeadlessDevice.run(.iPad11, system: .iOS26, switches: switches) { device in
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UINavigationController(rootViewController: page)
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.5)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.barButtonItem = page.navigationItem.rightBarButtonItem
      page.present(popover, animated: true)
      device.clock.advance(by: 1)
      #expect(popover.popoverPresentationController?.arrowDirection == (hasArrow ? .up : []))
    }
  }

  /// Runs `body` with a sheet that is not presented yet; it returns what should have been noted.
  private func withSheet(
    on system: HeadlessSystem = .iOS26, switches: HeadlessSwitches, anchored: Bool = false,
    _ body: (
      HeadlessDevice, UIViewController, UIAlertController, @escaping @MainActor (String) -> Void
    ) -> [String]
  ) {
    HeadlessDevice.run(system: system, switches: switches) { device in
      let root = UIViewController()
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.advance(by: 0.1)
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      if anchored {
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(
          x: 150, y: 400, width: 80, height: 40)
      }
      var noted: [String] = []
      let expected = body(device, root, sheet, { noted.append($0) })
      #expect(noted == expected)
    }
  }

  private func present(_ sheet: UIAlertController, on root: UIViewController) {
    root.present(sheet, animated: true)
    HeadlessDevice.current.clock.advance(by: 1)
  }
}
