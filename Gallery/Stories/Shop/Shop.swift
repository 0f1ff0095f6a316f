// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// The demo app: Stillware, a shop for ceramics and tea.
@MainActor
public enum Shop {
  /// Sets the tint color of the app's window, as a scene delegate would.
  public static func configure(_ window: UIWindow) {
    window.tintColor = Palette.accent
  }

  /// Ends the session, as the app does on behalf of the server: dismisses all popups, removes the
  /// customer's data and presents the sign-in page.
  public static func endSession(in window: UIWindow) {
    guard let root = window.rootViewController, let scene = window.windowScene else { return }
    scene.usher.popups.dismissAll(reason: .loggedOut, animated: false)
    root.shopStore.logOut()
    presentSignIn(on: root)
  }

  /// Presents the sign-in page when nothing else is presented, after any dismissal in progress.
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

  /// Makes the tab bar controller of the app.
  public static func makeRoot() -> UIViewController {
    ShopTabs(Store())
  }

  /// Makes the root of another window, with the same customer and the same bag.
  public static func makeRoot(beside window: UIWindow?) -> UIViewController {
    ShopTabs(window?.rootViewController?.shopStore ?? Store())
  }

  /// Makes the split view of the activities for a wide screen.
  static func makeColumns() -> UIViewController {
    ShopColumns(Store())
  }
}
