// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// Presentations that become others where there is less room.
@MainActor
struct AdaptivePresentationTests {
  @Test
  func `P43: a delegate makes a sheet full screen in a compact width, and only there`() async {
    await withWindow(.compact) { root, window in
      let sheet = UIViewController()
      let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      sheet.presentationController?.delegate = delegate

      #expect(await present(sheet, on: root))
      #expect(sheet.activePresentationController?.presentationStyle == .fullScreen)
      #expect(root.view.window == nil)
      #expect(sheet.view.bounds.size == window.bounds.size)
      #expect(await dismiss(sheet))

      window.traitOverrides.horizontalSizeClass = .regular
      #expect(await present(sheet, on: root))
      #expect(sheet.activePresentationController?.presentationStyle == .pageSheet)
      #expect(root.view.window != nil)
    }
  }

  @Test
  func `P43: without a delegate a popover has a style of its own for compact widths, a sheet none`()
    async
  {
    await withWindow(.compact) { root, window in
      let popover = makePopover(on: root).popoverPresentationController
      #expect(
        popover?.adaptivePresentationStyle(for: window.traitCollection)
          != UIModalPresentationStyle.none)
      #expect(popover?.adaptivePresentationStyle != UIModalPresentationStyle.none)
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      #expect(popover?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
      let full = UIViewController()
      full.modalPresentationStyle = .fullScreen
      #expect(
        full.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
    }
  }

  @Test
  func `P44: the delegate gets the style of the presentation, none for its own style`() async {
    await withWindow(.compact) { root, _ in
      let (popover, sheet) = (makePopover(on: root), UIViewController())
      let delegate = Adapter { _ in .overFullScreen }
      popover.popoverPresentationController?.delegate = delegate
      sheet.presentationController?.delegate = delegate

      #expect(await present(popover, on: root, animated: true))
      #expect(delegate.log == ["prepare", "will present in 5 with a coordinator"])
      #expect(await dismiss(popover))

      delegate.log = []
      delegate.style = { _ in .none }
      #expect(await present(sheet, on: root, animated: true))
      #expect(delegate.log == ["will present in -1 with a coordinator"])
    }
  }

  @Test
  func `P45: another controller can be shown in the adapted style`() async {
    await withWindow(.compact) { root, _ in
      let content = makePopover(on: root)
      let delegate = Adapter { _ in .fullScreen }
      delegate.wraps = true
      content.popoverPresentationController?.delegate = delegate

      #expect(await present(content, on: root))

      let navigation = root.presentedViewController as? UINavigationController
      #expect(navigation?.viewControllers == [content])
      #expect(content.presentingViewController === root)
      #expect(content.view.window != nil)
      #expect(root.view.window == nil)
      #expect(await dismiss(content))
      #expect(root.presentedViewController == nil)
      #expect(root.view.window != nil)
    }
  }

  @Test
  func `P46: what is up adapts when the width changes, and goes back`() async {
    await withWindow(.regular) { root, window in
      let popover = makePopover(on: root)
      #expect(await present(popover, on: root))
      #expect(popover.popoverPresentationController?.arrowDirection == .up)
      #expect(popover.view.bounds.width == 180)

      window.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { popover.view.bounds.width == window.bounds.width })
      #expect(popover.popoverPresentationController?.arrowDirection == .unknown)
      #expect(root.presentedViewController === popover)
      #expect(popover.view.window === window)

      window.traitOverrides.horizontalSizeClass = .regular
      #expect(await until { popover.view.bounds.width == 180 })
      #expect(popover.popoverPresentationController?.arrowDirection == .up)
      #expect(await dismiss(popover))
      #expect(root.presentedViewController == nil)
      #expect(popover.view.window == nil)
    }
  }

  @Test
  func `P46: a presenter disappears when what it presents becomes full screen, and appears again`()
    async
  {
    await withWindow(.regular) { root, window in
      let callLog = CallLog()
      let page = CallLogController("page", callLog)
      window.rootViewController = page
      #expect(await until { callLog.entries.contains("page.didAppear") })
      let popover = makePopover(on: page)
      let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      popover.popoverPresentationController?.delegate = delegate
      #expect(await present(popover, on: page))
      callLog.clear()

      window.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { page.view.window == nil })
      #expect(callLog.callbacks == ["page.willDisappear", "page.didDisappear"])

      callLog.clear()
      window.traitOverrides.horizontalSizeClass = .regular
      #expect(await until { page.view.window != nil })
      await pass(0.2)
      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "page.willAppear", "page.didAppear",
        ])
      #expect(popover.view.bounds.width == 180)
      _ = root
    }
  }

  @Test
  func `P46: a controller that was wrapped for the narrow window is shown bare in the wide one`()
    async
  {
    await withWindow(.compact) { root, window in
      let content = makePopover(on: root)
      let delegate = Adapter { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
      delegate.wraps = true
      content.popoverPresentationController?.delegate = delegate
      #expect(await present(content, on: root))
      #expect(content.navigationController != nil)

      window.traitOverrides.horizontalSizeClass = .regular
      #expect(await until { root.presentedViewController === content })
      #expect(content.navigationController == nil)
      #expect(content.view.window === window)
      #expect(content.view.bounds.width == 180)

      window.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { content.navigationController != nil })
      #expect(root.presentedViewController === content.navigationController)
      #expect(await dismiss(root))
      #expect(content.view.window == nil)
      #expect(root.view.window === window)
    }
  }

  @Test
  func `P46: what is presented above stays above`() async {
    await withWindow(.regular) { root, window in
      let popover = makePopover(on: root)
      let above = UIViewController()
      above.modalPresentationStyle = .overFullScreen
      #expect(await present(popover, on: root))
      #expect(await present(above, on: popover))

      window.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { popover.view.bounds.width == window.bounds.width })

      #expect(popover.presentedViewController === above)
      #expect(above.view.window === window)
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      #expect(window.hitTest(middle, with: nil)?.isDescendant(of: above.view) == true)
      #expect(await dismiss(root))
      #expect(above.view.window == nil)
      #expect(popover.view.window == nil)
    }
  }

  @Test
  func `SH7: a form sheet is centered in a wide window and fills a narrow one`() async {
    await withWindow(.regular) { root, window in
      window.traitOverrides.verticalSizeClass = .regular
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      sheet.preferredContentSize = CGSize(width: 200, height: 240)
      #expect(await present(sheet, on: root))
      #expect(sheet.view.bounds.size == CGSize(width: 200, height: 240))

      window.traitOverrides.horizontalSizeClass = .compact
      #expect(await until { sheet.view.bounds.width == window.bounds.width })
      #expect(sheet.view.bounds.height > window.bounds.height / 2)

      window.traitOverrides.horizontalSizeClass = .regular
      #expect(await until { sheet.view.bounds.width == 200 })
    }
  }

  private func withWindow(
    _ width: UIUserInterfaceSizeClass,
    _ body: @MainActor (UIViewController, UIWindow) async -> Void
  ) async {
    await withScene { scene in
      let root = UIViewController()
      let window = await showWindow(of: scene, root: root)
      window.traitOverrides.horizontalSizeClass = width
      await pass(0.1)
      await body(root, window)
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

private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
  var style: (UITraitCollection) -> UIModalPresentationStyle
  var wraps = false
  var log: [String] = []

  init(_ style: @escaping (UITraitCollection) -> UIModalPresentationStyle) {
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style(traitCollection) }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    log.append("prepare")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    let coordinator = transitionCoordinator == nil ? "" : " with a coordinator"
    log.append("will present in \(style.rawValue)" + coordinator)
  }
}
