// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What a button of a styled alert wears: what the theme says for its role, and over it what is said for
/// the button.
@MainActor
struct StyledAlertButtonAppearance {
  let theme: StyledAlertTheme
  let style: StyledAlertStyle
  let role: StyledAlertButtonRole
  /// Whether it stands out among the buttons.
  let isEmphasized: Bool
  /// Whether the alert has a tint of its own, for which the theme has no colour of text.
  let hasCustomTint: Bool
  let override: StyledAlertButtonStyle

  /// The colour behind the title; `nil` for the tint.
  private var themeFill: UIColor? {
    if isEmphasized { return nil }
    return role == .destructive
      ? theme.colors.destructiveButton ?? theme.colors.plainButton : theme.colors.plainButton
  }

  func fill(tint: UIColor) -> UIColor { override.fill ?? themeFill ?? tint }

  func highlightedFill(tint: UIColor, in traits: UITraitCollection) -> UIColor {
    override.highlightedFill ?? fill(tint: tint).resolvedColor(with: traits).highlighted
  }

  func textColor(tint: UIColor, in traits: UITraitCollection) -> UIColor {
    if let text = override.text ?? themeText { return text }
    let isStyled = override.fill == nil && !hasCustomTint
    return (isStyled ? theme.colors[buttonText: style] : nil)
      ?? .foreground(on: fill(tint: tint), over: theme.colors.card, in: traits)
  }

  private var themeText: UIColor? {
    if override.fill != nil || isEmphasized { return nil }
    return role == .destructive
      ? theme.colors.destructiveButtonText ?? theme.colors.plainButtonText
      : theme.colors.plainButtonText
  }

  /// While it cannot be tapped yet it is grey, and can be read.
  var inactiveFill: UIColor { .tertiarySystemFill }
  var disabledTextColor: UIColor { theme.colors.message.withAlphaComponent(0.7) }

  func font(in traits: UITraitCollection) -> UIFont {
    if let font = override.font { return font.font(for: traits) }
    if isEmphasized { return theme.fonts.preferredButton.font(for: traits) }
    return (role == .cancel ? theme.fonts.cancelButton : theme.fonts.button).font(for: traits)
  }

  var cornerRadius: CGFloat {
    override.cornerRadius ?? CGFloat(theme.metrics.buttonCornerRadius)
  }
}

extension UIColor {
  /// The colour under a finger: each part less by a fifth; what lets something through, more of it, and a
  /// grey where there is nothing.
  fileprivate var highlighted: UIColor {
    let (red, green, blue, alpha) = components
    if alpha < 0.05 { return .tertiarySystemFill }
    if alpha < 1 { return withAlphaComponent(min(1, alpha * 2)) }
    return UIColor(
      red: max(0, red - 0.2), green: max(0, green - 0.2), blue: max(0, blue - 0.2), alpha: 1)
  }
}
