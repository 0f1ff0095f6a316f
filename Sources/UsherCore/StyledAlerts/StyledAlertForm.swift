// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The engine of a styled alert's form.
///
/// It decides when validators run, which errors are shown, where the focus moves, and whether a
/// button can dismiss the alert.
///
/// A value without clocks, closures and views. It receives events with their times and returns
/// effects in order. The driver stores the new state first and calls user code last.
///
/// Each call of a validator is a run with its own number. The result of a run that is finished or
/// was cancelled has no effect: after a change of a field that it validates, after another
/// submission, and after dismissal.
///
/// A submit button runs the synchronous validators first, and the asynchronous ones if those find
/// no error. The user can keep typing meanwhile, which cancels the submission.
package struct StyledAlertForm: Sendable, Equatable {
  /// A field and its value.
  package struct Field: Sendable, Equatable {
    /// The kind of text input.
    package enum InputKind: Sendable, Equatable, CaseIterable {
      /// No text input: a switch, a segmented control.
      case none
      /// A single line; the return key moves to the next field.
      case singleLine
      /// Several lines; the return key inserts a line break.
      case multiline
    }

    package var inputKind: InputKind
    package var value: StyledAlertValue
    /// Whether the user can change the field.
    package var isEnabled: Bool
    /// Whether the user has changed the field.
    var wasEdited = false
    /// Whether editing has ended after a change; from then on errors are shown while the user
    /// types.
    var didEndEditing = false

    package init(_ inputKind: InputKind, _ value: StyledAlertValue, isEnabled: Bool = true) {
      self.inputKind = inputKind
      self.value = value
      self.isEnabled = isEnabled
    }
  }

  /// A submission in progress.
  struct Submission: Sendable, Equatable {
    let button: Int
    /// Whether the synchronous validators found no error, and the asynchronous ones are running.
    var isRunningAsynchronousValidators = false
  }

  /// How long the user must pause typing before an asynchronous validator runs.
  package static let typingPause = Duration.milliseconds(400)

  package internal(set) var fields: [Field]
  var validators: [Validator]
  /// The buttons that submit the form; the return key taps the first one.
  package let submitButtons: [Int]
  var submission: Submission?
  /// Whether a submission was refused because of errors.
  var wasSubmissionRefused = false
  package internal(set) var isFinished = false
  /// The button that dismisses the alert.
  var resultButton: Int?
  var now = MonotonicInstant(sinceStart: .zero)
  /// The number of the last run.
  var lastRun = 0

  package init(fields: [Field], validators: [Validator], submitButtons: [Int]) {
    self.fields = fields
    self.validators = validators
    self.submitButtons = submitButtons
  }

  package mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, now)
    // Late: the alert has its result, and no validator may run any more.
    guard !isFinished else { return [] }
    var effects: [Effect] = []
    let previousErrors = errors
    switch event {
    case .didLoad: runLiveValidators(&effects)
    case .fieldDidChange(let field, let value): fieldDidChange(field, value, &effects)
    case .fieldDidEndEditing(let field): fieldDidEndEditing(field)
    case .returnKeyPressed(let field): handleReturnKey(in: field, &effects)
    case .buttonPressed(let button): press(button, &effects)
    case .validatorDidFinish(let run, let result): applyResult(result, of: run, &effects)
    case .availabilityDidChange(let field, let isEnabled):
      if fields.indices.contains(field) { fields[field].isEnabled = isEnabled }
    // The due validators run after every event.
    case .deadlineDidPass: break
    case .alertDidDismiss: invalidate(&effects)
    }
    runDueValidators(&effects)
    // A submission announces its first error when it is refused.
    if submission == nil { announceNewErrors(comparedTo: previousErrors, &effects) }
    if let resultButton { effects.append(.finish(resultButton)) }
    checkInvariants(brokenInvariants, "\(self)")
    return effects
  }

  /// When `deadlineDidPass` must be sent; `nil` if no validator is scheduled.
  package var deadline: MonotonicInstant? { validators.compactMap(\.scheduledAt).min() }
}

extension StyledAlertForm {
  /// The place where an error is shown.
  package enum ErrorLocation: Sendable, Hashable {
    /// Below a field.
    case field(Int)
    /// Below all fields.
    case form
    /// Not shown as text: the button is disabled.
    case button(Int)
  }

  /// A rule that the values of the fields must satisfy, and its state.
  package struct Validator: Sendable, Equatable {
    /// The field that is validated; `nil` for all fields together.
    package var field: Int?
    package var location: ErrorLocation
    package var timing: StyledAlertValidationTiming
    /// Whether the result is delivered later.
    package var isAsynchronous: Bool
    /// The last result for the current values.
    var result: ValidationResult?
    /// The run in progress.
    var run: Int?
    /// When it runs, after a pause in typing.
    var scheduledAt: MonotonicInstant?

    package init(
      field: Int? = nil, location: ErrorLocation, _ timing: StyledAlertValidationTiming,
      isAsynchronous: Bool = false
    ) {
      self.field = field
      self.location = location
      self.timing = timing
      self.isAsynchronous = isAsynchronous
    }

    var isInvalid: Bool { if case .invalid = result { true } else { false } }

    var isButtonCondition: Bool { if case .button = location { true } else { false } }

    /// Whether it found the current values valid while the user was editing, and need not run again.
    var isSettled: Bool { timing == .whileEditing && result == .valid }
  }

  /// The result of a validator.
  package enum ValidationResult: Sendable, Equatable {
    case valid
    /// The value is wrong, with the text of the error.
    case invalid(String)
    /// Validation failed, with the text of the error; another submission may succeed.
    case failed(String)
    /// Validation was cancelled.
    case cancelled

    var reason: String? {
      switch self {
      case .invalid(let reason), .failed(let reason): reason
      case .valid, .cancelled: nil
      }
    }
  }
}

extension StyledAlertForm {
  /// What happened. Late, repeated and unknown events are normal and have no effect.
  package enum Event: Sendable, Equatable {
    /// The card was created.
    case didLoad
    /// The user changed a field; not sent while an input method has marked text.
    case fieldDidChange(Int, StyledAlertValue)
    /// The user ended editing in a field.
    case fieldDidEndEditing(Int)
    /// The user pressed the return key in a field.
    case returnKeyPressed(Int)
    /// The user tapped a button, or performed a dismiss gesture that presses it.
    case buttonPressed(Int)
    /// A validator finished this run.
    case validatorDidFinish(Int, ValidationResult)
    /// A field was enabled or disabled.
    case availabilityDidChange(Int, Bool)
    /// The time of `deadline` was reached, or the timer fired early.
    case deadlineDidPass
    /// The alert was dismissed.
    case alertDidDismiss
  }
}

extension StyledAlertForm {
  /// What the driver has to perform; the effects of one event are performed in order.
  package enum Effect: Sendable, Equatable {
    /// Run this validator on the current values, then send `validatorDidFinish` with this run.
    case runValidator(Int, run: Int)
    /// Cancel this run, if possible; its result is ignored.
    case cancelValidator(Int)
    /// Focus this field; `nil`: dismiss the keyboard.
    case focus(Int?)
    /// Scroll until the error is visible.
    case scrollTo(ErrorLocation)
    /// Announce this text with VoiceOver.
    case announce(String)
    /// Dismiss the alert with this button. No effects follow.
    case finish(Int)
  }
}

/// The value of a field of a styled alert.
package enum StyledAlertValue: Sendable, Hashable {
  /// The text, without the marked text of an input method.
  case text(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The index of the selected segment; `nil` for none.
  case selection(Int?)
  /// The value of a custom control.
  case custom(StyledAlertCustomValue)
}

/// A value of any type of the app.
package struct StyledAlertCustomValue: Sendable, Hashable {
  package let base: any Sendable & Hashable

  package init(_ base: any Sendable & Hashable) {
    self.base = base
  }

  package static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
