// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Localized strings of a bundle, in the language that the system has chosen for the app.
@MainActor
public enum PlatformStrings {
  /// Returns the localized string for a key, or the key if there is none.
  public static func localized(
    _ key: String, bundle: Bundle, table: String? = nil
  ) -> String {
    #if canImport(UIKit)
      bundle.localizedString(forKey: key, value: nil, table: table)
    #else
      // Foundation on Linux uses the language of the process, not of the app, and the build changes
      // the names of the folders to lower case: `zh-Hans.lproj` becomes `zh-hans.lproj`.
      let lookup = Lookup(
        key: key, table: table, bundle: ObjectIdentifier(bundle),
        languages: HeadlessDevice.currentIfAny?.languagesOfApp ?? [])
      if let text = texts[lookup] { return text }
      let text = find(key, bundle: bundle, table: table, languages: lookup.languages)
      bundles[lookup.bundle] = bundle
      texts[lookup] = text
      return text
    #endif
  }

  #if !canImport(UIKit)
    private struct Lookup: Hashable {
      let key: String
      let table: String?
      let bundle: ObjectIdentifier
      let languages: [String]
    }

    // The cache does not grow without limit, because the texts of an app are limited. The bundles
    // are retained, so that the identifier of one is not reused; a key with the path of the bundle
    // would be slower than the lookup itself.
    private static var texts: [Lookup: String] = [:]
    private static var bundles: [ObjectIdentifier: Bundle] = [:]

    private static func find(
      _ key: String, bundle: Bundle, table: String?, languages: [String]
    ) -> String {
      let development = bundle.developmentLocalization ?? "en"
      for language in languages + [development] {
        for name in fallbacks(of: language.lowercased()) {
          let path = bundle.bundlePath + "/\(name).lproj"
          guard let folder = folder(at: path) else { continue }
          let text = folder.localizedString(forKey: key, value: missing, table: table)
          if text != missing { return text }
        }
      }
      return key
    }

    // Opening a bundle takes as long as laying out a page. `NSCache` is thread-safe.
    nonisolated(unsafe) private static let folders = NSCache<NSString, Bundle>()

    private static func folder(at path: String) -> Bundle? {
      let key = NSString(string: path)
      if let known = folders.object(forKey: key) { return known }
      guard let folder = Bundle(path: path) else { return nil }
      folders.setObject(folder, forKey: key)
      return folder
    }

    private static let missing = "\u{0}"

    /// Returns the language, then without its region and script: zh-hans-cn, zh-hans, zh.
    private static func fallbacks(of language: String) -> [String] {
      let parts = language.split(separator: "-")
      return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
  #endif
}
