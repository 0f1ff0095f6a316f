// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

extension StyledAlertColors {
  /// The system's colors on a raised card, with icons in a color for each style and everything else
  /// in the app's tint color.
  public static let system: StyledAlertColors = {
    var colors = badge
    colors.iconAccents = [
      .success: .systemGreen, .error: .systemRed, .notice: .systemIndigo,
      .warning: .systemOrange, .info: .systemBlue, .edit: .systemPurple, .waiting: .systemGray,
      .question: .systemTeal,
    ]
    colors.accents = [:]
    return colors
  }()

  /// The colors of ``system`` on a darker card in dark mode.
  public static let halo: StyledAlertColors = {
    var colors = system
    colors.card = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
    }
    colors.iconRing = colors.card
    return colors
  }()

  /// The system's colors on a raised card, with icons and buttons in a color for each style, in a
  /// shade on which white has a contrast of at least 4.5. Without Increase Contrast, the text on orange
  /// is black instead.
  public static let badge = StyledAlertColors(
    card: .raisedCard, border: .rim, iconRing: .raisedCard, title: .label, message: .secondaryText,
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
  /// The card of a system alert: above the page also in dark mode.
  fileprivate static let raisedCard = UIColor { traits in
    .secondarySystemGroupedBackground.resolvedColor(
      with: UITraitCollection(traitsFrom: [
        traits, UITraitCollection(userInterfaceLevel: .elevated),
      ]))
  }

  /// A border that sets the card apart from a dark page, and is hardly visible in light mode.
  fileprivate static let rim = UIColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let alpha = isDark ? 0.16 : 0.05
    return UIColor(
      white: isDark ? 1 : 0, alpha: traits.accessibilityContrast == .high ? 3 * alpha : alpha)
  }

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
      .composited(over: .raisedCard.resolvedColor(with: traits))
    return mixed.readable(with: fill, mixing: isDark ? 1 : 0)
  }
}
