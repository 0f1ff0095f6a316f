// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

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
