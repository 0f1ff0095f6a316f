// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@MainActor
struct BarAppearanceTests {
  @Test
  func `B20: the three backgrounds of an appearance`() {
    let appearance = UINavigationBarAppearance()
    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.shadowColor != nil)

    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor != nil)
    appearance.configureWithDefaultBackground()

    #expect(appearance.backgroundEffect != nil)
    #expect(appearance.backgroundColor == nil)
  }

  @Test
  func `B21: bars keep copies of the appearances they are given`() {
    let navigationBar = UINavigationBar()
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    let tabBar = UITabBar()
    let tabBarAppearance = UITabBarAppearance()
    tabBarAppearance.backgroundColor = .red
    tabBar.standardAppearance = tabBarAppearance

    appearance.backgroundColor = .blue
    tabBarAppearance.backgroundColor = .blue

    #expect(navigationBar.standardAppearance.backgroundColor == .red)
    #expect(navigationBar.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(navigationBar.standardAppearance.titleTextAttributes.keys.contains(.foregroundColor))
    #expect(tabBar.standardAppearance.backgroundColor == .red)
  }

  @Test
  func `B22: an appearance made from another one takes its background and its titles`() {
    let first = UINavigationBarAppearance()
    first.backgroundColor = .green
    first.largeTitleTextAttributes = [.foregroundColor: UIColor.white]

    let second = UINavigationBarAppearance(barAppearance: first)
    let tabs = UITabBarAppearance(barAppearance: first)

    #expect(second.backgroundColor == .green)
    #expect(second.largeTitleTextAttributes.count == 1)
    #expect(tabs.backgroundColor == .green)
  }

  @Test
  func `B23: without an own one, bars have no appearance for the edge of the content`() {
    #expect(UINavigationBar().scrollEdgeAppearance == nil)
    #expect(UINavigationBar().compactAppearance == nil)
    #expect(UITabBar().scrollEdgeAppearance == nil)
    #expect(UINavigationItem(title: "").standardAppearance == nil)
  }

  @Test
  func `B24, until iOS 18: a large title takes 52 points more, which automatic items inherit`()
    async
  {
    await withScene(on: ...18) { scene in
      let root = UIViewController()
      let page = UIViewController()
      let plain = UIViewController()
      plain.navigationItem.largeTitleDisplayMode = .never
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      _ = await showWindow(of: scene, root: navigation)
      #expect(navigation.navigationBar.frame.height == 96)

      navigation.pushViewController(page, animated: false)
      await pass(0.5)
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.pushViewController(plain, animated: false)
      await pass(0.5)

      #expect(navigation.navigationBar.frame.height == 44)
      #expect(plain.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top + 44)
    }
  }

  @Test
  func `B25: a large title shrinks as the content moves up, and so does the safe area`() async {
    await withScene { scene in
      let list = UIScrollView()
      list.contentSize = CGSize(width: 100, height: 3000)
      let page = UIViewController()
      page.view = list
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      _ = await showWindow(of: scene, root: navigation)
      let top = navigation.view.safeAreaInsets.top
      let row = navigation.navigationBar.frame.height - 52
      #expect(row > 40)
      #expect(list.contentOffset.y == -(top + row + 52))

      list.contentOffset.y += 30
      await pass(0.1)
      #expect(navigation.navigationBar.frame.height == row + 22)
      #expect(list.adjustedContentInset.top == top + row + 22)
      list.contentOffset.y += 500
      await pass(0.1)

      #expect(navigation.navigationBar.frame.height == row)
      #expect(list.adjustedContentInset.top == top + row)
    }
  }

  @Test
  func `B26: a controller can name the scroll view that its bars go by`() {
    let page = UIViewController()
    let list = UIScrollView()
    #expect(page.contentScrollView(for: .top) == nil)

    page.setContentScrollView(list, for: .bottom)

    #expect(page.contentScrollView(for: .bottom) === list)
    #expect(page.contentScrollView(for: .top) == nil)
  }

  @Test(arguments: [false, true])
  func `B27: a bar without a title has no accessibility element without a label`(
    large: Bool
  ) async {
    await withScene { scene in
      let page = UIViewController()
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = large
      _ = await showWindow(of: scene, root: navigation)
      var labels: [String?] {
        navigation.navigationBar.withDescendants.filter(\.isAccessibilityElement)
          .map(\.accessibilityLabel)
      }
      #expect(labels.isEmpty)

      page.title = "Teas"
      await pass(0.1)
      #expect(labels.contains("Teas"))
      page.title = ""
      await pass(0.1)

      #expect(labels.isEmpty)
    }
  }
}
