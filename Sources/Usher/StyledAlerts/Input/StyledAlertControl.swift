// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The view in which the user fills in a field.
@MainActor
protocol StyledAlertControl: UIView {
  /// What it holds, without what an input method is still composing.
  var value: StyledAlertValue { get }
  /// How it is typed into.
  var inputKind: StyledAlertForm.Field.InputKind { get }
  /// Whether the user can type into it, if it is something to type into.
  var canBeEdited: Bool { get }
  /// Told what the user does to it.
  var onEvent: @MainActor (StyledAlertControlEvent) -> Void { get set }
  /// What assistive technology stops at.
  var accessibilityTarget: UIView { get }
  /// The part of it that is to be seen while the user types.
  var caretRect: CGRect { get }

  /// Says what the return key does, and then asks the app for whatever else there is to say.
  func configure(_ key: StyledAlertForm.ReturnKey)

  /// Shows on itself whether what it holds is wrong, if that is to be seen there; below it is said anyway.
  func setInvalid(isInvalid: Bool)

  /// Takes what an input method is composing as it is.
  func commitMarkedText()
}

/// What the user does to a field.
enum StyledAlertControlEvent {
  case changed
  /// The focus has come.
  case didBeginEditing
  /// The focus has gone.
  case didEndEditing
  case returnKey
  /// It wants another height.
  case sizeChanged
}

extension StyledAlertControl {
  var inputKind: StyledAlertForm.Field.InputKind { .none }
  var canBeEdited: Bool { true }
  var accessibilityTarget: UIView { self }
  var caretRect: CGRect { bounds }

  func configure(_ key: StyledAlertForm.ReturnKey) {}
  func setInvalid(isInvalid: Bool) {}
  func commitMarkedText() {}
}

extension StyledAlertControl where Self: UITextInput {
  func commitMarkedText() {
    if markedTextRange != nil { unmarkText() }
  }
}
