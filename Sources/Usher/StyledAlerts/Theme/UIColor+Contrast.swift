// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIColor {
  /// The colour for what is read on a fill, through which a ground may be seen: white if it has a contrast
  /// of at least 3, or of 4.5 with Increase Contrast, and else black or white, whichever has more.
  @MainActor
  static func foreground(
    on fill: UIColor, over background: UIColor, in traits: UITraitCollection
  ) -> UIColor {
    let fill = fill.resolvedColor(with: traits).composited(over: background.resolvedColor(with: traits))
    let whiteContrast = fill.contrast(to: .white)
    let minimum: CGFloat = traits.accessibilityContrast == .high ? 4.5 : 3
    return whiteContrast >= minimum || whiteContrast >= fill.contrast(to: .black) ? .white : .black
  }

  /// The contrast of two opaque colours as WCAG 2 defines it, from 1 to 21.
  func contrast(to other: UIColor) -> CGFloat {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// What is seen of both, the ground taken as opaque.
  private func composited(over background: UIColor) -> UIColor {
    let (top, bottom) = (components, background.components)
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat {
      above * top.alpha + below * (1 - top.alpha)
    }
    return UIColor(
      red: mix(top.red, bottom.red), green: mix(top.green, bottom.green),
      blue: mix(top.blue, bottom.blue), alpha: 1)
  }

  /// What it consists of, each from 0 to 1.
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
  /// The mode in which what UIKit draws is seen on the card.
  func cardInterfaceStyle(in traits: UITraitCollection) -> UIUserInterfaceStyle {
    let card = card.resolvedColor(with: traits)
    return card.contrast(to: .black) > card.contrast(to: .white) ? .light : .dark
  }
}
