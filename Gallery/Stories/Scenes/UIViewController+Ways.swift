// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What stories do in the shop, from its first page on.
extension UIViewController {
  /// What the shop knows.
  var shopStore: Store {
    (self as? ShopTabs)?.store ?? (self as? ShopColumns)?.store ?? Store()
  }

  /// The selected tab's pages, or those beside the list.
  var frontStack: UINavigationController? {
    let front =
      (self as? UITabBarController)?.selectedViewController
      ?? (self as? UISplitViewController)?.viewController(for: .secondary)
    return front as? UINavigationController
  }

  /// The page on top of the selected tab, or beside the list.
  var frontPage: UIViewController { frontStack?.topViewController ?? self }

  /// Pushes a product's page.
  func open(_ product: Product, _ store: Store) {
    (frontStack ?? navigationController)?.pushViewController(
      ProductPage(product, store), animated: true)
  }

  /// Pushes an activity's page.
  func open(_ activity: Activity, _ store: Store) {
    (frontStack ?? navigationController)?.pushViewController(
      ActivityPage(activity, store), animated: true)
  }

  /// Whether the shop's own window has the keys, so that nothing modal is in front of it.
  var hasKeys: Bool { view.window?.isKeyWindow == true }

  /// The first page of the app's window in another scene than this controller's.
  var rootOfOtherWindow: UIViewController? {
    let windows = otherScenes.flatMap(\.windows)
    return windows.first { $0.rootViewController is UISplitViewController }?.rootViewController
  }

  /// What a user does in the app switcher of a tablet.
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

  /// The field that is on the screen of this scene and has this label.
  func field(_ copy: Copy) -> UITextField? {
    // A page that is covered by a full screen is in no window.
    let window = view.window ?? presentedViewController?.viewIfLoaded?.window
    let windows = window?.windowScene?.windows.filter { !$0.isHidden } ?? []
    return windows.lazy.compactMap { $0.field(labeled: copy.text) }.first
  }
}

extension UIView {
  /// The first view below this one that assistive technology or a title names so.
  func descendant(labeled label: String) -> UIView? {
    if accessibilityLabel == label { return self }
    if (self as? UIButton)?.configuration?.title == label { return self }
    return subviews.lazy.compactMap { $0.descendant(labeled: label) }.first
  }

  /// The first field below this view that assistive technology names so; words beside it may be the
  /// same.
  fileprivate func field(labeled label: String) -> UITextField? {
    if let field = self as? UITextField, accessibilityLabel == label { return field }
    return subviews.lazy.compactMap { $0.field(labeled: label) }.first
  }
}
