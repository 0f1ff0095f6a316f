// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
