// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Buttons of glass. Their capsules are 28, 34 and 50 points high, as those of other styles of the
/// same sizes are.
extension UIButton.Configuration {
  public static func glass() -> Self { glass(.glass) }
  public static func prominentGlass() -> Self { glass(.prominentGlass) }
  public static func clearGlass() -> Self { glass(.clearGlass) }
  public static func prominentClearGlass() -> Self { glass(.prominentClearGlass) }

  private static func glass(_ style: Style) -> Self {
    var configuration = Self(style: style)
    configuration.cornerStyle = .capsule
    return configuration
  }
}

extension UIButton.Configuration.Style {
  var isGlass: Bool {
    switch self {
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    case .plain, .gray, .tinted, .filled, .borderless: false
    }
  }

  var glassStyle: UIGlassEffect.Style {
    self == .clearGlass || self == .prominentClearGlass ? .clear : .regular
  }
}

extension UIBackgroundConfiguration {
  /// Glass in place of a color, unless the app has set one of them. The tint of clear glass leaves
  /// some of what is behind it; how much is chosen by eye.
  @MainActor
  mutating func becomeGlass(_ style: UIGlassEffect.Style, tint: UIColor) {
    guard backgroundColor == nil, visualEffect == nil else { return }
    let effect = UIGlassEffect(style: style)
    effect.tintColor =
      style == .regular
      ? tint
      : UIColor { traits in
        let color = tint.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * 0.7)
      }
    visualEffect = effect
    backgroundColor = .clear
  }
}

extension UIButton {
  /// Glass grows as long as the button is pressed.
  func growUnderTouch() {
    let isGlass = configuration?.style.isGlass ?? false
    GlassPress.press(self, isGlass && isHighlighted && isEnabled)
  }
}
