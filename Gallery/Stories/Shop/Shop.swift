// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The demo app: Stillware, a shop for ceramics and tea.
@MainActor
public enum Shop {
  /// Gives the app's window its colour, as a scene delegate would.
  public static func dress(_ window: UIWindow) {
    window.tintColor = Palette.accent
  }

  /// The first page in its navigation controller.
  public static func makeRoot() -> UIViewController {
    navigation(HomePage())
  }

  /// The bag, ready to be presented.
  static func makeBag() -> UIViewController {
    navigation(BagPage())
  }

  private static func navigation(_ page: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.titleTextAttributes = [.foregroundColor: Palette.ink]
    return navigation
  }
}
