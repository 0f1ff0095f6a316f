// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A navigation controller with the shop's bar: ink on paper, and a blur once something is below it.
final class ShopNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let standard = UINavigationBarAppearance()
    standard.configureWithDefaultBackground()
    standard.backgroundColor = Palette.bar
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

extension UIViewController {
  /// The item of the navigation bar that opens the bag above this page.
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

  /// Presents the sign-in above everything; the closure is called once, when it has gone and the
  /// customer is known, and not at all if the customer cancels.
  func signIn(_ store: Store, then: @escaping @MainActor () -> Void = {}) {
    let navigation = ShopNavigation(rootViewController: SignInPage(store, then: then))
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
