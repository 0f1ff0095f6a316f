// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Rings once, at the moment that it was last set to.
@MainActor
final class DeadlineTimer {
  private var work: ScheduledAction?
  /// When it will ring; `nil`, if it will not.
  private(set) var fireTime: MonotonicInstant?

  /// Rings at this moment and at no other, in a turn of its own also if that has passed; with `nil` it
  /// does not ring. Set to the moment that it is set to already it stays as it is.
  func schedule(at time: MonotonicInstant?, _ action: @escaping @MainActor () -> Void = {}) {
    guard time != self.fireTime else { return }
    work?.cancel()
    (work, self.fireTime) = (nil, time)
    guard let time else { return }
    // A clock that counts in floating point may be a little early and must get on all the same.
    let delay = max(time - MonotonicInstant(sinceStart: MainClock.now), .microseconds(1))
    work = MainClock.schedule(after: delay) { [weak self] in
      guard let self else { return }
      (self.work, self.fireTime) = (nil, nil)
      action()
    }
  }
}
