// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPango

/// The faces of one folder and nothing else, so that text looks the same on every machine.
///
/// Fontconfig gets a configuration of our own: neither the system's files nor the language, the
/// home folder or other environment of the process have a say.
final class PinnedFaces {
  /// Which face draws what: the first that has a character wins.
  static let families = "Inter,Noto Sans Arabic,Noto Sans CJK SC,Noto Color Emoji"

  /// Without one of these text would quietly be drawn with another.
  private static let neededFaces = [
    "Inter-Regular", "Inter-Medium", "Inter-SemiBold", "Inter-Bold", "Inter-Italic",
    "InterDisplay-Regular", "InterDisplay-Medium", "InterDisplay-SemiBold", "InterDisplay-Bold",
    "NotoSansCJK-Regular", "NotoSansCJK-Bold", "NotoSansArabic-Regular", "NotoSansArabic-Bold",
    "NotoColorEmoji",
  ]

  private let fontMap: UnsafeMutablePointer<PangoFontMap>

  init() {
    guard let configuration = FcConfigCreate() else { FontFolder.missing("no fontconfig") }
    // The files come after the rules, or the rules would not hold for them.
    let understood = Self.rules(cache: FontFolder.path + "/.cache").withCString {
      FcConfigParseAndLoadFromMemory(configuration, UnsafePointer(OpaquePointer($0)), 1)
    }
    precondition(understood != 0, "Fontconfig does not understand Understudy's rules.")
    let path = FontFolder.path
    let added = path.withCString {
      FcConfigAppFontAddDir(configuration, UnsafePointer(OpaquePointer($0)))
    }
    let names = (FileManager.default.enumerator(atPath: path)?.allObjects ?? [])
      .compactMap { $0 as? String }
    if added == 0 || names.isEmpty { FontFolder.missing("there are no fonts") }
    for face in Self.neededFaces where !names.contains(where: { $0.hasPrefix(face + ".") }) {
      FontFolder.missing("there is no \(face)")
    }
    guard let made = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      fatalError("Pango was built without FreeType.")
    }
    pango_fc_font_map_set_config(OpaquePointer(made), configuration)
    fontMap = made
  }

  /// Points are pixels here; a drawing context scales them. Nothing is rounded to a pixel.
  func makeContext(_ direction: PangoDirection) -> OpaquePointer {
    guard let context = pango_font_map_create_context(fontMap) else {
      fatalError("Pango made no context.")
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    pango_context_set_base_dir(context, direction)
    return context
  }

  /// Bitmap faces (the emoji) are scaled to the size asked for; without this rule they would be as
  /// large as their bitmaps. Nothing may be said about antialiasing: Cairo 1.16 would then draw no
  /// emoji at all.
  private static func rules(cache: String) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <cachedir>\(cache.escapedForXML)</cachedir>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name>
            <name target="font">pixelsize</name>
          </divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

// MARK: - The folder

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
