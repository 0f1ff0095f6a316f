// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// A font that follows the text size.
public struct StyledAlertFont: Sendable {
  private let makeFont: @Sendable (UITraitCollection) -> UIFont

  /// The font for these traits.
  func font(for traits: UITraitCollection) -> UIFont { makeFont(traits) }

  /// A font that depends on the traits.
  ///
  /// The closure is called on the main actor when a card with this font is created or updated, and
  /// when its traits change.
  public init(_ makeFont: @escaping @Sendable (UITraitCollection) -> UIFont) {
    self.makeFont = makeFont
  }

  /// The system font of a text style, optionally with another weight in the same sizes.
  public static func textStyle(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      guard let weight else { return font }
      return .systemFont(ofSize: font.pointSize, weight: weight)
    }
  }

  /// A custom font that scales with a text style.
  ///
  /// Pass an unscaled font, such as one from `UIFont(name:size:)`; UIKit raises an exception for
  /// fonts from `preferredFont` and from font metrics.
  public static func scaled(
    _ font: UIFont, as style: UIFont.TextStyle = .body
  ) -> StyledAlertFont {
    StyledAlertFont { traits in
      UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
  }

  /// A font with one size at every text size. Prefer a font that scales.
  public static func fixed(_ font: UIFont) -> StyledAlertFont { StyledAlertFont { _ in font } }
}

/// The fonts of styled alerts.
public struct StyledAlertFonts: Sendable {
  /// The title.
  public var title: StyledAlertFont
  /// The message.
  public var message: StyledAlertFont
  /// Buttons.
  public var button: StyledAlertFont
  /// The preferred button.
  public var preferredButton: StyledAlertFont
  /// The cancel button.
  public var cancelButton: StyledAlertFont
  /// Text fields.
  public var field: StyledAlertFont
  /// Error texts.
  public var error: StyledAlertFont
  /// Titles of switches, segmented controls and custom controls.
  public var toggle: StyledAlertFont
  /// The seconds in a countdown ring.
  public var countdown: StyledAlertFont

  /// The fonts of a system alert of iOS 26, in its text styles.
  public static let system = StyledAlertFonts(
    title: .textStyle(.headline), message: .textStyle(.subheadline),
    button: .textStyle(.body, weight: .medium), preferredButton: .textStyle(.headline),
    cancelButton: .textStyle(.body, weight: .medium),
    field: .textStyle(.body), error: .textStyle(.footnote), toggle: .textStyle(.subheadline),
    countdown: .textStyle(.caption1, weight: .semibold))

  /// The system's fonts with a large title.
  public static let halo: StyledAlertFonts = {
    var fonts = system
    fonts.title = .textStyle(.title3, weight: .bold)
    return fonts
  }()
}
