// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What must hold after every event, whatever came in.
extension StyledAlertForm {
  /// The invariants that do not hold, in words; none in a machine that works.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    let runs = validatorStates.compactMap(\.run)
    expect(Set(runs).count == runs.count, "each run is of one check")
    expect(isDeadlineCurrent, "the timer is set for what waits")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(!isFinished || runs.isEmpty && submission == nil && nextDeadline == nil, "the end is the end")
    expect(submission == nil || !runs.isEmpty, "a confirmation waits for an answer")
    for state in validatorStates {
      expect(state.run == nil || state.scheduledAt == nil, "what is asked is not waiting, too")
      expect(state.result != ValidationResult.cancelled, "who gives up has not judged")
    }
    if let submission {
      expect(submitButtons.contains(submission.button), "only what confirms asks")
      expect(isBusy(submission.button) && !isEnabled(submission.button), "who asks is busy")
    }
    return broken
  }
}

// What is asked, and what its answers are good for.
extension StyledAlertForm {
  mutating func fieldDidChange(_ field: Int, _ value: StyledAlertValue, _ effects: inout [Effect]) {
    guard fields.indices.contains(field), fields[field].value != value else { return }
    fields[field].value = value
    fields[field].wasEdited = true
    // Nobody types there, so the first change is a whole one.
    if fields[field].inputKind == .none { fields[field].didEndEditing = true }
    submission = nil
    for (index, validator) in validators.enumerated() {
      let isAffected = validator.field == nil || validator.field == field
      // What only a confirmation has asked is not wanted any more.
      if isAffected || validator.timing == .onSubmit { cancelRun(index, &effects) }
      guard isAffected else { continue }
      // What is asked anew at once stays until it is answered, so that it is not told twice.
      guard validator.timing == .whileEditing, !validator.isAsynchronous else {
        validatorStates[index].result = nil
        if validator.timing == .whileEditing { validatorStates[index].scheduledAt = now + Self.typingPause }
        continue
      }
      run(index, &effects)
    }
  }

  /// Asks the quick checks that judge as the user types.
  mutating func runLiveValidators(_ effects: inout [Effect]) {
    for (index, validator) in validators.enumerated()
    where validator.timing == .whileEditing && !validator.isAsynchronous { run(index, &effects) }
  }

  mutating func runDueValidators(_ effects: inout [Effect]) {
    guard !isFinished else { return }
    for index in validators.indices {
      guard let scheduledAt = validatorStates[index].scheduledAt, scheduledAt <= now else { continue }
      validatorStates[index].scheduledAt = nil
      // What is known to be wrong is not worth the way.
      let hasError = validators.indices.contains {
        validators[$0].location == validators[index].location && isInvalid($0)
      }
      if !hasError { run(index, &effects) }
    }
  }

  mutating func run(_ index: Int, _ effects: inout [Effect]) {
    let run = nextRun()
    validatorStates[index].run = run
    validatorStates[index].scheduledAt = nil
    effects.append(.runValidator(index, run: run))
  }

  mutating func cancelRun(_ index: Int, _ effects: inout [Effect]) {
    guard let run = validatorStates[index].run else { return }
    validatorStates[index].run = nil
    effects.append(.cancelValidator(run))
  }

  mutating func applyResult(_ result: ValidationResult, of run: Int, _ effects: inout [Effect]) {
    guard let index = validatorStates.firstIndex(where: { $0.run == run }) else { return }
    validatorStates[index].run = nil
    validatorStates[index].result = result == .cancelled ? nil : result
    if result == .cancelled, let submission {
      // Whoever gives up has not judged: nothing can be confirmed by that.
      cancelSubmission(submission, &effects)
    }
    continueSubmission(&effects)
  }

  func isInvalid(_ index: Int) -> Bool {
    if case .invalid = validatorStates[index].result { true } else { false }
  }

  mutating func invalidate(_ effects: inout [Effect]) {
    isFinished = true
    submission = nil
    for index in validators.indices {
      cancelRun(index, &effects)
      validatorStates[index].scheduledAt = nil
    }
  }
}

// What a button and the return key lead to.
extension StyledAlertForm {
  mutating func press(_ button: Int, _ effects: inout [Effect]) {
    guard isEnabled(button) else { return }
    guard submitButtons.contains(button) else { return finish(with: button, &effects) }
    if let submission { cancelSubmission(submission, &effects) }
    submission = Submission(button: button)
    for (index, validator) in validators.enumerated() where !validator.isButtonCondition {
      if !validator.isAsynchronous {
        run(index, &effects)
      } else if !isSettled(index) {
        validatorStates[index].result = nil
      }
    }
    continueSubmission(&effects)
  }

  /// Whether a slow check has been content while the user typed, and need not be asked again.
  private func isSettled(_ index: Int) -> Bool {
    validators[index].timing == .whileEditing && validatorStates[index].result == .valid
  }

  /// The return key: on to the next field, or from the last one to the button that confirms.
  mutating func advanceFocus(after field: Int, _ effects: inout [Effect]) {
    guard fields.indices.contains(field) else { return }
    if let next = nextField(after: field) { return effects.append(.focus(next)) }
    guard let button = submitButtons.first else { return effects.append(.focus(nil)) }
    if isEnabled(button) { return press(button, &effects) }
    guard !isBusy(button) else { return }
    wasSubmissionRefused = true
    if errors.isEmpty { effects.append(.focus(nil)) }
    showFirstError(&effects)
  }

  /// Goes on with a confirmation as far as the answers allow.
  mutating func continueSubmission(_ effects: inout [Effect]) {
    guard let submission, !isRunning(asynchronous: submission.isRunningAsynchronousValidators) else { return }
    guard !hasErrors else {
      self.submission = nil
      wasSubmissionRefused = true
      return showFirstError(&effects)
    }
    guard !submission.isRunningAsynchronousValidators else { return finish(with: submission.button, &effects) }
    self.submission?.isRunningAsynchronousValidators = true
    for (index, validator) in validators.enumerated() where validator.isAsynchronous && !validator.isButtonCondition {
      if !isSettled(index), validatorStates[index].run == nil { run(index, &effects) }
    }
    continueSubmission(&effects)
  }

  /// Takes a confirmation back; what was asked for it alone is dropped.
  mutating func cancelSubmission(_ attempt: Submission, _ effects: inout [Effect]) {
    self.submission = nil
    for (index, validator) in validators.enumerated() where validator.timing == .onSubmit {
      cancelRun(index, &effects)
    }
  }

  private mutating func finish(with button: Int, _ effects: inout [Effect]) {
    invalidate(&effects)
    resultButton = button
  }

  private func isRunning(asynchronous: Bool) -> Bool {
    validators.indices.contains {
      validators[$0].isAsynchronous == asynchronous && !validators[$0].isButtonCondition && validatorStates[$0].run != nil
    }
  }

  /// Whether something is wrong or could not be judged.
  private var hasErrors: Bool {
    validators.indices.contains {
      !validators[$0].isButtonCondition && validatorStates[$0].result?.reason != nil
    }
  }
}

extension StyledAlertForm.Validator {
  var isButtonCondition: Bool { if case .button = location { true } else { false } }
}

// What the user sees and hears of it.
extension StyledAlertForm {
  /// What the return key of a field does.
  package enum ReturnKey: Sendable, Hashable {
    /// It goes on to the next field.
    case next
    /// It confirms.
    case submit
    /// It puts the keyboard away.
    case done
  }

  package func returnKey(of field: Int) -> ReturnKey {
    nextField(after: field) != nil ? .next : submitButtons.isEmpty ? .done : .submit
  }

  /// The next field that can be typed into.
  func nextField(after field: Int) -> Int? {
    fields.indices.first { $0 > field && fields[$0].inputKind != .none && fields[$0].isEnabled }
  }

  /// The button that the return key taps.
  package var submitButton: Int? { submitButtons.first }

  /// The field that has the focus at first.
  package var initialField: Int? { nextField(after: -1) }

  /// Whether a button can be tapped.
  package func isEnabled(_ button: Int) -> Bool {
    guard !isFinished, !isBusy(button) else { return false }
    return !validators.indices.contains { index in
      guard isInvalid(index) else { return false }
      if validators[index].isButtonCondition { return validators[index].location == .button(button) }
      return validators[index].timing == .whileEditing && submitButtons.contains(button)
    }
  }

  /// Whether an answer is waited for that a button has asked for.
  package func isBusy(_ button: Int) -> Bool { submission?.button == button }

  /// What is wrong at each place, as far as the user is told.
  package var errors: [ErrorLocation: String] {
    var errors: [ErrorLocation: String] = [:]
    for index in validators.indices where errors[validators[index].location] == nil {
      if let reason = visibleError(index) { errors[validators[index].location] = reason }
    }
    return errors
  }

  /// He is not told while he types for the first time, save of what took its time.
  private func visibleError(_ index: Int) -> String? {
    let validator = validators[index]
    guard !validator.isButtonCondition, let reason = validatorStates[index].result?.reason else { return nil }
    if validator.isAsynchronous || validator.timing == .onSubmit || wasSubmissionRefused { return reason }
    return didEndEditing(validator) ? reason : nil
  }

  /// What judges several fields is told below one of them when that was left, and below all of them when
  /// any was.
  private func didEndEditing(_ validator: Validator) -> Bool {
    if let field = validator.field { return fields[field].didEndEditing }
    if case .field(let field) = validator.location { return fields[field].didEndEditing }
    return fields.contains(where: \.didEndEditing)
  }

  mutating func fieldDidEndEditing(_ field: Int) {
    guard fields.indices.contains(field), fields[field].wasEdited else { return }
    fields[field].didEndEditing = true
  }

  /// Goes where the first thing is wrong, and says it.
  func showFirstError(_ effects: inout [Effect]) {
    guard let (location, reason) = firstError(in: errors) else { return }
    if case .field(let field) = location, fields[field].inputKind != .none, fields[field].isEnabled {
      effects.append(.focus(field))
    }
    effects += [.scrollTo(location), .announce(reason)]
  }

  /// Says what has become wrong, unless that has just been said.
  func announceNewErrors(comparedTo previousErrors: [ErrorLocation: String], _ effects: inout [Effect]) {
    guard !effects.contains(where: { if case .announce = $0 { true } else { false } }),
      let (_, reason) = firstError(in: errors.filter { previousErrors[$0.key] != $0.value })
    else { return }
    effects.append(.announce(reason))
  }

  private func firstError(in errors: [ErrorLocation: String]) -> (ErrorLocation, String)? {
    let locations = fields.indices.map { ErrorLocation.field($0) } + [.form]
    return locations.lazy.compactMap { location in errors[location].map { (location, $0) } }.first
  }
}
