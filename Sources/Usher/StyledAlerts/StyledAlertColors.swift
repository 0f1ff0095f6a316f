// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// The colors of styled alerts.
///
/// Each can be a dynamic color with variants for light and dark mode and for Increase Contrast.
public struct StyledAlertColors: Sendable {
  /// The card.
  public var card: UIColor
  /// The border of the card.
  public var border: UIColor
  /// The ring around the icon; by default the color of the card.
  public var iconRing: UIColor
  /// The title, and the titles of switches and other controls.
  public var title: UIColor
  /// The message, and titles of disabled buttons.
  public var message: UIColor
  /// The track of the progress bar.
  public var progressTrack: UIColor
  /// The background of text fields.
  public var field: UIColor
  /// The text in fields.
  public var fieldText: UIColor
  /// Placeholders in fields.
  public var placeholder: UIColor
  /// The border of fields; `nil`: the accent color.
  public var fieldBorder: UIColor?
  /// Error texts, and the border of fields with an error.
  public var error: UIColor
  /// The fill of buttons that are not emphasized; `nil`: the accent color.
  public var plainButton: UIColor?
  /// Their text; `nil`: the color for text on the accent color.
  public var plainButtonText: UIColor?
  /// The fill of destructive buttons; `nil`: as other buttons that are not emphasized.
  public var destructiveButton: UIColor?
  /// Their text; `nil`: as other buttons that are not emphasized.
  public var destructiveButtonText: UIColor?

  var accents: [StyledAlertStyle: UIColor]
  var iconAccents: [StyledAlertStyle: UIColor] = [:]
  var iconColors: [StyledAlertStyle: UIColor]
  var buttonTextColors: [StyledAlertStyle: UIColor] = [:]
  /// Whether fills in the accent color are darkened until white is readable on them, unless they
  /// are so light that black is used.
  var darkensFills = true

  /// The accent color of a style, for buttons, controls and icon; `nil`: the app's tint color.
  public subscript(accent style: StyledAlertStyle) -> UIColor? {
    get { accents[style] }
    set { accents[style] = newValue }
  }

  /// The color of a style's icon: of its circle, or of its drawing if the circle is not filled;
  /// `nil`: the accent color.
  public subscript(iconAccent style: StyledAlertStyle) -> UIColor? {
    get { iconAccents[style] ?? accents[style] }
    set { iconAccents[style] = newValue }
  }

  /// The color of a style's drawing; `nil`: black or white on a filled circle, whichever has more
  /// contrast, otherwise the color of the icon, with as much contrast as it takes.
  public subscript(icon style: StyledAlertStyle) -> UIColor? {
    get { iconColors[style] }
    set { iconColors[style] = newValue }
  }

  /// The color of text on buttons in the accent color of a style; if not set, that of the icon.
  public subscript(buttonText style: StyledAlertStyle) -> UIColor? {
    get { buttonTextColors[style] ?? iconColors[style] }
    set { buttonTextColors[style] = newValue }
  }
}

extension StyledAlertColors {
  /// The interface style in which UIKit's own controls are visible on the card.
  func cardInterfaceStyle(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    let card = card.resolvedColor(with: traits)
    return card.contrast(to: .black) > card.contrast(to: .white) ? .light : .dark
  }

  /// Returns the fill of emphasized buttons in the accent color.
  func fill(_ accent: UIColor, in traits: UITraitCollection) -> UIColor {
    let contrast = accent.resolvedColor(with: traits).contrast(to: .white)
    guard darkensFills, contrast >= 3, contrast < 4.5 else { return accent }
    return accent.resolvedColor(with: traits).readable(with: .white, mixing: 0)
  }

  /// Returns the colors of an icon in this accent color: behind its drawing, and of the drawing.
  func iconColors(
    _ accent: UIColor, _ background: StyledAlertIconBackground, glow: Double, drawing own: UIColor?,
    in traits: UITraitCollection
  ) -> (background: UIColor, drawing: UIColor) {
    let accent = accent.resolvedColor(with: traits)
    let card = iconRing.resolvedColor(with: traits)
    let isDark = card.contrast(to: .white) > card.contrast(to: .black)
    /// The accent color, visible on a background.
    func drawing(on background: UIColor) -> UIColor {
      accent.readable(with: background, mixing: isDark ? 1 : 0, contrast: 3.2)
    }
    switch background {
    case .filled:
      let foreground = UIColor.foreground(on: accent, over: card, in: traits, contrast: 3)
      return (accent, own ?? foreground)
    case .tinted:
      let fill = accent.withAlphaComponent(isDark ? 0.24 : 0.14).composited(over: card)
      return (fill, own ?? drawing(on: fill))
    case .none:
      let glowing = accent.withAlphaComponent(min(1, glow.nonNegativeLength)).composited(over: card)
      return (.clear, own ?? drawing(on: glowing))
    }
  }
}
