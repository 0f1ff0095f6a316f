// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The demo app: Stillware, a shop for ceramics and tea.
@MainActor
public enum Shop {
  /// Gives the app's window its colour, as a scene delegate would.
  public static func dress(_ window: UIWindow) {
    window.tintColor = Palette.accent
  }

  /// The app's pages behind their tabs.
  public static func makeRoot() -> UIViewController {
    ShopTabs(Store())
  }
}
