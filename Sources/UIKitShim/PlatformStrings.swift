// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Localized strings of a bundle, in the language that the system has chosen for the app.
@MainActor
public enum PlatformStrings {
  /// Returns the localized string for a key, or the key if there is none.
  public static func localized(
    _ key: String, bundle: Bundle, table: String? = nil
  ) -> String {
    platformLocalized(key, bundle: bundle, table: table)
  }
}
