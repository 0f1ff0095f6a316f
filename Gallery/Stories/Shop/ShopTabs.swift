// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The root of the app: tabs for home, activities and account, each with a navigation controller.
final class ShopTabs: UITabBarController {
  let store: Store

  init(_ store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      tab(HomePage(store), .tabHome, symbol: "house"),
      tab(ActivitiesPage(store), .tabActivities, symbol: "calendar"),
      tab(AccountPage(store), .tabAccount, symbol: "person"),
    ]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.paper
    tabBar.unselectedItemTintColor = Palette.fadedInk
    let appearance = UITabBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.addShopBackground()
    tabBar.standardAppearance = appearance
  }

  private func tab(_ page: UIViewController, _ title: Copy, symbol: String) -> UIViewController {
    let navigation = ShopNavigation(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title.text, image: UIImage(systemName: symbol),
      selectedImage: UIImage(systemName: symbol + ".fill") ?? UIImage(systemName: symbol))
    return navigation
  }
}
