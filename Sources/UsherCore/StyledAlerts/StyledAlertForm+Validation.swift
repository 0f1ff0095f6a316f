// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Validators

extension StyledAlertForm {
  mutating func fieldDidChange(_ field: Int, _ value: StyledAlertValue, _ effects: inout [Effect]) {
    // The same value is no edit, and does not cancel a submission.
    guard fields.indices.contains(field), fields[field].value != value else { return }
    fields[field].value = value
    fields[field].wasEdited = true
    // A field without text input has no end of editing; its first change counts as one.
    if fields[field].inputKind == .none { fields[field].didEndEditing = true }
    // The values that were submitted are no longer those of the fields.
    submission = nil
    for (index, validator) in validators.enumerated() {
      let isAffected = validator.field == nil || validator.field == field
      // The change also cancels the submission, and with it the validators that run only then.
      if isAffected || validator.timing == .onSubmit { cancelRun(index, &effects) }
      guard isAffected else { continue }
      // A validator that runs again at once keeps its result until then, so that an unchanged error
      // is not announced twice.
      guard validator.timing == .whileEditing, !validator.isAsynchronous else {
        validators[index].result = nil
        if validator.timing == .whileEditing {
          validators[index].scheduledAt = now + Self.typingPause
        }
        continue
      }
      run(index, &effects)
    }
  }

  /// Runs the synchronous validators that run while the user is editing.
  mutating func runLiveValidators(_ effects: inout [Effect]) {
    for (index, validator) in validators.enumerated()
    where validator.timing == .whileEditing && !validator.isAsynchronous { run(index, &effects) }
  }

  /// Runs the asynchronous validators whose typing pause is over.
  mutating func runDueValidators(_ effects: inout [Effect]) {
    guard !isFinished else { return }
    for index in validators.indices {
      guard let scheduledAt = validators[index].scheduledAt, scheduledAt <= now else { continue }
      validators[index].scheduledAt = nil
      // Not needed if the field already has an error.
      let location = validators[index].location
      let hasError = validators.contains { $0.location == location && $0.isInvalid }
      if !hasError { run(index, &effects) }
    }
  }

  mutating func run(_ index: Int, _ effects: inout [Effect]) {
    lastRun += 1
    validators[index].run = lastRun
    validators[index].scheduledAt = nil
    effects.append(.runValidator(index, run: lastRun))
  }

  mutating func cancelRun(_ index: Int, _ effects: inout [Effect]) {
    guard let run = validators[index].run else { return }
    validators[index].run = nil
    effects.append(.cancelValidator(run))
  }

  mutating func applyResult(_ result: ValidationResult, of run: Int, _ effects: inout [Effect]) {
    // The late result of a run that was cancelled or replaced.
    guard let index = validators.firstIndex(where: { $0.run == run }) else { return }
    validators[index].run = nil
    validators[index].result = result == .cancelled ? nil : result
    if result == .cancelled, submission != nil {
      // Without a result the form cannot be submitted.
      cancelSubmission(&effects)
    }
    continueSubmission(&effects)
  }

  mutating func invalidate(_ effects: inout [Effect]) {
    isFinished = true
    submission = nil
    for index in validators.indices {
      cancelRun(index, &effects)
      validators[index].scheduledAt = nil
    }
  }
}

// MARK: - Errors

extension StyledAlertForm {
  /// The visible errors by location.
  package var errors: [ErrorLocation: String] {
    var errors: [ErrorLocation: String] = [:]
    for validator in validators where errors[validator.location] == nil {
      errors[validator.location] = visibleError(of: validator)
    }
    return errors
  }

  /// Returns the error of a validator. Errors are not shown while the user edits a field for the
  /// first time, except those of asynchronous validators.
  private func visibleError(of validator: Validator) -> String? {
    let isVisible =
      validator.isAsynchronous || validator.timing == .onSubmit || wasSubmissionRefused
      || didEndEditing(for: validator)
    return isVisible && !validator.isButtonCondition ? validator.result?.reason : nil
  }

  /// Whether editing has ended in the field of a validator. For a validator of all fields: in the
  /// field that shows its error or, if the form shows it, in any field.
  private func didEndEditing(for validator: Validator) -> Bool {
    if let field = validator.field { return fields[field].didEndEditing }
    if case .field(let field) = validator.location { return fields[field].didEndEditing }
    return fields.contains(where: \.didEndEditing)
  }

  mutating func fieldDidEndEditing(_ field: Int) {
    // A field that the user only passes through shows no error.
    guard fields.indices.contains(field), fields[field].wasEdited else { return }
    fields[field].didEndEditing = true
  }

  /// Focuses the first error, scrolls to it and announces it.
  func showFirstError(_ effects: inout [Effect]) {
    guard let (location, reason) = firstError(in: errors) else { return }
    // A switch or a disabled field cannot become first responder.
    if case .field(let field) = location, fields[field].inputKind != .none, fields[field].isEnabled
    {
      effects.append(.focus(field))
    }
    effects += [.scrollTo(location), .announce(reason)]
  }

  /// Announces the first new error, unless these effects already announce one.
  func announceNewErrors(
    comparedTo previousErrors: [ErrorLocation: String], _ effects: inout [Effect]
  ) {
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

// MARK: - Invariants

extension StyledAlertForm {
  /// The descriptions of the invariants that do not hold; empty unless the machine has a bug.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    let runs = validators.compactMap(\.run)
    expect(Set(runs).count == runs.count, "each run belongs to one validator")
    expect(deadline.map { now < $0 } ?? true, "no scheduled validator is due")
    expect(
      !isFinished || runs.isEmpty && submission == nil && deadline == nil,
      "a finished form has no runs, no submission and no deadline")
    expect(submission == nil || !runs.isEmpty, "a submission has a running validator")
    for validator in validators {
      expect(
        validator.run == nil || validator.scheduledAt == nil,
        "a running validator is not scheduled, too")
      expect(validator.result != .cancelled, "a cancelled run leaves no result")
    }
    if let submission {
      expect(submitButtons.contains(submission.button), "a submission belongs to a submit button")
      expect(
        isBusy(submission.button) && !isEnabled(submission.button),
        "the button of the submission is busy and disabled")
    }
    return broken
  }
}
