// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// What differs between versions of the system and cannot be read from UIKit: the only place where
/// Usher decides anything by a version.
///
/// `#available` only makes newer declarations available; on Linux it is always true.
@MainActor
package enum SystemVersion {
  /// Whether a large title is in the scroll view of its page, where a view in front of the scroll
  /// view covers it.
  static var hasLargeTitlesInScrollViews: Bool { major >= 26 }

  /// Whether controls and cards of the system are made of glass.
  package static var hasGlass: Bool { major >= 26 }

  /// Whether alerts have capsules as buttons and leading text.
  static var hasCapsuleAlerts: Bool { major >= 26 }

  private static var major: Int {
    UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
  }
}
