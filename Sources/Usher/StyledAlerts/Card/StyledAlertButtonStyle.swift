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

/// A button of a styled alert, as a description.
@MainActor
public struct StyledAlertButton {
  /// What it says.
  public var title: String
  /// Its name in the answer; without one, its title.
  public var id: String
  /// What it is for.
  public var role: StyledAlertButtonRole
  /// What is different from the other buttons in how it looks.
  public var style: StyledAlertButtonStyle
  /// What it waits for, or how long it waits to be pressed; `nil` for neither.
  public var countdown: StyledAlertCountdown?
  /// Whether it can be tapped, as the fields please; `nil` for always. See `button` of ``StyledAlert``.
  public var isEnabled: (@MainActor (FormValues) -> Bool)? {
    didSet { conditionIdentity = StyledAlertRow.Identity() }
  }
  /// Tells its condition from others.
  private(set) var conditionIdentity = StyledAlertRow.Identity()
  /// Called when the user taps it, with what the fields hold; see `button` of ``StyledAlert``.
  public var handler: @MainActor (FormValues) -> Void

  /// Describes a button.
  public init(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor () -> Void = {},
    enabledWhen isContent: (@MainActor (FormValues) -> Bool)? = nil
  ) {
    self.init(
      title, id: id, role: role, style: style, countdown: countdown, handler: { _ in handler() },
      enabledWhen: isContent)
  }

  /// Describes a button whose handler is given what the fields hold.
  public init(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    style: StyledAlertButtonStyle = StyledAlertButtonStyle(),
    countdown: StyledAlertCountdown? = nil,
    handler: @escaping @MainActor (FormValues) -> Void,
    enabledWhen isContent: (@MainActor (FormValues) -> Bool)? = nil
  ) {
    self.title = title
    self.id = id ?? title
    self.role = role
    self.style = style
    self.countdown = countdown
    self.handler = handler
    isEnabled = isContent
  }
}

/// What a button of a styled alert looks like, where that is not as the theme says; `nil` is as it says.
public struct StyledAlertButtonStyle: Sendable {
  /// The colour behind its title.
  public var fill: UIColor?
  /// The same while a finger is on it; without one, the fill a good deal darker.
  public var highlightedFill: UIColor?
  /// The colour of its title.
  public var text: UIColor?
  /// The colour of the line around it.
  public var border: UIColor?
  /// The thickness of that line, in points; none where only this is left out.
  public var borderWidth: CGFloat?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat?
  /// The font of its title.
  public var font: StyledAlertFont?

  /// Creates a look; what is left out is as the theme says.
  public init(
    fill: UIColor? = nil, highlightedFill: UIColor? = nil, textColor: UIColor? = nil,
    borderColor: UIColor? = nil, borderWidth: CGFloat? = nil, cornerRadius: CGFloat? = nil,
    font: StyledAlertFont? = nil
  ) {
    self.fill = fill
    self.highlightedFill = highlightedFill
    self.text = textColor
    self.border = borderColor
    self.borderWidth = borderWidth
    self.cornerRadius = cornerRadius
    self.font = font
  }
}
