// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPango

/// One paragraph as Pango laid it out, and its lines.
///
/// Made, used and destroyed inside `TextEngine.locked` only.
final class PangoParagraph: @unchecked Sendable {
  enum Wrap { case words, characters, never }

  struct Line {
    let pointer: UnsafeMutablePointer<PangoLayoutLine>
    /// In points, without the space at a break.
    let width: CGFloat
    /// In bytes of the paragraph's own text.
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  /// How many bytes Pango laid out.
  let byteCount: Int
  private let layout: OpaquePointer
  private let spacings: [Spacing]
  private let isJustified: Bool

  /// What is added after each letter of a range of bytes.
  private struct Spacing {
    let range: Range<Int>
    let points: CGFloat
  }

  /// `runs` are in bytes of `text`; `width` nil does not wrap. The text decides its direction where
  /// `isRightToLeft` is nil, and begins at the right, without letters, where `startsRight` is true.
  init(
    _ text: String, runs: [StyledText.Run], in engine: TextEngine, width: CGFloat?, wrap: Wrap,
    isJustified: Bool = false, isRightToLeft: Bool? = nil, startsRight: Bool
  ) {
    let context = isRightToLeft ?? startsRight ? engine.rightToLeft : engine.leftToRight
    guard let made = pango_layout_new(context) else {
      fatalError("Pango made no layout.")
    }
    layout = made
    byteCount = text.utf8.count
    self.isJustified = isJustified
    spacings = Self.spacings(text, runs)
    pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    pango_layout_set_text(layout, text, -1)
    let attributes = Self.attributes(text, runs, spacings)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if isJustified { pango_layout_set_justify(layout, 1) }
    if let width, wrap != .never { self.wrap(to: width, wrap) }
  }

  deinit {
    TextEngine.locked { _ in g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  private func wrap(to width: CGFloat, _ wrap: Wrap) {
    // A hair more, so that a text fits into the width it was measured with.
    let room = max(0, width) + 0.05
    // Where spacings differ Pango may break a line that fits, so such a text is measured first.
    let isMixed = spacings.contains { $0.points != spacings.first?.points }
    if isMixed, !isJustified, let whole = lines.first, whole.width <= room { return }
    pango_layout_set_width(layout, Int32(min(room * 1024, 2e9)))
    pango_layout_set_wrap(layout, wrap == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
  }

  var lines: [Line] {
    (0..<pango_layout_get_line_count(layout)).compactMap { index in
      guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
      var extents = PangoRectangle()
      pango_layout_line_get_extents(line, nil, &extents)
      let start = Int(line.pointee.start_index)
      let range = start..<start + Int(line.pointee.length)
      return Line(
        pointer: line, width: CGFloat(extents.width) / 1024 + outerSpacing(range), range: range,
        isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL)
    }
  }

  /// Pango puts half a letter's spacing on each side of it and leaves out what stands before the
  /// first letter and after the last one. UIKit counts a whole one for every letter.
  private func outerSpacing(_ range: Range<Int>) -> CGFloat {
    guard !isJustified, !range.isEmpty else { return 0 }
    func spacing(at byte: Int) -> CGFloat {
      spacings.first { $0.range.contains(byte) }?.points ?? 0
    }
    return (spacing(at: range.lowerBound) + spacing(at: range.upperBound - 1)) / 2
  }

  // MARK: - Attributes

  private static func spacings(_ text: String, _ runs: [StyledText.Run]) -> [Spacing] {
    runs.flatMap { run in
      let kern = run.style.kern ?? 0
      let tracking = run.style.font.tracking
      return TrackingRun.all(in: text, range: run.range).map {
        Spacing(range: $0.range, points: $0.isLatin ? kern + tracking : kern)
      }
    }
  }

  private static func attributes(
    _ text: String, _ runs: [StyledText.Run], _ spacings: [Spacing]
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(range.lowerBound)
      attribute.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    add(pango_attr_insert_hyphens_new(0), 0..<text.utf8.count)
    for (index, run) in runs.enumerated() {
      let font = run.style.font
      add(font.pangoAttribute, run.range)
      if font.hasTabularDigits { add(pango_attr_font_features_new("tnum"), run.range) }
      // Never drawn. It keeps Pango from joining runs whose styles differ only here.
      add(pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), run.range)
    }
    for spacing in spacings where spacing.points != 0 {
      add(pango_attr_letter_spacing_new(Int32((spacing.points * 1024).rounded())), spacing.range)
    }
    return list
  }
}

/// A run of text that is, or is not, in a script whose letters are tracked.
struct TrackingRun: Equatable {
  var range: Range<Int>
  var isLatin: Bool

  /// Cuts a range of bytes where the script changes.
  static func all(in text: String, range: Range<Int>) -> [TrackingRun] {
    var result: [TrackingRun] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      defer { offset = end }
      guard offset >= range.lowerBound else { continue }
      guard offset < range.upperBound else { break }
      let isLatin = isTracked(scalar)
      if let last = result.last, last.isLatin == isLatin {
        result[result.count - 1].range = last.range.lowerBound..<end
      } else {
        result.append(TrackingRun(range: offset..<end, isLatin: isLatin))
      }
    }
    return result
  }

  /// What Inter draws: Latin, Greek, Cyrillic, and the punctuation between them.
  private static func isTracked(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x0300, 0x0370..<0x0590, 0x1E00..<0x200B, 0x2010..<0x2028, 0x2030..<0x2190: true
    default: false
    }
  }
}

extension UIFont {
  /// What to add to each advance of Latin letters, in points.
  package var tracking: CGFloat {
    InterMetrics.tracking(size: pointSize, weight: weight, isItalic: isItalic)
  }

  fileprivate var pangoAttribute: UnsafeMutablePointer<PangoAttribute>? {
    guard let description = pango_font_description_new() else { return nil }
    defer { pango_font_description_free(description) }
    let isDisplay = InterMetrics.isDisplay(size: pointSize, isItalic: isItalic)
    pango_font_description_set_family(
      description, isDisplay ? "Inter Display," + PinnedFaces.families : PinnedFaces.families)
    pango_font_description_set_absolute_size(description, pointSize * 1024)
    pango_font_description_set_weight(description, pangoWeight)
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return pango_attr_font_desc_new(description)
  }

  private var pangoWeight: PangoWeight {
    switch InterMetrics.Face(weight) {
    case .regular: PANGO_WEIGHT_NORMAL
    case .medium: PANGO_WEIGHT_MEDIUM
    case .semibold: PANGO_WEIGHT_SEMIBOLD
    case .bold: PANGO_WEIGHT_BOLD
    }
  }
}
