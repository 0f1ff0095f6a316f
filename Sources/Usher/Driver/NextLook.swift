// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Sees to it that there is a turn, and with it a look, when one is needed.
///
/// Looks come with the turns of the run loop, and a turn happens only when there is work. So work is
/// all that this schedules; it has nothing to do.
@MainActor
final class NextLook {
  private var turn: ScheduledWork?
  private var latest: ScheduledWork?
  private var moment: Instant?

  var isScheduled: Bool { turn != nil || latest != nil }

  /// Asks for a turn as soon as possible, if wanted, and at this moment at the latest.
  func schedule(inNextTurn: Bool, by deadline: Instant?, now: Instant) {
    if inNextTurn, turn == nil {
      turn = MainClock.schedule(after: .zero) { [weak self] in self?.turn = nil }
    }
    guard deadline != moment else { return }
    latest?.cancel()
    latest = nil
    moment = deadline
    guard let deadline else { return }
    // A clock that counts in floating point may be a little early and must get on all the same.
    latest = MainClock.schedule(after: max(deadline - now, .microseconds(1))) { [weak self] in
      self?.latest = nil
      self?.moment = nil
    }
  }

  func cancel() {
    turn?.cancel()
    latest?.cancel()
    (turn, latest, moment) = (nil, nil, nil)
  }
}
