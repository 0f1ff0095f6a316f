// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Navigation in the shop, for stories.
extension UIViewController {
  /// The store of the shop.
  var shopStore: Store {
    (self as? ShopTabs)?.store ?? (self as? ShopColumns)?.store ?? Store()
  }

  /// The navigation controller of the selected tab, or the one beside the list.
  var frontStack: UINavigationController? {
    let front =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UISplitViewController)?.viewController(for: .secondary)
    return front as? UINavigationController
  }

  /// The top page of the selected tab, or of the column beside the list.
  var frontPage: UIViewController { frontStack?.topViewController ?? self }

  /// Pushes the page of a product.
  func open(_ product: Product, _ store: Store) {
    (frontStack ?? navigationController)?.pushViewController(
      ProductPage(product, store), animated: true)
  }

  /// Pushes the page of an activity.
  func open(_ activity: Activity, _ store: Store) {
    (frontStack ?? navigationController)?.pushViewController(
      ActivityPage(activity, store), animated: true)
  }

  /// Whether the window of the shop is key, so that no modal popup is in front of it.
  var hasKeys: Bool { view.window?.isKeyWindow == true }

  /// The root view controller of the app's window in another scene.
  var rootOfOtherWindow: UIViewController? {
    let windows = otherScenes.flatMap(\.windows)
    return windows.first { $0.rootViewController is UISplitViewController }?.rootViewController
  }

  /// Closes the windows of other scenes, as a user does in the app switcher.
  func closeOtherWindow() {
    for scene in otherScenes {
      UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
    }
  }

  private var otherScenes: [UIWindowScene] {
    let own = view.window?.windowScene
    return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0 !== own }
  }

  /// Returns the visible text field with this label in the scene, if there is one.
  func field(_ copy: Copy) -> UITextField? {
    // A page below a full-screen modal has no window.
    let window = view.window ?? presentedViewController?.viewIfLoaded?.window
    let windows = window?.windowScene?.windows.filter { !$0.isHidden } ?? []
    return windows.lazy.compactMap { $0.field(labeled: copy.text) }.first
  }
}

extension UIView {
  /// Returns the first view in this hierarchy with this accessibility label or button title.
  func descendant(labeled label: String) -> UIView? {
    if accessibilityLabel == label { return self }
    if (self as? UIButton)?.configuration?.title == label { return self }
    return subviews.lazy.compactMap { $0.descendant(labeled: label) }.first
  }

  /// Returns the first text field in this hierarchy with this accessibility label; other views may
  /// have the same one.
  fileprivate func field(labeled label: String) -> UITextField? {
    if let field = self as? UITextField, accessibilityLabel == label { return field }
    return subviews.lazy.compactMap { $0.field(labeled: label) }.first
  }
}
