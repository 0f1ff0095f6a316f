// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The engine of what is filled in on a styled alert: decides what is judged when, what is wrong, where
/// the focus goes, and whether a button may end the alert.
///
/// A value without clocks, closures and views. Facts go in with the time at which they happened, orders
/// come out, in order. Whoever obeys them stores the new state first and calls user code last.
///
/// Each time that a check is asked has a number of its own, a run. What is said about a run that has
/// been answered or dropped changes nothing: after an edit of what it judged, after another confirmation
/// and after the end.
///
/// A button that confirms asks the quick checks first, and the slow ones when those are content. The
/// user can go on typing meanwhile, which takes the confirmation back.
package struct StyledAlertForm: Sendable, Equatable {
  /// A field, and what it holds.
  package struct Field: Sendable, Hashable {
    /// How it is typed into.
    package enum InputKind: Sendable, Hashable, CaseIterable {
      /// It is not: a switch, segments.
      case none
      /// In one line; the return key goes on to the next field.
      case singleLine
      /// In several lines; the return key begins the next one.
      case multiline
    }

    package var inputKind: InputKind
    package var value: StyledAlertValue
    /// Whether the user can change it.
    package var isEnabled: Bool
    /// Whether the user has changed it.
    var wasEdited = false
    /// Whether he has left it then; from now on he is told what is wrong while he types.
    var didEndEditing = false

    package init(_ inputKind: InputKind, _ value: StyledAlertValue, isEnabled: Bool = true) {
      self.inputKind = inputKind
      self.value = value
      self.isEnabled = isEnabled
    }
  }

  /// What is known about a check.
  struct ValidatorState: Sendable, Hashable {
    /// What it answered last about what is there now.
    var result: ValidationResult?
    /// The run that has not been answered.
    var run: Int?
    /// When it is asked, after a pause in typing.
    var scheduledAt: MonotonicInstant?
  }

  /// A confirmation that has not been decided.
  struct Submission: Sendable, Hashable {
    let button: Int
    /// Whether the quick checks were content.
    var isRunningAsynchronousValidators = false
  }

  /// How long the user has to pause in typing before a slow check is asked.
  package static let typingPause = Duration.milliseconds(400)

  package internal(set) var fields: [Field]
  let validators: [Validator]
  /// The buttons that confirm, the one of the return key first.
  let submitButtons: [Int]
  var validatorStates: [ValidatorState]
  var submission: Submission?
  /// Whether the user has tried to confirm what was wrong.
  var wasSubmissionRefused = false
  package internal(set) var isFinished = false
  /// The button that ended it.
  var resultButton: Int?
  var now = MonotonicInstant(sinceStart: .zero)
  private var lastRun = 0
  private var armedDeadline: MonotonicInstant?

  package init(fields: [Field], validators: [Validator], submitButtons: [Int]) {
    self.fields = fields
    self.validators = validators
    self.submitButtons = submitButtons
    validatorStates = validators.map { _ in ValidatorState() }
  }

  package mutating func handle(_ event: Event, at now: MonotonicInstant) -> [Effect] {
    self.now = max(self.now, now)
    guard !isFinished else { return [] }
    var effects: [Effect] = []
    let previousErrors = errors
    switch event {
    case .didLoad: runLiveValidators(&effects)
    case .fieldDidChange(let field, let value): fieldDidChange(field, value, &effects)
    case .fieldDidEndEditing(let field): fieldDidEndEditing(field)
    case .returnKeyPressed(let field): advanceFocus(after: field, &effects)
    case .buttonPressed(let button): press(button, &effects)
    case .validatorDidFinish(let run, let result): applyResult(result, of: run, &effects)
    case .availabilityDidChange(let field, let isEnabled):
      if fields.indices.contains(field) { fields[field].isEnabled = isEnabled }
    case .deadlineDidPass: break
    case .alertDidDismiss: invalidate(&effects)
    }
    runDueValidators(&effects)
    if submission == nil { announceNewErrors(comparedTo: previousErrors, &effects) }
    armDeadline(&effects)
    if let resultButton { effects.append(.finish(resultButton)) }
    assert(brokenInvariants.isEmpty, "\(brokenInvariants)")
    return effects
  }

  /// The number of the next run.
  mutating func nextRun() -> Int {
    lastRun += 1
    return lastRun
  }

  /// The moment at which something becomes due.
  var nextDeadline: MonotonicInstant? { validatorStates.compactMap(\.scheduledAt).min() }

  var isDeadlineCurrent: Bool { armedDeadline == nextDeadline }

  private mutating func armDeadline(_ effects: inout [Effect]) {
    guard nextDeadline != armedDeadline else { return }
    armedDeadline = nextDeadline
    effects.append(.setDeadline(armedDeadline))
  }
}

extension StyledAlertForm {
  /// A small order; the orders of one event are obeyed one after the other.
  package enum Effect: Sendable, Hashable {
    /// Ask this check about what the fields hold now, and answer with `wasAnswered` and this run.
    case runValidator(Int, run: Int)
    /// Stop this run if that can be done; what it still says is ignored.
    case cancelValidator(Int)
    /// Move the focus into this field, or put the keyboard away.
    case focus(Int?)
    /// Scroll so far that it is seen what is wrong there.
    case scrollTo(ErrorLocation)
    /// Say this to whoever cannot see it.
    case announce(String)
    /// End the alert with this button. Nothing follows.
    case finish(Int)
    /// Send `deadlineDidPass` at this moment and at no other; `nil`: at none.
    case setDeadline(MonotonicInstant?)
  }
}

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

extension StyledAlertForm {
  /// Where it is seen what is wrong.
  package enum ErrorLocation: Sendable, Hashable {
    /// Below a field.
    case field(Int)
    /// Below all fields.
    case form
    /// By a button that cannot be tapped; nothing is said.
    case button(Int)
  }

  /// Something that judges what was filled in.
  package struct Validator: Sendable, Hashable {
    /// The field that it judges; `nil` for all of them together.
    package var field: Int?
    package var location: ErrorLocation
    package var timing: StyledAlertValidationTiming
    /// Whether its answer takes time.
    package var isAsynchronous: Bool

    package init(
      field: Int? = nil, location: ErrorLocation, _ timing: StyledAlertValidationTiming, isAsynchronous: Bool = false
    ) {
      self.field = field
      self.location = location
      self.timing = timing
      self.isAsynchronous = isAsynchronous
    }
  }

  /// What a check answers.
  package enum ValidationResult: Sendable, Hashable {
    case valid
    /// It is wrong, for this reason.
    case invalid(String)
    /// It could not be judged, for this reason; another confirmation may succeed.
    case failed(String)
    /// It was given up.
    case cancelled

    var reason: String? {
      switch self {
      case .invalid(let reason), .failed(let reason): reason
      case .valid, .cancelled: nil
      }
    }
  }
}

/// What a field of a styled alert holds.
package enum StyledAlertValue: Sendable, Hashable {
  /// What was typed, without what an input method is still composing.
  case text(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// The number of the segment that is chosen, counted from 0; `nil` for none.
  case selection(Int?)
  /// What a control of the app's holds.
  case custom(StyledAlertCustomValue)
}

/// A value of a type of the app's.
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
