// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A font of a styled alert, in the size that the user reads in.
public struct StyledAlertFont: Sendable {
  private let makeFont: @Sendable (UITraitCollection) -> UIFont

  /// The font for these traits; asked again when they change.
  public func font(for traits: UITraitCollection) -> UIFont { makeFont(traits) }

  /// A font that depends on the traits in a way of the app's own.
  ///
  /// The closure is called on the main actor whenever an alert with this font appears and when its
  /// traits change.
  public init(_ makeFont: @escaping @Sendable (UITraitCollection) -> UIFont) {
    self.makeFont = makeFont
  }

  /// The system's font of a text style, which grows with the text size.
  ///
  /// Another weight than that of the style keeps its sizes.
  public static func textStyle(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard let weight else { return font }
      return .systemFont(ofSize: font.pointSize, weight: weight)
    }
  }

  /// A font that grows with the text size as a text style does.
  ///
  /// The font is one that does not grow yet, such as `UIFont(name:size:)` makes; UIKit raises an exception
  /// for those of `preferredFont` and of font metrics.
  public static func scaled(
    _ font: UIFont, as style: UIFont.TextStyle = .body
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  /// A font that has one size, whatever the user reads in. Prefer one that grows.
  public static func fixed(_ font: UIFont) -> StyledAlertFont { StyledAlertFont { _ in font } }
}
