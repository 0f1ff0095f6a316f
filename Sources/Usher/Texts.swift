// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What Usher itself says, in the language of the device.
@MainActor
enum Texts {
  /// The name of the backdrop for assistive technology.
  static var dismiss: String { text("backdrop.dismiss") }

  private static func text(_ key: String) -> String {
    PlatformStrings.localized(key, bundle: .module)
  }
}
