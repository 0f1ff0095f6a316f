// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A navigation controller with the bar of the shop: transparent at the scroll edge, otherwise
/// blurred, or with the system's own edge effect.
final class ShopNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let standard = UINavigationBarAppearance()
    standard.configureWithDefaultBackground()
    standard.addShopBackground()
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    for appearance in [standard, edge] {
      appearance.titleTextAttributes = [.foregroundColor: Palette.ink]
      appearance.largeTitleTextAttributes = [.foregroundColor: Palette.ink]
    }
    navigationBar.standardAppearance = standard
    navigationBar.scrollEdgeAppearance = edge
  }
}

extension UIBarAppearance {
  /// Adds the color of the shop to a blurred bar. From iOS 26 on, the system fades out what is behind
  /// its bars, and a background would hide that.
  func addShopBackground() {
    let version = UIDevice.current.systemVersion.prefix { $0 != "." }
    if Int(version) ?? 0 < 26 { backgroundColor = Palette.bar }
  }
}

extension UIViewController {
  /// Makes the bar button item that opens the bag above this page.
  func bagItem(_ store: Store) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "bag")) { [weak self] _ in
        self?.openBag(store)
      })
    item.accessibilityLabel = Copy.bag.text
    store.bag.observe(by: item) { [weak item] products in
      item?.image = UIImage(systemName: products.isEmpty ? "bag" : "bag.fill")
    }
    return item
  }

  /// Presents the bag as a sheet.
  func openBag(_ store: Store) {
    present(ShopNavigation(rootViewController: BagPage(store)), animated: true)
  }

  /// Presents the sign-in page in full screen. The closure is called once, after the page is
  /// dismissed and the customer is signed in, and not if the customer cancels.
  func signIn(_ store: Store, then: @escaping @MainActor () -> Void = {}) {
    let navigation = ShopNavigation(rootViewController: SignInPage(store, then: then))
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
