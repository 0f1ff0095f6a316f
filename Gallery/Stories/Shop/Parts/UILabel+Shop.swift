// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UILabel {
  /// Creates a multiline label that follows the text size of the user.
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
  /// Returns the system font of a text style, in another weight if one is given.
  static func shop(_ style: TextStyle, weight: Weight? = nil) -> UIFont {
    guard let weight else { return .preferredFont(forTextStyle: style) }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}
