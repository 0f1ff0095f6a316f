// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UILabel {
  /// A label that wraps and follows the user's text size.
  convenience init(
    _ copy: Copy, style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor
  ) {
    self.init(text: copy.text, style: style, weight: weight, color: color)
  }

  convenience init(
    text: String, style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor
  ) {
    self.init(frame: .zero)
    self.text = text
    textColor = color
    numberOfLines = 0
    font = .shop(style, weight: weight)
    adjustsFontForContentSizeCategory = true
  }
}

extension UIFont {
  /// The system font of a text style, in a weight of our own if one is given.
  static func shop(_ style: TextStyle, weight: Weight? = nil) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: style) }
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: usual).pointSize
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
