// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// An alert as a value without closures, for a state that is compared, such as that of a reducer.
///
/// A ``SystemAlert`` or a ``StyledAlert`` is made of it when it is shown:
///
/// ```swift
/// let question = AlertState<CartAction>("Empty the cart?")
///   .button("Cancel", role: .cancel)
///   .button("Empty", role: .destructive, action: .empty)
/// SystemAlert(question) { action in store.send(action) }.show()
/// ```
public struct AlertState<Action: Sendable>: Sendable {
  /// A button, and what it stands for.
  public struct Button: Sendable {
    /// The title.
    public var title: String
    /// The identifier in the result of the alert.
    public var id: String
    /// The role; in a system alert, a preferred button is emphasized.
    public var role: StyledAlertButtonRole
    /// What is sent when the user taps it; `nil`: nothing.
    public var action: Action?

    /// Creates a button; without an identifier, the title is the identifier.
    public init(
      _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
      action: Action? = nil
    ) {
      self.title = title
      self.id = id ?? title
      self.role = role
      self.action = action
    }
  }

  /// The title; `nil` for none.
  public var title: String?
  /// The text below the title; `nil` for none.
  public var message: String?
  /// The buttons, in the order of addition.
  public var buttons: [Button]

  /// Creates an alert.
  public init(_ title: String? = nil, message: String? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Adds a button.
  public func button(
    _ title: String, id: String? = nil, role: StyledAlertButtonRole = .standard,
    action: Action? = nil
  ) -> AlertState {
    var copy = self
    copy.buttons.append(Button(title, id: id, role: role, action: action))
    return copy
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState.Button: Equatable where Action: Equatable {}
extension AlertState.Button: Hashable where Action: Hashable {}

extension SystemAlert {
  /// Creates an alert from a state.
  ///
  /// `send` is called at most once, with the action of the tapped button, when its handler would be;
  /// never for a button without an action, nor if the alert is dismissed in another way.
  public init<Action>(
    _ state: AlertState<Action>, send: @escaping @MainActor (Action) -> Void
  ) {
    self = state.buttons.reduce(SystemAlert(state.title, message: state.message)) { alert, button in
      alert.button(
        button.title, id: button.id, role: SystemAlertButtonRole(button.role),
        isPreferred: button.role == .preferred, handler: { button.action.map(send) })
    }
  }
}

extension StyledAlert {
  /// Creates an alert in a style from a state.
  ///
  /// `send` is called at most once, with the action of the tapped button, when its handler would be;
  /// never for a button without an action, nor if the alert is dismissed in another way.
  public init<Action>(
    _ style: StyledAlertStyle, _ state: AlertState<Action>,
    send: @escaping @MainActor (Action) -> Void
  ) {
    let alert = StyledAlert(style, state.title, message: state.message)
    self = state.buttons.reduce(alert) { alert, button in
      alert.button(
        button.title, id: button.id, role: button.role, handler: { button.action.map(send) })
    }
  }
}

extension SystemAlertButtonRole {
  fileprivate init(_ role: StyledAlertButtonRole) {
    switch role {
    case .standard, .preferred: self = .standard
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}
