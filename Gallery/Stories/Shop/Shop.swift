// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

/// The demo app: Stillware, a shop for ceramics and tea.
@MainActor
public enum Shop {
  /// Gives the app's window its colour, as a scene delegate would.
  public static func configure(_ window: UIWindow) {
    window.tintColor = Palette.accent
  }

  /// What the app does when the server ends the session: nothing of the customer's is left, and the
  /// sign-in comes.
  public static func endSession(in window: UIWindow) {
    guard let root = window.rootViewController, let scene = window.windowScene else { return }
    scene.usher.popups.dismissAll(.loggedOut, animated: false)
    root.shopStore.logOut()
    presentSignIn(on: root)
  }

  /// The sign-in comes when nothing is presented any more; what is on its way out already is waited for.
  private static func presentSignIn(on root: UIViewController) {
    guard let presented = root.presentedViewController else {
      return root.signIn(root.shopStore)
    }
    guard presented.isBeingDismissed else {
      return root.dismiss(animated: true) { presentSignIn(on: root) }
    }
    _ = MainClock.schedule(after: .milliseconds(50)) { [weak root] in
      if let root { presentSignIn(on: root) }
    }
  }

  /// The app's pages behind their tabs.
  public static func makeRoot() -> UIViewController {
    ShopTabs(Store())
  }

  /// The app's pages in another window: the same customer, the same bag.
  public static func makeRoot(beside window: UIWindow?) -> UIViewController {
    ShopTabs(window?.rootViewController?.shopStore ?? Store())
  }

  /// The activities on a wide screen, in two columns.
  static func makeColumns() -> UIViewController {
    ShopColumns(Store())
  }
}
