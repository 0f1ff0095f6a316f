// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Looks texts up in the string tables of a bundle, in the language the device is set to.
@MainActor
public enum PlatformStrings {
  /// The text for the key, or the key itself where no table has it.
  public static func localized(
    _ key: String, bundle: Bundle, table: String? = nil
  ) -> String {
    platformLocalized(key, bundle: bundle, table: table)
  }
}
