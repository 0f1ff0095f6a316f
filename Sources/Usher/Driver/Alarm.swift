// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Rings once, at the moment that it was last set to.
@MainActor
final class Alarm {
  private var work: ScheduledWork?
  /// When it will ring; `nil`, if it will not.
  private(set) var moment: Instant?

  /// Rings at this moment and at no other, in a turn of its own also if that has passed; with `nil` it
  /// does not ring. Set to the moment that it is set to already it stays as it is.
  func set(to moment: Instant?, _ ring: @escaping @MainActor () -> Void = {}) {
    guard moment != self.moment else { return }
    work?.cancel()
    (work, self.moment) = (nil, moment)
    guard let moment else { return }
    // A clock that counts in floating point may be a little early and must get on all the same.
    let time = max(moment - Instant(sinceStart: MainClock.now), .microseconds(1))
    work = MainClock.schedule(after: time) { [weak self] in
      guard let self else { return }
      (self.work, self.moment) = (nil, nil)
      ring()
    }
  }
}
