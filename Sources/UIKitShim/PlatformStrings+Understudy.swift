// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension PlatformStrings {
    // Foundation on Linux follows the process, not the device, and the build lower-cases the names
    // of the folders: `zh-Hans.lproj` becomes `zh-hans.lproj`.
    static func platformLocalized(_ key: String, bundle: Bundle, table: String?) -> String {
      let development = bundle.developmentLocalization ?? "en"
      for language in HeadlessDevice.current.languages + [development] {
        for name in fallbacks(of: language.lowercased()) {
          let path = bundle.bundlePath + "/\(name).lproj"
          guard let folder = Bundle(path: path) else { continue }
          let text = folder.localizedString(forKey: key, value: missing, table: table)
          if text != missing { return text }
        }
      }
      return key
    }

    private static let missing = "\u{0}"

    /// The language itself, then without its region and script: zh-hans-cn, zh-hans, zh.
    private static func fallbacks(of language: String) -> [String] {
      let parts = language.split(separator: "-")
      return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    }
  }
#endif
