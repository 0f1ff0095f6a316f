// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPango

/// A text broken into lines.
///
/// Lines stand as San Francisco's would, whatever faces draw them: a line's height is that of its
/// largest font, so Chinese or emoji in it change nothing. Sizes are exact; a view rounds them up
/// to its pixels. Immutable; the pointers in it are used inside `TextEngine.locked` only.
package final class TextLayout: @unchecked Sendable {
  /// What a text has to fit into.
  package struct Limits: Hashable, Sendable {
    package var width: CGFloat
    /// Lines that end below it are left out, save the first.
    package var height: CGFloat
    /// Zero is any number.
    package var lines: Int
    /// How lines break and end where the text has no paragraph style.
    package var lineBreakMode: NSLineBreakMode
    /// Where lines stand where the text has no paragraph style.
    package var alignment: NSTextAlignment
    /// What `.natural` alignment means, and where a text without letters begins.
    package var direction: UIUserInterfaceLayoutDirection

    package init(
      width: CGFloat = .infinity, height: CGFloat = .infinity, lines: Int = 0,
      lineBreakMode: NSLineBreakMode = .byWordWrapping, alignment: NSTextAlignment = .natural,
      direction: UIUserInterfaceLayoutDirection? = nil
    ) {
      self.width = width
      self.height = height
      self.lines = lines
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
      self.direction =
        direction
        ?? (UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
  }

  package struct Line {
    /// From the top of the text.
    package let top: CGFloat
    package let height: CGFloat
    package let baseline: CGFloat
    package let width: CGFloat
    /// In UTF-16 units of the whole text. A truncated line has all that it stands for.
    package let range: NSRange
    package let isTruncated: Bool
    let alignment: NSTextAlignment
    var isRightToLeft: Bool { drawn.isRightToLeft }
    let drawn: PangoParagraph.Line
    let paragraph: PangoParagraph
    /// What to add to a byte of the drawn text to get the byte of the whole text.
    let offset: Int
    /// The runs of the drawn text.
    let runs: [StyledText.Run]
  }

  package let size: CGSize
  package let lines: [Line]
  package let limits: Limits
  let text: StyledText

  package var isTruncated: Bool { lines.contains(where: \.isTruncated) }

  /// `font` is for the parts of the text that name none; UIKit takes 12 points.
  package static func make(
    _ text: NSAttributedString, font: UIFont = .systemFont(ofSize: 12), limits: Limits = Limits()
  ) -> TextLayout {
    TextEngine.layout(StyledText(text, font: font), limits: limits)
  }

  package static func make(
    _ text: String, font: UIFont, limits: Limits = Limits()
  ) -> TextLayout {
    make(NSAttributedString(string: text), font: font, limits: limits)
  }

  /// Called by the engine, which holds the lock.
  init(text: StyledText, limits: Limits) {
    self.text = text
    self.limits = limits
    let built = TextLayoutBuilder(text: text, limits: limits).build()
    lines = built.lines
    size = built.size
  }

  /// The size in whole pixels, as labels report it.
  package func size(roundedUpTo scale: CGFloat) -> CGSize {
    func roundUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: roundUp(size.width), height: roundUp(size.height))
  }

  /// The frame of a line in a box of this width; without a width, in its limits or its own size.
  package func frame(of line: Line, width: CGFloat? = nil) -> CGRect {
    let box = width ?? (limits.width.isFinite ? limits.width : size.width)
    let room = box - line.width
    let x: CGFloat =
      switch line.alignment {
      case .left: 0
      case .right: room
      case .center: room / 2
      case .justified: line.isRightToLeft ? room : 0
      case .natural: limits.direction == .rightToLeft ? room : 0
      }
    return CGRect(x: x, y: line.top, width: line.width, height: line.height)
  }
}

// MARK: - Positions

extension TextLayout {
  /// The place in the text, in UTF-16 units, nearest to a point.
  package func index(at point: CGPoint, width: CGFloat? = nil) -> Int {
    let below = lines.first { point.y < $0.top + $0.height } ?? lines.last
    guard let line = below else { return 0 }
    return TextEngine.locked { _ in
      var (byte, trailing): (Int32, Int32) = (0, 0)
      let x = point.x - frame(of: line, width: width).minX
      pango_layout_line_x_to_index(
        line.drawn.pointer, Int32(max(-1e6, min(1e6, x)) * 1024), &byte, &trailing)
      let bytes = Array(text.string.utf8)
      var place = min(Int(byte) + line.offset, bytes.count)
      for _ in 0..<trailing where place < bytes.count {
        place += 1
        while place < bytes.count, bytes[place] & 0xC0 == 0x80 { place += 1 }
      }
      return UTF16Offsets(text.string, bytes).utf16(place)
    }
  }

  /// Where the insertion point stands before a place in the text: a line high, without width.
  package func caret(at index: Int, width: CGFloat? = nil) -> CGRect {
    let line = lines.last { $0.range.location <= index } ?? lines.first
    guard let line else {
      return CGRect(
        x: beginning(in: width), y: 0, width: 0, height: text.base.font.lineHeight)
    }
    return TextEngine.locked { _ in
      let places = UTF16Offsets(text.string, Array(text.string.utf8))
      let byte = places.byte(min(index, text.string.utf16.count)) - line.offset
      var x: Int32 = 0
      pango_layout_line_index_to_x(line.drawn.pointer, Int32(byte), 0, &x)
      let frame = frame(of: line, width: width)
      return CGRect(x: frame.minX + CGFloat(x) / 1024, y: line.top, width: 0, height: line.height)
    }
  }

  /// Where a text would begin in a box so wide.
  private func beginning(in width: CGFloat?) -> CGFloat {
    let box = width ?? (limits.width.isFinite ? limits.width : 0)
    switch limits.alignment {
    case .left: return 0
    case .center: return box / 2
    case .right: return box
    case .justified, .natural: return limits.direction == .rightToLeft ? box : 0
    }
  }
}

/// Where the bytes of a string are in UTF-16 units, and back.
struct UTF16Offsets {
  private let isASCII: Bool
  private let string: String

  init(_ string: String, _ bytes: [UInt8]) {
    self.string = string
    isASCII = string.utf16.count == bytes.count
  }

  func utf16(_ byte: Int) -> Int {
    guard !isASCII else { return byte }
    return string.utf16.distance(
      from: string.startIndex, to: string.utf8.index(string.startIndex, offsetBy: byte))
  }

  func byte(_ utf16: Int) -> Int {
    guard !isASCII else { return utf16 }
    return string.utf8.distance(
      from: string.startIndex, to: string.utf16.index(string.startIndex, offsetBy: utf16))
  }
}
