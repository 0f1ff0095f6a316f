// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What must hold after every event, whatever came in.
extension StyledAlertForm {
  /// The invariants that do not hold, in words; none in a machine that works.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    let runs = judgements.compactMap(\.run)
    expect(Set(runs).count == runs.count, "each run is of one check")
    expect(isArmed, "the timer is set for what waits")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(!isOver || runs.isEmpty && attempt == nil && nextDeadline == nil, "the end is the end")
    expect(attempt == nil || !runs.isEmpty, "a confirmation waits for an answer")
    for judgement in judgements {
      expect(judgement.run == nil || judgement.due == nil, "what is asked is not waiting, too")
      expect(judgement.verdict != Verdict.none, "who gives up has not judged")
    }
    if let attempt {
      expect(confirming.contains(attempt.button), "only what confirms asks")
      expect(isBusy(attempt.button) && !isEnabled(attempt.button), "who asks is busy")
    }
    return broken
  }
}
