// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIButton.Configuration {
  enum Style {
    case plain
    case gray
    case tinted
    case filled
    case borderless
    case glass
    case prominentGlass
    case clearGlass
    case prominentClearGlass
  }
}

extension UIButton {
  /// The colors of a configured button in its present state.
  struct StateColors {
    var foreground: UIColor
    var background: UIColor
  }
}

extension UIButton.StateColors {
  @MainActor
  init(of configuration: UIButton.Configuration, for button: UIButton) {
    let isSelected = button.isSelected && configuration.automaticallyUpdateForSelection
    let tint = button.tintColor ?? .systemBlue
    let base = configuration.baseForegroundColor
    let fill = configuration.baseBackgroundColor ?? tint

    switch configuration.style {
    case .plain, .borderless:
      foreground = base ?? tint
      background = isSelected ? fill.tinted() : configuration.baseBackgroundColor ?? .clear
    case .gray:
      foreground = base ?? tint
      background =
        isSelected ? fill.tinted() : configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted:
      foreground = isSelected ? .white : base ?? tint
      background = isSelected ? fill : fill.tinted()
    case .filled:
      foreground = base ?? .white
      background = fill
    case .glass, .clearGlass:
      foreground = isSelected ? .white : base ?? .label
      background = isSelected ? fill : configuration.baseBackgroundColor ?? .clear
    case .prominentGlass, .prominentClearGlass:
      foreground = base ?? .white
      background = fill
    }

    if !button.isEnabled {
      foreground = .tertiaryLabel
      switch configuration.style {
      case .plain, .borderless: background = .clear
      case .gray, .tinted, .filled: background = .tertiarySystemFill
      case .glass, .clearGlass: background = .clear
      case .prominentGlass, .prominentClearGlass: background = .systemGray4
      }
    } else if button.isHighlighted, !configuration.style.isGlass {
      press(configuration.style, isSelected: isSelected)
    }
  }

  private mutating func press(_ style: UIButton.Configuration.Style, isSelected: Bool) {
    let isSolid = style == .filled || (style == .tinted && isSelected)
    foreground = isSolid ? foreground.withAlphaComponent(0.75) : foreground.pressed(over: 0.9)
    background = isSolid ? background.pressed(over: 0.8) : background.fainter(by: 0.68)
  }
}

extension UIColor {
  /// The faint version behind a tinted button.
  fileprivate func tinted() -> UIColor {
    UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return self.resolvedColor(with: traits).withAlphaComponent(isDark ? 0.25 : 0.18)
    }
  }

  /// See-through in light, whiter in dark.
  fileprivate func pressed(over part: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      guard traits.userInterfaceStyle == .dark else { return color.fainter(by: 0.75) }
      return color.mixedWithWhite(keeping: part)
    }
  }

  fileprivate func fainter(by factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }

  private func mixedWithWhite(keeping part: CGFloat) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
    func mix(_ value: CGFloat) -> CGFloat { value * part + (1 - part) }
    return UIColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
  }
}
