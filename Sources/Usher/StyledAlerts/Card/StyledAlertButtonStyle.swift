// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A button and its effective appearance: the theme for its role, overridden by its own style.
@MainActor
struct StyledAlertButtonAppearance {
  @CopyOnWrite private(set) var theme: StyledAlertTheme
  /// The style of the alert.
  let style: StyledAlertStyle
  let button: StyledAlertButton
  let isEmphasized: Bool
  /// Whether the alert has a custom tint, for which the theme has no text color.
  let hasCustomTint: Bool

  /// The fill color of the theme; `nil` for the tint color.
  private var themeFill: UIColor? {
    if isEmphasized { return nil }
    return button.role == .destructive
      ? theme.colors.destructiveButton ?? theme.colors.plainButton : theme.colors.plainButton
  }

  func fill(tint: UIColor, in traits: UITraitCollection) -> UIColor {
    button.style.fill ?? themeFill ?? theme.colors.fill(tint, in: traits)
  }

  func highlightedFill(tint: UIColor, in traits: UITraitCollection) -> UIColor {
    button.style.highlightedFill
      ?? fill(tint: tint, in: traits).resolvedColor(with: traits).highlighted
  }

  func textColor(tint: UIColor, in traits: UITraitCollection) -> UIColor {
    if let text = button.style.textColor ?? themeText { return text }
    let isStyled = button.style.fill == nil && !hasCustomTint
    return (isStyled ? theme.colors[buttonText: style] : nil)
      ?? .foreground(on: fill(tint: tint, in: traits), over: theme.colors.card, in: traits)
  }

  private var themeText: UIColor? {
    if button.style.fill != nil || isEmphasized { return nil }
    return button.role == .destructive
      ? theme.colors.destructiveButtonText ?? theme.colors.plainButtonText
      : theme.colors.plainButtonText
  }

  /// The colors of a disabled button: a lighter fill than that of any other, and a title that
  /// remains readable.
  var disabledFill: UIColor { .quaternarySystemFill }
  var disabledTextColor: UIColor { theme.colors.message }

  func font(in traits: UITraitCollection) -> UIFont {
    if let font = button.style.font { return font.font(for: traits) }
    if isEmphasized { return theme.fonts.preferredButton.font(for: traits) }
    return (button.role == .cancel ? theme.fonts.cancelButton : theme.fonts.button).font(
      for: traits)
  }

  var cornerRadius: CGFloat {
    button.style.cornerRadius ?? CGFloat(theme.metrics.buttonCornerRadius)
  }
}

extension UIColor {
  /// The color while highlighted: darker by 0.2 in each component. A translucent color becomes less
  /// transparent, and a clear one gray.
  fileprivate var highlighted: UIColor {
    let (red, green, blue, alpha) = components
    if alpha < 0.05 { return .tertiarySystemFill }
    if alpha < 1 { return withAlphaComponent(min(1, alpha * 2)) }
    return UIColor(
      red: max(0, red - 0.2), green: max(0, green - 0.2), blue: max(0, blue - 0.2), alpha: 1)
  }
}

/// The description of a button of a styled alert.
@MainActor
struct StyledAlertButton {
  /// When it is enabled, with an identity across updates.
  typealias Condition = (
    identity: StyledAlertRow.Identity, isFulfilled: @MainActor (FormValues) -> Bool
  )

  /// The title.
  let title: String
  /// The identifier in the result.
  let id: String
  /// The role.
  var role = StyledAlertButtonRole.standard
  /// How its style differs from the theme.
  var style = StyledAlertButtonStyle()
  /// The countdown that enables or presses it; `nil` for none.
  var countdown: StyledAlertCountdown?
  /// The condition for the values of the fields; `nil` for none. See `button` of ``StyledAlert``.
  var condition: Condition?
  /// Called when the user taps the button, with the values of the fields; see `button` of
  /// ``StyledAlert``.
  let handler: @MainActor (FormValues) -> Void
}

/// Overrides the theme for one button; `nil`: as in the theme.
public struct StyledAlertButtonStyle: Sendable {
  /// The fill color.
  public var fill: UIColor?
  /// The fill color while it is pressed; by default, a darker shade of the fill color.
  public var highlightedFill: UIColor?
  /// The color of the title.
  public var textColor: UIColor?
  /// The color of the border.
  public var borderColor: UIColor?
  /// The width of the border in points; `nil`: no border.
  public var borderWidth: CGFloat?
  /// The corner radius in points.
  public var cornerRadius: CGFloat?
  /// The font of the title.
  public var font: StyledAlertFont?

  /// Creates a style; everything that is left out is as in the theme.
  public init(
    fill: UIColor? = nil, highlightedFill: UIColor? = nil, textColor: UIColor? = nil,
    borderColor: UIColor? = nil, borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil,
    font: StyledAlertFont? = nil
  ) {
    self.fill = fill
    self.highlightedFill = highlightedFill
    self.textColor = textColor
    self.borderColor = borderColor
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.font = font
  }
}
