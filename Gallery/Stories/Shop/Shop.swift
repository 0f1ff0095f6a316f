// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// The demo app: Stillware, a shop for ceramics and tea.
@MainActor
public enum Shop {
  /// Gives the app's window its colour, as a scene delegate would.
  public static func dress(_ window: UIWindow) {
    window.tintColor = Palette.accent
  }

  /// What the app does when the server ends the session: nothing of the customer's is left, and the
  /// sign-in comes.
  public static func endSession(in window: UIWindow) {
    guard let root = window.rootViewController, let scene = window.windowScene else { return }
    scene.usher.popups.endAll(.loggedOut, animated: false)
    root.shopStore.logOut()
    guard root.presentedViewController != nil else { return root.signIn(root.shopStore) }
    root.dismiss(animated: true) { root.signIn(root.shopStore) }
  }

  /// The app's pages behind their tabs.
  public static func makeRoot() -> UIViewController {
    ShopTabs(Store())
  }

  /// The activities on a wide screen, in two columns.
  static func makeColumns() -> UIViewController {
    ShopColumns(Store())
  }
}
