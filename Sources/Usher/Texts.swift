// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What Usher itself says, in the language of the device.
@MainActor
enum Texts {
  /// The name of the backdrop for assistive technology.
  static var dismiss: String { text("backdrop.dismiss") }

  /// The title of a loading page.
  static var loading: String { text("placeholder.loading") }
  /// The title of an empty page.
  static var empty: String { text("placeholder.empty") }
  /// The title of a failure page.
  static var failure: String { text("placeholder.failure") }
  /// What is said about an error that says nothing itself.
  static var failureMessage: String { text("placeholder.failure.message") }
  /// The button of a failure page.
  static var retry: String { text("placeholder.retry") }

  private static func text(_ key: String) -> String {
    PlatformStrings.localized(key, bundle: .module)
  }
}
