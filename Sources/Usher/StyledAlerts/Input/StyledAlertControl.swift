// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The view in which the user fills in a field.
@MainActor
protocol StyledAlertControl: UIView {
  /// What it holds, without what an input method is still composing.
  var value: StyledAlertValue { get }
  /// How it is typed into.
  var typing: StyledAlertForm.Field.Typing { get }
  /// Whether the user can type into it, if it is something to type into.
  var isFillable: Bool { get }
  /// Told what the user does to it.
  var report: @MainActor (StyledAlertControlEvent) -> Void { get set }
  /// What assistive technology stops at.
  var spoken: UIView { get }
  /// The part of it that is to be seen while the user types.
  var caret: CGRect { get }

  /// Says what the return key does, and then asks the app for whatever else there is to say.
  func prepare(_ key: StyledAlertForm.ReturnKey)

  /// Shows on itself whether what it holds is wrong, if that is to be seen there; below it is said anyway.
  func mark(isWrong: Bool)

  /// Takes what an input method is composing as it is.
  func commit()
}

/// What the user does to a field.
enum StyledAlertControlEvent {
  case edited
  /// The focus has come.
  case entered
  /// The focus has gone.
  case left
  case returned
  /// It wants another height.
  case resized
}

extension StyledAlertControl {
  var typing: StyledAlertForm.Field.Typing { .none }
  var isFillable: Bool { true }
  var spoken: UIView { self }
  var caret: CGRect { bounds }

  func prepare(_ key: StyledAlertForm.ReturnKey) {}
  func mark(isWrong: Bool) {}
  func commit() {}
}

extension StyledAlertControl where Self: UITextInput {
  func commit() {
    if markedTextRange != nil { unmarkText() }
  }
}
