// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// Navigation bars from iOS 26 on.
@MainActor
struct NewBarTests {
  @Test
  func `B60, since iOS 26: a bar is 54 points high, 106 with a large title`() async {
    await withBar(large: true) { navigation, _ in
      #expect(navigation.navigationBar.frame.height == 106)
      let plain = UIViewController()
      plain.navigationItem.largeTitleDisplayMode = .never
      navigation.pushViewController(plain, animated: false)
      await pass(0.5)

      #expect(navigation.navigationBar.frame.height == 54)
      #expect(plain.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top + 54)
    }
  }

  @Test
  func `B61, since iOS 26: buttons may share their background and have one`() async {
    await withScene(on: 26...) { _ in
      guard #available(iOS 26, *) else { return }
      let item = UIBarButtonItem()

      #expect(item.sharesBackground)
      #expect(!item.hidesSharedBackground)
    }
  }

  @Test
  func `B62, since iOS 26: a subtitle below a large title makes the bar higher`() async {
    await withBar(large: true) { navigation, page in
      guard #available(iOS 26, *) else { return }
      let height = navigation.navigationBar.frame.height
      page.navigationItem.subtitle = "Three rooms"
      await pass(0.5)
      #expect(navigation.navigationBar.frame.height > height)
      #expect(page.view.safeAreaInsets.top == navigation.navigationBar.frame.maxY)

      page.navigationItem.largeSubtitle = ""
      await pass(0.5)
      #expect(navigation.navigationBar.frame.height == height)
    }
  }

  @Test
  func `B63, since iOS 26: the effect at the edge of a scroll view is shown and automatic`() async {
    await withScene(on: 26...) { _ in
      guard #available(iOS 26, *) else { return }
      let effect = UIScrollView().topEdgeEffect

      #expect(!effect.isHidden)
      #expect(effect.style === UIScrollEdgeEffect.Style.automatic)
    }
  }

  private func withBar(
    large: Bool, _ body: @MainActor (UINavigationController, UIViewController) async -> Void
  ) async {
    await withScene(on: 26...) { scene in
      let page = UIViewController()
      page.title = "Journeys"
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = large
      _ = await showWindow(of: scene, root: navigation)
      await body(navigation, page)
    }
  }
}
