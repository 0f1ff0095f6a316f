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
  private let latest = Alarm()

  var isScheduled: Bool { turn != nil || latest.moment != nil }

  /// Asks for a turn as soon as possible, if wanted, and at this moment at the latest.
  func schedule(inNextTurn: Bool, by deadline: Instant?) {
    if inNextTurn, turn == nil {
      turn = MainClock.schedule(after: .zero) { [weak self] in self?.turn = nil }
    }
    latest.set(to: deadline)
  }

  func cancel() {
    turn?.cancel()
    turn = nil
    latest.set(to: nil)
  }
}
