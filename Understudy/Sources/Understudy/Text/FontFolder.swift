// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Where the pinned faces are: `Understudy/Fonts`, filled by `Scripts/bootstrap`.
///
/// The environment variable `UNDERSTUDY_FONTS` names another folder.
enum FontFolder {
  static var path: String {
    if let chosen = ProcessInfo.processInfo.environment["UNDERSTUDY_FONTS"], !chosen.isEmpty {
      return chosen
    }
    return URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts").path
  }

  static func missing(_ what: String) -> Never {
    fatalError(
      "Understudy cannot draw text: \(what) in \(path). "
        + "Run Scripts/bootstrap, which fills Understudy/Fonts, "
        + "or set UNDERSTUDY_FONTS to a folder with those faces.")
  }
}
