// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      size: TextStyleTable.pointSize(of: style, in: .of(traitCollection)),
      weight: style == .headline ? .semibold : .regular, origin: .style(style))
  }

  /// The same font for another content size category, if it is one that follows it.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    switch origin {
    case .fixed:
      return self
    case .style(let style):
      return UIFont(
        size: TextStyleTable.pointSize(of: style, in: .of(traits)), weight: weight,
        isItalic: isItalic, hasTabularDigits: hasTabularDigits, origin: origin)
    case .scaled(let style, let base, let maximum):
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: withSize(base), maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}

extension UIContentSizeCategory {
  /// The category of the traits, or of the current traits where they have none.
  static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
  }
}
