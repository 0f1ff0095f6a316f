// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
