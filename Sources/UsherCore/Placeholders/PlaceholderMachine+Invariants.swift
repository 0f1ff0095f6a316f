// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

// What must hold after every event, whatever came in.
extension PlaceholderMachine {
  /// The invariants that do not hold, in words; none in a machine that works.
  var brokenInvariants: [String] {
    var broken: [String] = []
    func expect(_ holds: Bool, _ invariant: String) {
      if !holds { broken.append(invariant) }
    }
    expect(armedDeadline == nextDeadline, "the timer is set for what waits")
    expect(nextDeadline.map { now < $0 } ?? true, "nothing that is due is left")
    expect(phase != .gone || (load == nil && pending == nil), "a page that is gone owes nothing")
    expect(stay.since <= stay.end && stay.since <= now, "a stay begins before it ends")
    if let wish = phase.wish { expect(wish.page != shown, "what is shown is not waited for") }
    if let move = phase.move { expect(move == moves, "the last move is the one that runs") }
    if phase == .resting { expect(pending == nil, "at rest nobody waits for the screen") }
    if let load, load.cover != .never {
      expect(wanted == Page(id: load.id, kind: .loading), "a load wants its loading page")
      expect(pending == nil, "whoever waits has been replaced by the load")
    } else if phase != .gone {
      expect(wanted == settled.page, "without a load the newest call is obeyed")
    }
    return broken
  }
}
