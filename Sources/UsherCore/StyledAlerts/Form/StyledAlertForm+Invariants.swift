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
