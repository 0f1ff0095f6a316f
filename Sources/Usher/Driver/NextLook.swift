// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Sees to it that there is a turn, and with it a look, when one is needed.
///
/// Looks come with the turns of the run loop, and a turn happens only when there is work. So work is
/// all that this schedules; it has nothing to do.
@MainActor
final class PollScheduler {
  private var turn: ScheduledAction?
  private let deadlineTimer = DeadlineTimer()

  var isScheduled: Bool { turn != nil || deadlineTimer.fireTime != nil }

  /// Asks for a turn as soon as possible, if wanted, and at this moment at the latest.
  func schedule(inNextTurn: Bool, by deadline: MonotonicInstant?) {
    if inNextTurn, turn == nil {
      turn = MainClock.schedule(after: .zero) { [weak self] in self?.turn = nil }
    }
    deadlineTimer.schedule(at: deadline)
  }

  func cancel() {
    turn?.cancel()
    turn = nil
    deadlineTimer.schedule(at: nil)
  }
}
