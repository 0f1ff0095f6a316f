// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

extension MonotonicInstant {
  /// The current time.
  @MainActor package static var now: MonotonicInstant {
    MonotonicInstant(sinceStart: MainClock.now)
  }
}

extension Duration {
  /// The duration in seconds, for UIKit's animations.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}

/// A timer that fires once, at the time that was scheduled last.
@MainActor
package final class DeadlineTimer {
  private var work: ScheduledAction?
  /// When the timer fires; `nil` if nothing is scheduled.
  private(set) var fireTime: MonotonicInstant?

  package init() {}

  /// Replaces the scheduled time; `nil` cancels the timer, and an unchanged time has no effect.
  ///
  /// A time in the past fires in the next run-loop turn.
  package func schedule(at time: MonotonicInstant?, _ action: @escaping @MainActor () -> Void = {})
  {
    guard time != self.fireTime else { return }
    work?.cancel()
    (work, self.fireTime) = (nil, time)
    guard let time else { return }
    // A clock that counts in floating point may fire a little early and must still make progress.
    let delay = max(time - .now, .microseconds(1))
    work = MainClock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      // First, because the action may schedule the next time.
      (self.work, self.fireTime) = (nil, nil)
      action()
    }
  }
}
