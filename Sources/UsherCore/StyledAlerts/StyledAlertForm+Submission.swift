// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

// MARK: - Buttons and submission

extension StyledAlertForm {
  /// Whether a button can be tapped.
  package func isEnabled(_ button: Int) -> Bool {
    guard !isFinished, !isBusy(button) else { return false }
    return !validators.contains { validator in
      guard validator.isInvalid else { return false }
      if validator.isButtonCondition { return validator.location == .button(button) }
      // An error of a validator on submission disappears only with another submission.
      return validator.timing == .whileEditing && submitButtons.contains(button)
    }
  }

  /// Whether a button's submission is in progress.
  package func isBusy(_ button: Int) -> Bool { submission?.button == button }

  mutating func press(_ button: Int, _ effects: inout [Effect]) {
    // A gesture or a countdown can press a disabled button.
    guard isEnabled(button) else { return }
    guard submitButtons.contains(button) else { return finish(with: button, &effects) }
    if submission != nil { cancelSubmission(&effects) }
    submission = Submission(button: button)
    // Conditions need not run: unless they are satisfied, the button is disabled.
    for (index, validator) in validators.enumerated() where !validator.isButtonCondition {
      if !validator.isAsynchronous {
        run(index, &effects)
      } else if !validator.isSettled {
        // A failure, or the error of an earlier submission, does not count for this one.
        validators[index].result = nil
      }
    }
    continueSubmission(&effects)
  }

  /// Continues the submission once the current validators have finished.
  mutating func continueSubmission(_ effects: inout [Effect]) {
    guard let submission else { return }
    // An asynchronous validator that runs since the user typed counts in the second step.
    let isRunning = validators.contains {
      !$0.isButtonCondition && $0.run != nil
        && $0.isAsynchronous == submission.isRunningAsynchronousValidators
    }
    guard !isRunning else { return }
    guard validators.allSatisfy({ $0.isButtonCondition || $0.result?.reason == nil }) else {
      self.submission = nil
      wasSubmissionRefused = true
      return showFirstError(&effects)
    }
    guard !submission.isRunningAsynchronousValidators else {
      return finish(with: submission.button, &effects)
    }
    self.submission?.isRunningAsynchronousValidators = true
    for (index, validator) in validators.enumerated()
    where validator.isAsynchronous && !validator.isButtonCondition {
      if !validator.isSettled, validator.run == nil { run(index, &effects) }
    }
    // There may be no asynchronous validator to wait for.
    continueSubmission(&effects)
  }

  /// Cancels the submission and the validators that run only on submission.
  mutating func cancelSubmission(_ effects: inout [Effect]) {
    submission = nil
    for (index, validator) in validators.enumerated() where validator.timing == .onSubmit {
      cancelRun(index, &effects)
    }
  }

  private mutating func finish(with button: Int, _ effects: inout [Effect]) {
    invalidate(&effects)
    resultButton = button
  }
}

// MARK: - Return key

extension StyledAlertForm {
  /// The effect of the return key in a field.
  package enum ReturnKey: Sendable, Equatable {
    /// Moves to the next field.
    case next
    /// Submits the form.
    case submit
    /// Dismisses the keyboard.
    case done
  }

  package func returnKey(of field: Int) -> ReturnKey {
    nextField(after: field) != nil ? .next : submitButtons.isEmpty ? .done : .submit
  }

  /// Returns the next enabled field with text input.
  func nextField(after field: Int) -> Int? {
    fields.indices.first { $0 > field && fields[$0].inputKind != .none && fields[$0].isEnabled }
  }

  /// The field that has the focus initially.
  package var initialField: Int? { nextField(after: -1) }

  /// Handles the return key: moves to the next field or, from the last one, submits the form.
  mutating func handleReturnKey(in field: Int, _ effects: inout [Effect]) {
    guard fields.indices.contains(field) else { return }
    if let next = nextField(after: field) { return effects.append(.focus(next)) }
    guard let button = submitButtons.first else { return effects.append(.focus(nil)) }
    if isEnabled(button) { return press(button, &effects) }
    // It is disabled because its submission is running, not because of an error.
    guard !isBusy(button) else { return }
    wasSubmissionRefused = true
    // A condition disables it, which shows no error; only the keyboard can be dismissed.
    if errors.isEmpty { effects.append(.focus(nil)) }
    showFirstError(&effects)
  }
}
