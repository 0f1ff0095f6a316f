// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PopoverTests {
  @Test
  func `PO1: only the style popover has a popover presentation controller`() async {
    await withScene { _ in
      #expect(UIViewController().popoverPresentationController == nil)
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      #expect(popover.popoverPresentationController != nil)
      #expect(popover.presentationController === popover.popoverPresentationController)
    }
  }

  @Test
  func `V17: a popover causes no appearance callbacks of the presenter`() async {
    await withScene { scene in
      let callLog = CallLog()
      let root = CallLogController("root", callLog)
      _ = await showWindow(of: scene, root: root)
      _ = await until { callLog.entries.contains("root.didAppear") }
      let popover = makePopover(on: root)
      callLog.clear()

      _ = await present(popover, on: root, animated: true)
      _ = await dismiss(popover, animated: true)

      #expect(callLog.callbacks.isEmpty)
    }
  }

  @Test
  func `P23, since iOS 26: a popover from a bar button has no arrow`() async {
    await withScene(pad: true, on: 26...) { scene in
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
      _ = await showWindow(of: scene, root: UINavigationController(rootViewController: page))
      let popover = UIViewController()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.barButtonItem = page.navigationItem.rightBarButtonItem

      _ = await present(popover, on: page, animated: true)

      #expect(popover.popoverPresentationController?.arrowDirection == [])
    }
  }

  @Test
  func `PO6, since iOS 17: a view, a bar button and a tab have a frame in a view of their window`()
    async throws
  {
    try await withScene { scene in
      let page = UIViewController()
      let item = UIBarButtonItem(title: "Share")
      page.navigationItem.rightBarButtonItem = item
      let navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = await showWindow(of: scene, root: tabs)
      if #available(iOS 17.0, *) {
        let view = UIView(frame: CGRect(x: 10, y: 300, width: 40, height: 20))
        page.view.addSubview(view)
        let onPage = try #require(view.frame(in: window))
        #expect(onPage.size == view.bounds.size)
        let inBar = try #require(item.frame(in: window))
        #expect(navigation.navigationBar.convert(inBar, from: window).midX > window.bounds.midX)
        let tab = try #require(navigation.tabBarItem.frame(in: window))
        #expect(tab.maxY > window.bounds.midY)
      }
    }
  }

  @Test
  func `PO5: without a permitted direction it has no arrow, and is centered on its source`() async {
    await withScene(pad: true) { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      let popover = makePopover(on: root)
      popover.preferredContentSize = CGSize(width: 200, height: 100)
      popover.popoverPresentationController?.permittedArrowDirections = []
      popover.popoverPresentationController?.sourceRect = CGRect(
        x: 300, y: 400, width: 0, height: 0)

      _ = await present(popover, on: root)

      let frame = popover.view.convert(popover.view.bounds, to: window)
      #expect(abs(frame.midX - 300) < 1)
      #expect(abs(frame.midY - 400) < 1)
    }
  }

  @Test
  func `PO2: in a compact width it is a sheet`() async {
    await withScene { scene in
      let root = UIViewController()
      root.traitOverrides.horizontalSizeClass = .compact
      let window = await showWindow(of: scene, root: root)
      let popover = makePopover(on: root)

      _ = await present(popover, on: root)

      #expect(popover.view.bounds.width == window.bounds.width)
      #expect(popover.popoverPresentationController?.arrowDirection == .unknown)
    }
  }

  @Test
  func `PO3: the delegate can keep it a popover, of its preferred size`() async {
    await withScene { scene in
      let root = UIViewController()
      root.traitOverrides.horizontalSizeClass = .compact
      _ = await showWindow(of: scene, root: root)
      let popover = makePopover(on: root)
      let keeper = PopoverDelegate()
      popover.popoverPresentationController?.delegate = keeper

      _ = await present(popover, on: root)
      await pass(0.5)

      #expect(popover.view.bounds.size == CGSize(width: 180, height: 120))
      #expect(popover.activePresentationController is UIPopoverPresentationController)
      #expect(popover.popoverPresentationController?.arrowDirection == .up)
      #expect(keeper.prepared == 1)
    }
  }

  @Test
  func `PO4: it stands beside what its arrow points at`() async {
    await withScene { scene in
      let root = UIViewController()
      root.traitOverrides.horizontalSizeClass = .regular
      let window = await showWindow(of: scene, root: root)
      let popover = makePopover(on: root)
      let bottom = window.bounds.height - 100
      popover.popoverPresentationController?.sourceRect =
        CGRect(x: 100, y: bottom, width: 40, height: 20)

      _ = await present(popover, on: root)
      await pass(0.5)

      #expect(popover.popoverPresentationController?.arrowDirection == .down)
      let frame = popover.view.convert(popover.view.bounds, to: window)
      #expect(frame.maxY <= bottom)
      #expect(frame.maxY > bottom - 30)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger), arguments: [true, false])
  func `P16: a tap beside a popover asks and notifies the delegate, or changes nothing`(
    goes: Bool
  ) async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.horizontalSizeClass = .regular
      let popover = makePopover(on: root)
      let keeper = PopoverDelegate()
      keeper.allows = goes
      popover.popoverPresentationController?.delegate = keeper
      _ = await present(popover, on: root, animated: true)
      keeper.log = []

      let beside = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 60)
      await Finger(at: beside).lift(after: 0.1)
      await pass(1)

      #expect(keeper.log == (goes ? ["should", "will", "did"] : ["should", "attempt"]))
      #expect((root.presentedViewController == nil) == goes)
    }
  }

  private func makePopover(on root: UIViewController) -> UIViewController {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 180, height: 120)
    popover.popoverPresentationController?.sourceView = root.view
    popover.popoverPresentationController?.sourceRect =
      CGRect(x: 100, y: 100, width: 40, height: 20)
    return popover
  }
}

@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var prepared = 0
  var log: [String] = []
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    log.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.append("attempt") }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { prepared += 1 }
}
