// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UIKitShim

@testable import Usher

/// What sheets at a detent and popovers do to the popups of the page below.
@MainActor
struct InFrontOfPagesTests {
  @Test(arguments: HeadlessSwitches.variants)
  func `a sheet at an undimmed detent changes nothing, at a dimmed one it covers`(
    switches: HeadlessSwitches
  ) {
    Stand.runInNavigation(switches: switches) { stand, navigation in
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self).keepAlive())
      stand.settle()
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium

      navigation.present(sheet, animated: true)
      stand.settle()
      #expect(stand.overlays.first === box.window, "undimmed")
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
      stand.settle()
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil, "dimmed")
      sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
      stand.settle()

      #expect(stand.overlays.first === box.window && handle.outcomeIfEnded == nil)
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
    Stand.run { stand in
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
      sheet.sheetPresentationController?.selectedDetentIdentifier = selected
      stand.page.present(sheet, animated: false)
      stand.settle()
      let reader = SceneReader()

      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(style))
    }
  }

  @Test(arguments: HeadlessSwitches.variants)
  func `a popover obstructs, and nothing ends`(switches: HeadlessSwitches) {
    Stand.runOnDevice(.iPad11, switches: switches) { device in
      let stand = Stand(on: device, page: HomePage())
      let box = BoxView()
      let handle = stand.center.enqueue(Popup(box).on(HomePage.self))
      stand.settle()
      let popover = stand.makePopover()

      stand.page.present(popover, animated: true)
      stand.settle()
      #expect(stand.overlays.isEmpty && handle.outcomeIfEnded == nil)
      #expect(stand.center.suspended.map(\.id) == [handle.id])
      stand.page.dismiss(animated: true)
      stand.settle()

      #expect(stand.overlays.first === box.window && handle.outcomeIfEnded == nil)
    }
  }

  @Test(arguments: [true, false])
  func `a popover that has become a sheet covers, one kept by its delegate does not`(
    staysActive: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.adaptedPopoverStaysActive = staysActive
    Stand.run(switches: switches) { stand in
      let reader = SceneReader()
      let popover = stand.makePopover()
      stand.page.present(popover, animated: false)
      stand.settle()
      reader.read(.active, window: stand.window)
      #expect(reader.snapshot.nodes.last?.link == .presented(.sheet))
      stand.page.dismiss(animated: false)
      stand.settle()

      let keeper = PopoverKeeper()
      let other = stand.makePopover()
      other.popoverPresentationController?.delegate = keeper
      stand.page.present(other, animated: false)
      stand.settle()
      reader.read(.active, window: stand.window)

      #expect(reader.snapshot.nodes.last?.link == .presented(.popover))
    }
  }

  @Test func `a look makes nothing, whatever is on the screen`() {
    Stand.runOnDevice(.iPad11) { device in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
        split.setViewController(UIViewController(), for: column)
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [split] + (0..<9).map { _ in UIViewController() }
      let stand = Stand(on: device, page: tabs)
      let reader = SceneReader()
      let sheet = UIViewController()
      let styles: [UIModalPresentationStyle] = [.automatic, .formSheet, .overFullScreen, .custom]
      for style in styles {
        let shown = UIViewController()
        shown.modalPresentationStyle = style
        tabs.present(shown, animated: false)
        stand.settle()
        let raised = device.exceptions { reader.read(.active, window: stand.window) }
        #expect(raised.isEmpty && reader.snapshot.nodes.count > 10)
        tabs.dismiss(animated: false)
        stand.settle()
      }

      let raised = device.exceptions { device.onlyReading { _ = sheet.presentationController } }

      #expect(raised.map(\.name) == ["HeadlessReadingChangesState"])
    }
  }
}

typealias Detent = UISheetPresentationController.Detent.Identifier

extension Stand {
  fileprivate func makePopover() -> UIViewController {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 150)
    popover.popoverPresentationController?.sourceView = page.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 80, y: 120, width: 20, height: 20)
    return popover
  }
}

private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
