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
  /// The title.
  public var title: UIColor
  /// The message, and the titles of switches and other controls.
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

  private(set) var accents: [StyledAlertStyle: UIColor]
  private(set) var iconColors: [StyledAlertStyle: UIColor]
  private(set) var buttonTextColors: [StyledAlertStyle: UIColor] = [:]

  /// The accent color of a style, for circle and buttons; `nil`: the app's tint color.
  public subscript(accent style: StyledAlertStyle) -> UIColor? {
    get { accents[style] }
    set { accents[style] = newValue }
  }

  /// The color of the icon on the accent color of a style; `nil`: black or white, whichever has
  /// enough contrast.
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

// MARK: - Presets

extension StyledAlertColors {
  /// The system's colors, in shades that give icon and button titles a contrast of at least 4.5 to
  /// the accent color.
  public static let system = StyledAlertColors(
    card: .secondarySystemGroupedBackground, border: .separator,
    iconRing: .secondarySystemGroupedBackground, title: .label, message: .label,
    progressTrack: .tertiarySystemFill, field: .tertiarySystemFill, fieldText: .label,
    placeholder: .secondaryText, fieldBorder: .clear, error: .errorRed,
    plainButton: .tertiarySystemFill, plainButtonText: .label,
    destructiveButton: .tertiarySystemFill, destructiveButtonText: .errorRed,
    accents: [
      .success: .systemShade(of: .systemGreen, .deep, darker: 0.03),
      .error: .systemShade(of: .systemRed, darker: 0.14), .notice: .systemShade(of: .systemIndigo),
      .warning: .systemShade(of: .systemOrange), .info: .systemShade(of: .systemBlue, darker: 0.08),
      .edit: .systemShade(of: .systemPurple, darker: 0.06),
      .waiting: .systemShade(of: .systemGray, .deep),
      .question: .systemShade(of: .systemTeal, .deep),
    ], iconColors: [:])
}

extension UIColor {
  /// Which shade of a system color is used.
  fileprivate enum Depth { case standard, deep }

  /// A system color in its light-mode variant, for white text on it in both modes.
  ///
  /// `deep` uses the variant for Increase Contrast; `darker` is the fraction of black mixed into
  /// it.
  fileprivate static func systemShade(
    of color: UIColor, _ depth: Depth = .standard, darker fraction: CGFloat = 0
  ) -> UIColor {
    UIColor { traits in
      let increased = traits.accessibilityContrast == .high
      let shade = color.resolvedColor(
        with: UITraitCollection(traitsFrom: [
          traits, UITraitCollection(userInterfaceStyle: .light),
          UITraitCollection(accessibilityContrast: increased || depth == .deep ? .high : .normal),
        ]))
      // The fractions are right for iOS 18; since iOS 26 some colors are lighter.
      let fraction = increased ? (depth == .deep ? 0.1 : 0) : fraction
      let color = shade.mixed(with: fraction, of: 0)
      // Text on a lighter color is black.
      return color.contrast(to: .white) < 3 ? color : color.readable(with: .white, mixing: 0)
    }
  }

  /// The color, mixed with as much of a gray with this white component as it takes for a contrast
  /// of 4.5 to another color.
  fileprivate func readable(with other: UIColor, mixing white: CGFloat) -> UIColor {
    for fraction in stride(from: 0, to: 1, by: 0.02) {
      let mixed = mixed(with: fraction, of: white)
      if mixed.contrast(to: other) >= 4.5 { return mixed }
    }
    return UIColor(white: white, alpha: 1)
  }

  /// The color mixed with a fraction of a gray with this white component.
  fileprivate func mixed(with fraction: CGFloat, of white: CGFloat) -> UIColor {
    UIColor(white: white, alpha: fraction).composited(over: self)
  }

  /// The secondary label color, less transparent, so that it is readable on a fill.
  fileprivate static let secondaryText = UIColor { traits in
    UIColor.secondaryLabel.resolvedColor(with: traits)
      .withAlphaComponent(traits.accessibilityContrast == .high ? 0.9 : 0.76)
  }

  /// A red that is readable as text on a fill: the deep shade in light mode, a bright one in dark
  /// mode, and more so with Increase Contrast.
  fileprivate static let errorRed = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let increased = traits.accessibilityContrast == .high
    let red = UIColor.systemRed.resolvedColor(
      with: UITraitCollection(traitsFrom: [
        traits,
        UITraitCollection(accessibilityContrast: increased || !isDark ? .high : .normal),
      ]))
    let mixed =
      isDark
      ? red.mixed(with: increased ? 0.3 : 0.22, of: 1)
      : red.mixed(with: increased ? 0.15 : 0, of: 0)
    let fill = UIColor.tertiarySystemFill.resolvedColor(with: traits)
      .composited(over: .secondarySystemGroupedBackground.resolvedColor(with: traits))
    return mixed.readable(with: fill, mixing: isDark ? 1 : 0)
  }
}

extension UIColor {
  /// The color for text and icons on a fill over a background, taking transparency into account.
  ///
  /// White if its contrast is at least 3, or 4.5 with Increase Contrast; otherwise black or white,
  /// whichever has more contrast.
  @MainActor
  static func foreground(
    on fill: UIColor, over background: UIColor, in traits: UITraitCollection
  ) -> UIColor {
    let fill = fill.resolvedColor(with: traits)
      .composited(over: background.resolvedColor(with: traits))
    let whiteContrast = fill.contrast(to: .white)
    let minimum: CGFloat = traits.accessibilityContrast == .high ? 4.5 : 3
    return whiteContrast >= minimum || whiteContrast >= fill.contrast(to: .black) ? .white : .black
  }

  /// The contrast of two opaque colors as WCAG 2 defines it, from 1 to 21.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The color that results from drawing this one over a background, which is taken as opaque.
  private func composited(over background: UIColor) -> UIColor {
    let (top, bottom) = (components, background.components)
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat {
      above * top.alpha + below * (1 - top.alpha)
    }
    return UIColor(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 1)
  }

  /// The components, each from 0 to 1.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var result: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    getRed(&result.red, green: &result.green, blue: &result.blue, alpha: &result.alpha)
    return result
  }

  private var luminance: CGFloat {
    let (red, green, blue, _) = components
    func linear(_ component: CGFloat) -> CGFloat {
      let value = min(max(component, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension StyledAlertColors {
  /// The interface style in which UIKit's own controls are visible on the card.
  func cardInterfaceStyle(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    let card = card.resolvedColor(with: traits)
    return card.contrast(to: .black) > card.contrast(to: .white) ? .light : .dark
  }
}
