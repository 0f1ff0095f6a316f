// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIColor {
  /// The colour for what is read on a fill, through which a ground may be seen: white if it has a contrast
  /// of at least 3, or of 4.5 with Increase Contrast, and else black or white, whichever has more.
  @MainActor
  static func ink(
    on fill: UIColor, over ground: UIColor, in traits: UITraitCollection
  ) -> UIColor {
    let fill = fill.resolvedColor(with: traits).laid(over: ground.resolvedColor(with: traits))
    let white = fill.contrast(to: .white)
    let enough: CGFloat = traits.accessibilityContrast == .high ? 4.5 : 3
    return white >= enough || white >= fill.contrast(to: .black) ? .white : .black
  }

  /// The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// What is seen of both, the ground taken as opaque.
  private func laid(over ground: UIColor) -> UIColor {
    let (own, ground) = (parts, ground.parts)
    func mix(_ part: CGFloat, _ below: CGFloat) -> CGFloat {
      part * own.alpha + below * (1 - own.alpha)
    }
    return UIColor(
      red: mix(own.red, ground.red), green: mix(own.green, ground.green),
      blue: mix(own.blue, ground.blue), alpha: 1)
  }

  /// What it consists of, each from 0 to 1.
  var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return parts
  }

  private var luminance: CGFloat {
    let (red, green, blue, _) = parts
    func linear(_ part: CGFloat) -> CGFloat {
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension StyledAlertColors {
  /// The mode in which what UIKit draws is seen on the card.
  func cardStyle(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    let card = card.resolvedColor(with: traits)
    return card.contrast(to: .black) > card.contrast(to: .white) ? .light : .dark
  }
}
