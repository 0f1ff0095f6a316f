// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TabBarControllerTests {
  @Test
  func `B1: the first tab is selected, and index and controller name the same one`() async {
    await withScene { scene in
      let (tabs, pages) = makeTabs(3)
      _ = await showWindow(of: scene, root: tabs)
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.selectedViewController === pages[0])

      tabs.selectedIndex = 2
      #expect(tabs.selectedViewController === pages[2])
      tabs.selectedViewController = pages[1]

      #expect(tabs.selectedIndex == 1)
      #expect(await until { pages[1].viewIfLoaded?.window != nil })
      #expect(pages[2].viewIfLoaded?.window == nil)
      #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    }
  }

  @Test
  func `V12: the callbacks of a tab switch`() async {
    await withScene { scene in
      let callLog = CallLog()
      let old = CallLogController("old", callLog)
      let new = CallLogController("new", callLog)
      let tabs = UITabBarController()
      tabs.viewControllers = [old, new]
      _ = await showWindow(of: scene, root: tabs)
      _ = await until { callLog.entries.contains("old.didAppear") }
      callLog.clear()

      tabs.selectedIndex = 1
      _ = await until { callLog.entries.contains("new.didAppear") }

      #expect(
        callLog.callbacks.filter { !$0.contains("isAppearing") } == [
          "new.loadView", "new.didLoad", "new.willAppear", "old.willDisappear",
          "old.didDisappear", "new.didAppear",
        ])
    }
  }

  @Test
  func `B2: only the page of the selected tab appears with the tab controller`() async {
    await withScene { scene in
      let callLog = CallLog()
      let tabs = UITabBarController()
      tabs.viewControllers = [
        CallLogController("first", callLog), CallLogController("second", callLog),
      ]
      tabs.selectedIndex = 1

      _ = await showWindow(of: scene, root: tabs)
      _ = await until { callLog.entries.contains("second.didAppear") }

      #expect(!callLog.entries.contains { $0.hasPrefix("first.will") && $0.contains("ppear") })
      #expect(!callLog.entries.contains("first.loadView"))
    }
  }

  @Test
  func `B3: selecting in code does not ask or tell the delegate`() async {
    await withScene { scene in
      let (tabs, pages) = makeTabs(2)
      let delegate = TabDelegate()
      tabs.delegate = delegate
      _ = await showWindow(of: scene, root: tabs)

      tabs.selectedViewController = pages[1]
      await pass(0.5)

      #expect(delegate.log.isEmpty)
    }
  }

  @Test
  func `B4: with more than five controllers the fifth item is More, which has no index`() async {
    await withScene { scene in
      let (tabs, pages) = makeTabs(7)
      _ = await showWindow(of: scene, root: tabs)
      #expect(tabs.tabBar.items?.count == 5)
      #expect(tabs.viewControllers?.count == 7)
      #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)

      tabs.selectedViewController = tabs.moreNavigationController
      #expect(tabs.selectedIndex == NSNotFound)
      #expect(tabs.selectedViewController === tabs.moreNavigationController)
      tabs.selectedIndex = 5

      #expect(await until { pages[5].viewIfLoaded?.window != nil })
      #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
      #expect(pages[5].navigationController === tabs.moreNavigationController)
      #expect(pages[5].tabBarController === tabs)
    }
  }

  @Test
  func `B5: a new list of controllers keeps the selection, or else its place`() async {
    await withScene { scene in
      let (tabs, pages) = makeTabs(3)
      tabs.selectedIndex = 1
      _ = await showWindow(of: scene, root: tabs)

      tabs.viewControllers = [pages[1], pages[2]]
      #expect(tabs.selectedViewController === pages[1])
      #expect(pages[0].parent == nil)
      tabs.selectedIndex = 1
      let others = [UIViewController(), UIViewController()]
      tabs.viewControllers = others

      #expect(tabs.selectedViewController === others[1])
      #expect(await until { others[1].viewIfLoaded?.window != nil })
      #expect(pages[2].viewIfLoaded?.window == nil)
    }
  }

  @Test
  func `B6: a tab shows the item of its controller, titled like the controller`() async {
    await withScene { scene in
      let page = UIViewController()
      page.title = "Home"
      let inner = UIViewController()
      inner.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 4)
      let navigation = UINavigationController(rootViewController: inner)
      let tabs = UITabBarController()
      tabs.viewControllers = [page, navigation]
      _ = await showWindow(of: scene, root: tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Account"])

      page.title = "Start"

      #expect(tabs.tabBar.items?.first?.title == "Start")
      #expect(navigation.tabBarItem.tag == 4)
    }
  }

  @Test
  func `B7: the bar widens the safe area of the page, and that of pages inside`() async {
    await withScene { scene in
      let page = UIViewController()
      let inner = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UINavigationController(rootViewController: inner)]
      _ = await showWindow(of: scene, root: tabs)
      let below = tabs.view.safeAreaInsets.bottom
      #expect(tabs.tabBar.frame.height == 49 + below)
      #expect(page.view.safeAreaInsets.bottom == 49 + below)

      tabs.selectedIndex = 1
      await pass(0.1)

      #expect(inner.view.safeAreaInsets.bottom == 49 + below)
    }
  }

  @Test
  func `B8: a page that hides the bar when pushed has the whole height until it is popped`() async {
    await withScene { scene in
      let root = UIViewController()
      let page = UIViewController()
      page.hidesBottomBarWhenPushed = true
      let above = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = await showWindow(of: scene, root: tabs)
      let below = tabs.view.safeAreaInsets.bottom

      for new in [page, above] {
        navigation.pushViewController(new, animated: true)
        _ = await until { new.viewIfLoaded?.window != nil && navigation.hasSettled }
        await pass(0.1)
        #expect(new.view.safeAreaInsets.bottom == below)
        #expect(!isOnScreen(tabs.tabBar), "new: \(new)")
      }
      navigation.popToRootViewController(animated: true)
      _ = await until { root.viewIfLoaded?.window != nil && navigation.hasSettled }
      await pass(0.1)

      #expect(root.view.safeAreaInsets.bottom == 49 + below)
      #expect(isOnScreen(tabs.tabBar))
    }
  }

  private func isOnScreen(_ bar: UITabBar) -> Bool {
    guard let window = bar.window, !bar.isHidden else { return false }
    return bar.convert(bar.bounds, to: window).intersection(window.bounds).width > 0
  }
}

@MainActor
private func makeTabs(_ count: Int) -> (UITabBarController, [UIViewController]) {
  let pages = (0..<count).map { index in
    let page = UIViewController()
    page.title = "Page \(index)"
    return page
  }
  let tabs = UITabBarController()
  tabs.viewControllers = pages
  return (tabs, pages)
}

private final class TabDelegate: NSObject, UITabBarControllerDelegate {
  var log: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.append("should")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.append("did")
  }
}
