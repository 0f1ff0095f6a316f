// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

/// What has ended is released.
@MainActor
struct ReleaseTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
  func `P11: a dismissed controller is released`(style: UIModalPresentationStyle) async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let released = WeakBox()
      do {
        let new = UIViewController()
        new.modalPresentationStyle = style
        released.object = new
        _ = await present(new, on: root, animated: true)
        _ = await dismiss(new, animated: true)
      }

      let isReleased = await until { released.object == nil }
      #expect(isReleased)
    }
  }

  @Test
  func `A20: an alert is released after its handler has run`() async {
    await withScene { scene in
      let root = UIViewController()
      _ = await showWindow(of: scene, root: root)
      let released = WeakBox()
      do {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
        released.object = alert
        _ = await present(alert, on: root, animated: true)
        _ = await dismiss(alert, animated: true)
      }

      let isReleased = await until { released.object == nil }
      #expect(isReleased)
    }
  }

  @Test
  func `V9: a popped controller is released`() async {
    await withScene { scene in
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      let released = WeakBox()
      do {
        let page = UIViewController()
        released.object = page
        navigation.pushViewController(page, animated: true)
        _ = await until { navigation.hasSettled && page.viewIfLoaded?.window != nil }
        navigation.popViewController(animated: true)
        _ = await until { page.viewIfLoaded?.window == nil && navigation.hasSettled }
      }

      let isReleased = await until { released.object == nil }
      #expect(isReleased)
    }
  }
}

@MainActor
private final class WeakBox {
  weak var object: UIViewController?
}
