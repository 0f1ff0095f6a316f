// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension MainClock {
    static var platformNow: Duration { .seconds(HeadlessDevice.current.clock.now) }

    // Code of a test runs between turns.
    static var platformIsInTurn: Bool { HeadlessDevice.current.clock.isInTurn }

    nonisolated static var platformIsOnMainQueue: Bool { HeadlessDevice.isOnMainQueue }

    static func platformSchedule(
      after time: Duration, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledAction {
      let (seconds, attoseconds) = time.components
      let clock = HeadlessDevice.current.clock
      let end = platformNow + time
      var fireTime = clock.now + TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
      // The clock uses floating point; a time that was rounded down would be too early.
      while time > .zero, .seconds(fireTime) < end { fireTime = fireTime.nextUp }
      let work = clock.schedule(at: fireTime, action)
      return ScheduledAction { work.cancel() }
    }
  }
#endif
