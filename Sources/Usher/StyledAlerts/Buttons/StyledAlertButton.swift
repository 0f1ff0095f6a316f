// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
