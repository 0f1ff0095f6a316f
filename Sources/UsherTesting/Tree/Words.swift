// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension UIColor {
  /// `#RRGGBB`, or `#RRGGBBAA` if not opaque. The colour must be resolved.
  var hex: String {
    let parts = components
    let digits = [parts.red, parts.green, parts.blue, parts.alpha].map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.prefix(parts.alpha < 1 ? 4 : 3).joined()
  }

  /// The alpha of a resolved colour.
  var opacity: CGFloat { components.alpha }

  /// Red, green, blue and alpha of a resolved colour.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}

extension UIFont {
  /// The weight as the name of the font tells it.
  var weightName: String {
    let name = fontName.lowercased()
    for weight in ["ultralight", "thin", "light", "medium", "semibold", "heavy", "black", "bold"]
    where name.contains(weight) { return weight }
    return "regular"
  }
}

extension UIAccessibilityTraits {
  /// The names of the traits, in a fixed order.
  var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
      (.selected, "selected"), (.notEnabled, "notEnabled"), (.adjustable, "adjustable"),
      (.searchField, "searchField"), (.staticText, "staticText"),
      (.updatesFrequently, "updatesFrequently"),
    ]
    return known.filter { contains($0.0) }.map(\.1)
  }
}
