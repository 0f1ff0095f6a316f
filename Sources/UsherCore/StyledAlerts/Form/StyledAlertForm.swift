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
