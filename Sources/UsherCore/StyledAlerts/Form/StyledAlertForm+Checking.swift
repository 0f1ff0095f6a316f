// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What is asked, and what its answers are good for.
extension StyledAlertForm {
  mutating func edit(_ field: Int, _ value: StyledAlertValue, _ effects: inout [Effect]) {
    guard fields.indices.contains(field), fields[field].value != value else { return }
    fields[field].value = value
    fields[field].isChanged = true
    // Nobody types there, so the first change is a whole one.
    if fields[field].typing == .none { fields[field].isLeft = true }
    attempt = nil
    for (number, check) in checks.enumerated() {
      let isConcerned = check.field == nil || check.field == field
      // What only a confirmation has asked is not wanted any more.
      if isConcerned || check.validation == .onConfirm { drop(number, &effects) }
      guard isConcerned else { continue }
      // What is asked anew at once stays until it is answered, so that it is not told twice.
      guard check.validation == .live, !check.isSlow else {
        judgements[number].verdict = nil
        if check.validation == .live { judgements[number].due = now + Self.pause }
        continue
      }
      ask(number, &effects)
    }
  }

  /// Asks the quick checks that judge as the user types.
  mutating func askLive(_ effects: inout [Effect]) {
    for (number, check) in checks.enumerated()
    where check.validation == .live && !check.isSlow { ask(number, &effects) }
  }

  mutating func askWhatIsDue(_ effects: inout [Effect]) {
    guard !isOver else { return }
    for number in checks.indices {
      guard let due = judgements[number].due, due <= now else { continue }
      judgements[number].due = nil
      // What is known to be wrong is not worth the way.
      let isKnown = checks.indices.contains {
        checks[$0].place == checks[number].place && isWrong($0)
      }
      if !isKnown { ask(number, &effects) }
    }
  }

  mutating func ask(_ number: Int, _ effects: inout [Effect]) {
    let run = nextRun()
    judgements[number].run = run
    judgements[number].due = nil
    effects.append(.ask(number, run: run))
  }

  mutating func drop(_ number: Int, _ effects: inout [Effect]) {
    guard let run = judgements[number].run else { return }
    judgements[number].run = nil
    effects.append(.drop(run))
  }

  mutating func take(_ verdict: Verdict, of run: Int, _ effects: inout [Effect]) {
    guard let number = judgements.firstIndex(where: { $0.run == run }) else { return }
    judgements[number].run = nil
    judgements[number].verdict = verdict == .none ? nil : verdict
    if verdict == .none, let attempt {
      // Whoever gives up has not judged: nothing can be confirmed by that.
      giveUp(attempt, &effects)
    }
    advance(&effects)
  }

  func isWrong(_ number: Int) -> Bool {
    if case .wrong = judgements[number].verdict { true } else { false }
  }

  mutating func end(_ effects: inout [Effect]) {
    isOver = true
    attempt = nil
    for number in checks.indices {
      drop(number, &effects)
      judgements[number].due = nil
    }
  }
}
