// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct TabBarMinimizingTests {
  @Test(.enabled(if: TestPlatform.hasFinger))
  func `T60, since iOS 26: a tab is selected when the finger comes down`() async {
    await withScene(on: 26...) { scene in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in UIViewController() }
      let window = await showWindow(of: scene, root: tabs)
      let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)

      let finger = Finger(at: CGPoint(x: bar.midX, y: bar.minY + 30))
      #expect(tabs.selectedIndex == 1)
      await finger.lift()

      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `T61, since iOS 26: a minimized bar keeps its frame, and the safe area that it makes`() async
  {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (tabs, page, _) = await showTabs(in: scene)
      let (frame, safeArea) = (tabs.tabBar.frame, page.view.safeAreaInsets)
      #expect(safeArea.bottom == frame.height)
      tabs.tabBarMinimizeBehavior = .onScrollDown

      await drag(by: -200)

      #expect(tabs.tabBar.frame == frame)
      #expect(page.view.safeAreaInsets == safeArea)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `T62, since iOS 26: by default the bar of a phone does not minimize`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (tabs, _, content) = await showTabs(in: scene, accessory: true)
      #expect(tabs.tabBarMinimizeBehavior == .automatic)

      await drag(by: -200)

      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    }
  }

  @Test(.enabled(if: TestPlatform.hasFinger))
  func `T63, since iOS 26: the bar minimizes as content scrolls one way, and expands on the other`()
    async
  {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (tabs, _, content) = await showTabs(in: scene, accessory: true)
      tabs.tabBarMinimizeBehavior = .onScrollDown
      await drag(by: -200)
      #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
      await drag(by: 100)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)

      tabs.tabBarMinimizeBehavior = .onScrollUp
      await drag(by: 50)
      #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
      await drag(by: -100)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    }
  }

  @Test
  func `T64, since iOS 26: an accessory is above the bar, which its traits say`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (tabs, page, content) = await showTabs(in: scene, accessory: true)
      #expect(content.window != nil)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
      let frame = content.convert(content.bounds, to: tabs.view)
      #expect(frame.maxY <= tabs.tabBar.frame.minY)
      let environment = page.traitCollection.tabAccessoryEnvironment
      #expect(environment == .unspecified || environment == .none)

      tabs.bottomAccessory = nil
      await pass(0.1)

      #expect(content.window == nil)
    }
  }

  @Test
  func `T65, since iOS 26: without a bar an accessory is at the bottom of the controller's view`()
    async
  {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let page = UIViewController()
      page.hidesBottomBarWhenPushed = true
      let navigation = UINavigationController(rootViewController: UIViewController())
      let (tabs, content) = (UITabBarController(), UIView())
      tabs.viewControllers = [navigation]
      tabs.setBottomAccessory(UITabAccessory(contentView: content), animated: false)
      _ = await showWindow(of: scene, root: tabs)
      let before = content.convert(content.bounds, to: tabs.view)

      navigation.pushViewController(page, animated: false)
      await pass(1)

      let after = content.convert(content.bounds, to: tabs.view)
      #expect(after.minY > before.minY)
      #expect(after.maxY <= tabs.view.bounds.maxY)
      #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    }
  }

  @Test
  func `T66, since iOS 26: an accessory widens the safe area of what is selected`() async {
    await withScene(on: 26...) { scene in
      guard #available(iOS 26, *) else { return }
      let (tabs, page, content) = await showTabs(in: scene)
      let before = page.view.safeAreaInsets.bottom

      tabs.setBottomAccessory(UITabAccessory(contentView: content), animated: true)
      await pass(1)

      let frame = content.convert(content.bounds, to: page.view)
      #expect(page.view.safeAreaInsets.bottom > before)
      #expect(page.view.bounds.maxY - page.view.safeAreaInsets.bottom <= frame.minY)
      tabs.setBottomAccessory(nil, animated: true)
      await pass(1)
      #expect(page.view.safeAreaInsets.bottom == before)
    }
  }

  // MARK: Tools

  /// A tab controller whose selected page is a long list, and a view for its accessory.
  @available(iOS 26, *)
  private func showTabs(
    in scene: UIWindowScene, accessory: Bool = false
  ) async -> (UITabBarController, UIViewController, UIView) {
    let page = UIViewController()
    let list = UIScrollView(frame: page.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 100, height: 4000)
    page.view.addSubview(list)
    page.setContentScrollView(list, for: [.top, .bottom])
    let (tabs, content) = (UITabBarController(), UIView())
    tabs.viewControllers = [page, UIViewController()]
    if accessory { tabs.bottomAccessory = UITabAccessory(contentView: content) }
    _ = await showWindow(of: scene, root: tabs)
    return (tabs, page, content)
  }

  /// A finger drags the content, and rests before it is lifted.
  private func drag(by distance: CGFloat) async {
    var finger = Finger(at: CGPoint(x: 200, y: 400))
    await finger.move(to: CGPoint(x: 200, y: 400 + distance))
    await finger.lift(after: 0.3)
    await pass(1)
  }
}
