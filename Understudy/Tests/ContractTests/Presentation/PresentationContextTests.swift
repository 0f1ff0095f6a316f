// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

/// Who presents what does not cover the whole screen.
@MainActor
struct PresentationContextTests {
  @Test
  func `P30: navigation and tab controllers define a context of their own accord`() async {
    await withScene { scene in
      #expect(!UIViewController().definesPresentationContext)
      #expect(UITabBarController().definesPresentationContext)
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      #expect(navigation.definesPresentationContext)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = await showWindow(of: scene, root: tabs)
      let new = UIViewController()
      new.modalPresentationStyle = .overCurrentContext

      #expect(await present(new, on: page))
      #expect(new.presentingViewController === navigation)
      #expect(tabs.presentedViewController == nil)

      let full = UIViewController()
      full.modalPresentationStyle = .overFullScreen
      #expect(await dismiss(new))
      #expect(await present(full, on: page))
      #expect(full.presentingViewController === tabs)
    }
  }

  @Test
  func `P31: current context takes away the view of the context, and no other`() async {
    await withPage { root, page, callLog in
      let new = UIViewController()
      new.modalPresentationStyle = .currentContext
      callLog.clear()

      #expect(await present(new, on: page, animated: true))
      #expect(new.presentingViewController === page)
      #expect(page.view.window == nil)
      #expect(root.view.window != nil)
      #expect(new.view.bounds.size == CGSize(width: 200, height: 300))
      #expect(callLog.callbacks == ["page.willDisappear", "page.didDisappear"])

      callLog.clear()
      #expect(await dismiss(new, animated: true))
      #expect(page.view.superview === root.view)
      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "page.willAppear", "page.didAppear",
        ])
    }
  }

  @Test
  func `P32: a presentation controller of the app may want the current context`() async {
    await withPage { root, page, _ in
      for wantsContext in [true, false] {
        let new = UIViewController()
        let transition = ContextTransition(wantsContext: wantsContext)
        new.modalPresentationStyle = .custom
        new.transitioningDelegate = transition

        #expect(await present(new, on: page))
        #expect(new.presentingViewController === (wantsContext ? page : root))
        #expect(await dismiss(new))
      }
    }
  }

  @Test
  func `P39: what is presented over a tab leaves the screen and comes back with it`() async {
    await withScene { scene in
      let callLog = CallLog()
      let page = UIViewController()
      page.definesPresentationContext = true
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UIViewController()]
      let window = await showWindow(of: scene, root: tabs)
      let new = CallLogController("new", callLog)
      new.modalPresentationStyle = .overCurrentContext
      #expect(await present(new, on: page, animated: true))
      #expect(new.view.window === window)
      callLog.clear()

      tabs.selectedIndex = 1
      #expect(await until { callLog.entries.contains("new.didDisappear") })
      #expect(new.view.window == nil)
      #expect(page.presentedViewController === new)

      tabs.selectedIndex = 0
      #expect(await until { callLog.entries.contains("new.didAppear") })
      #expect(new.view.window === window)
      let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
      #expect(window.hitTest(middle, with: nil)?.isDescendant(of: new.view) == true)

      tabs.selectedIndex = 1
      #expect(await until { new.view.window == nil })
      #expect(await dismiss(new, animated: true))
      tabs.selectedIndex = 0
      #expect(await until { page.view.window != nil })
      await pass(0.5)
      #expect(page.presentedViewController == nil)
      #expect(new.view.window == nil)
    }
  }

  @Test(arguments: [true, false])
  func `P33: a context can provide the transition style`(provides: Bool) async {
    await withPage { _, page, _ in
      page.modalTransitionStyle = .crossDissolve
      page.providesPresentationContextTransitionStyle = provides
      let new = UIViewController()
      new.modalPresentationStyle = .overCurrentContext

      page.present(new, animated: true)
      #expect(await until { new.transitionCoordinator != nil })
      await pass(0.1)

      let distance = shownOrigin(of: new.view).y - shownOrigin(of: page.view).y
      #expect(provides ? abs(distance) < 1 : distance > 10)
    }
  }

  /// A page of 200 by 300 points that defines a context, in a root that does not.
  private func withPage(
    _ body: @MainActor (UIViewController, CallLogController, CallLog) async -> Void
  ) async {
    await withScene { scene in
      let callLog = CallLog()
      let root = UIViewController()
      let page = CallLogController("page", callLog)
      page.definesPresentationContext = true
      _ = await showWindow(of: scene, root: root)
      root.addChild(page)
      page.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
      page.view.autoresizingMask = []
      root.view.addSubview(page.view)
      page.didMove(toParent: root)
      await pass(0.2)
      await body(root, page, callLog)
    }
  }
}

private final class ContextTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let wantsContext: Bool

  init(wantsContext: Bool) {
    self.wantsContext = wantsContext
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    wantsContext
      ? ContextPresentation(presentedViewController: presented, presenting: presenting)
      : UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

private final class ContextPresentation: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
}
