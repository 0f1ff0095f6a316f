// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertForm {
  /// What has happened. Late, repeated and foreign events are normal and change nothing.
  package enum Event: Sendable, Hashable {
    /// The card has been made.
    case didLoad
    /// The user has changed a field; not while an input method is still composing.
    case fieldDidChange(Int, StyledAlertValue)
    /// The user has left a field.
    case fieldDidEndEditing(Int)
    /// The user has pressed the return key in a field.
    case returnKeyPressed(Int)
    /// The user has tapped a button, or closed the alert with it.
    case buttonPressed(Int)
    /// A check has answered in this run.
    case validatorDidFinish(Int, ValidationResult)
    /// A field can be changed from now on, or cannot.
    case availabilityDidChange(Int, Bool)
    /// The moment of the last `Effect.setDeadline` has come, or seems to have.
    case deadlineDidPass
    /// The alert has ended.
    case alertDidDismiss
  }
}
