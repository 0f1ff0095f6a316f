// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : max(1, UITraitCollection.current.displayScale)
    return (exact(value, traitCollection) * scale).rounded() / scale
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// A maximum of zero is none. UIKit throws for a font that is scaled already; here the second
  /// scaling starts from the first one's base.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    var base = font.pointSize
    if case .scaled(_, let first, _) = font.origin { base = first }
    let scaled = exact(base, traitCollection).rounded()
    return UIFont(
      size: maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled, weight: font.weight,
      isItalic: font.isItalic, hasTabularDigits: font.hasTabularDigits,
      origin: .scaled(style, base: base, maximum: maximumPointSize))
  }

  private func exact(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
    value * TextStyleTable.leading(of: style, in: .of(traits))
      / TextStyleTable.leading(of: style, in: .large)
  }
}
