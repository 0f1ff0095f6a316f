// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What must hold after every event, whatever came in.
extension PlaceholderMachine {
  /// The invariants that do not hold, in words; none in a machine that works.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    expect(scheduledDeadline == nextDeadline, "the timer is set for what waits")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(phase != .finished || (load == nil && completion == nil), "a page that is gone owes nothing")
    expect(visibleInterval.since <= visibleInterval.end && visibleInterval.since <= now, "a stay begins before it ends")
    if let wish = phase.pendingMove { expect(wish.page != visiblePage, "what is shown is not waited for") }
    if let move = phase.move { expect(move == moveCount, "the last move is the one that runs") }
    if phase == .idle { expect(completion == nil, "at rest nobody waits for the screen") }
    if let load, load.visibility != .never {
      expect(targetPage == Page(id: load.id, kind: .loading), "a load wants its loading page")
      expect(completion == nil, "whoever waits has been replaced by the load")
    } else if phase != .finished {
      expect(targetPage == baseContent.page, "without a load the newest call is obeyed")
    }
    return broken
  }
}
