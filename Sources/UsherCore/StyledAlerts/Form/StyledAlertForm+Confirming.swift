// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What a button and the return key lead to.
extension StyledAlertForm {
  mutating func press(_ button: Int, _ effects: inout [Effect]) {
    guard isEnabled(button) else { return }
    guard confirming.contains(button) else { return finish(with: button, &effects) }
    if let attempt { giveUp(attempt, &effects) }
    attempt = Attempt(button: button)
    for (number, check) in checks.enumerated() where !check.isOfButton {
      if !check.isSlow {
        ask(number, &effects)
      } else if !isSettled(number) {
        judgements[number].verdict = nil
      }
    }
    advance(&effects)
  }

  /// Whether a slow check has been content while the user typed, and need not be asked again.
  private func isSettled(_ number: Int) -> Bool {
    checks[number].validation == .live && judgements[number].verdict == .fine
  }

  /// The return key: on to the next field, or from the last one to the button that confirms.
  mutating func goOn(after field: Int, _ effects: inout [Effect]) {
    guard fields.indices.contains(field) else { return }
    if let next = next(after: field) { return effects.append(.focus(next)) }
    guard let button = confirming.first else { return effects.append(.focus(nil)) }
    if isEnabled(button) { return press(button, &effects) }
    guard !isBusy(button) else { return }
    isTried = true
    if errors.isEmpty { effects.append(.focus(nil)) }
    showFirstError(&effects)
  }

  /// Goes on with a confirmation as far as the answers allow.
  mutating func advance(_ effects: inout [Effect]) {
    guard let attempt, !isAsking(slow: attempt.isSlow) else { return }
    guard !isRefused else {
      self.attempt = nil
      isTried = true
      return showFirstError(&effects)
    }
    guard !attempt.isSlow else { return finish(with: attempt.button, &effects) }
    self.attempt?.isSlow = true
    for (number, check) in checks.enumerated() where check.isSlow && !check.isOfButton {
      if !isSettled(number), judgements[number].run == nil { ask(number, &effects) }
    }
    advance(&effects)
  }

  /// Takes a confirmation back; what was asked for it alone is dropped.
  mutating func giveUp(_ attempt: Attempt, _ effects: inout [Effect]) {
    self.attempt = nil
    for (number, check) in checks.enumerated() where check.validation == .onConfirm {
      drop(number, &effects)
    }
  }

  private mutating func finish(with button: Int, _ effects: inout [Effect]) {
    end(&effects)
    answer = button
  }

  private func isAsking(slow: Bool) -> Bool {
    checks.indices.contains {
      checks[$0].isSlow == slow && !checks[$0].isOfButton && judgements[$0].run != nil
    }
  }

  /// Whether something is wrong or could not be judged.
  private var isRefused: Bool {
    checks.indices.contains {
      !checks[$0].isOfButton && judgements[$0].verdict?.reason != nil
    }
  }
}

extension StyledAlertForm.Check {
  var isOfButton: Bool { if case .button = place { true } else { false } }
}
