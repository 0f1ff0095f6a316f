// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// A string and its styles: what a layout is made from, and its key in the cache.
struct StyledText: Hashable {
  /// The style of one run of text.
  struct Style: Hashable {
    var font: UIFont
    var color: UIColor?
    var background: UIColor?
    var kern: CGFloat?
    var underline = NSUnderlineStyle()
    var underlineColor: UIColor?
    var strikethrough = NSUnderlineStyle()
    var strikethroughColor: UIColor?
    var baselineOffset: CGFloat = 0
    var paragraph: NSParagraphStyle.Values?
  }

  /// A run of text in one style, in UTF-8 bytes.
  struct Run: Hashable {
    var range: Range<Int>
    var style: Style
  }

  let string: String
  let runs: [Run]
  /// The style of an empty string, and of text without attributes.
  let base: Style

  init(_ text: NSAttributedString, font: UIFont) {
    let string = text.string
    base = Style(font: font)
    var runs: [Run] = []
    var utf8Offset = 0
    var utf16Offset = 0
    var place = string.utf16.startIndex
    func advance(to target: Int) -> Int {
      let next = string.utf16.index(place, offsetBy: target - utf16Offset)
      utf8Offset += string.utf8.distance(from: place, to: next)
      (place, utf16Offset) = (next, target)
      return utf8Offset
    }
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let start = advance(to: range.location)
      let end = advance(to: range.location + range.length)
      runs.append(Run(range: start..<end, style: Style(attributes, font: font)))
    }
    self.string = string
    self.runs = runs
  }

  /// A text in one style.
  init(_ string: String, _ style: Style) {
    base = Style(font: style.font)
    self.string = string
    let length = string.utf8.count
    runs = length == 0 ? [] : [Run(range: 0..<length, style: style)]
  }

  /// The same text with every run in another style.
  func restyled(_ change: (inout Style) -> Void) -> StyledText {
    StyledText(
      string: string,
      runs: runs.map { run in
        var run = run
        change(&run.style)
        return run
      }, base: base)
  }

  private init(string: String, runs: [Run], base: Style) {
    self.string = string
    self.runs = runs
    self.base = base
  }

  /// The style at a byte; of the last one where it is the end.
  func style(at offset: Int) -> Style {
    runs.first { $0.range.contains(offset) }?.style ?? runs.last?.style ?? base
  }
}

extension StyledText.Style {
  init(_ attributes: [NSAttributedString.Key: Any], font: UIFont) {
    self.font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    underline = Self.lineStyle(attributes[.underlineStyle])
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = Self.lineStyle(attributes[.strikethroughStyle])
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  /// UIKit requires the raw value; an option set is accepted too.
  private static func lineStyle(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(number(value) ?? 0))
  }
}

// MARK: - Attributes

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
