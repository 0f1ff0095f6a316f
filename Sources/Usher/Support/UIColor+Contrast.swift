// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIColor {
  /// The color of secondary texts. `secondaryLabel` has a contrast of only 3.4 : 1 on white; 4.5 : 1
  /// is the least for the text of a message (WCAG 2.2, 1.4.3).
  package static let readableSecondary = UIColor { traits in
    UIColor.label.resolvedColor(with: traits).withAlphaComponent(0.65)
  }

  /// The color for text and icons on a fill over a background, taking transparency into account.
  ///
  /// White if it has this contrast; otherwise black or white, whichever has more.
  static func foreground(
    on fill: UIColor, over background: UIColor, in traits: UITraitCollection,
    contrast minimum: CGFloat = 4.5
  ) -> UIColor {
    let fill = fill.resolvedColor(with: traits)
      .composited(over: background.resolvedColor(with: traits))
    let contrast = fill.contrast(to: .white)
    return contrast >= minimum || contrast >= fill.contrast(to: .black) ? .white : .black
  }

  /// The color, mixed with as much of a gray with this white component as it takes for a contrast
  /// to another color.
  func readable(
    with other: UIColor, mixing white: CGFloat, contrast minimum: CGFloat = 4.5
  ) -> UIColor {
    for fraction in stride(from: 0, to: 1, by: 0.02) {
      let mixed = mixed(with: fraction, of: white)
      if mixed.contrast(to: other) >= minimum { return mixed }
    }
    return UIColor(white: white, alpha: 1)
  }

  /// The color mixed with a fraction of a gray with this white component.
  func mixed(with fraction: CGFloat, of white: CGFloat) -> UIColor {
    UIColor(white: white, alpha: fraction).composited(over: self)
  }

  /// The contrast of two opaque colors as WCAG 2 defines it, from 1 to 21.
  package func contrast(to other: UIColor) -> CGFloat {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The color that results from drawing this one over a background, which is taken as opaque.
  package func composited(over background: UIColor) -> UIColor {
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
