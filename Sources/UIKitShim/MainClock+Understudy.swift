// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if canImport(Understudy)
  import Understudy

  extension MainClock {
    static var platformNow: Duration { .seconds(HeadlessDevice.current.clock.now) }

    static func platformSchedule(
      after time: Duration, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledWork {
      let (seconds, attoseconds) = time.components
      let interval = TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
      let work = HeadlessDevice.current.clock.schedule(after: interval, action)
      return ScheduledWork { work.cancel() }
    }

    static func platformNextTurn(_ action: @escaping @MainActor () -> Void) {
      HeadlessDevice.current.clock.nextTurn(action)
    }
  }
#endif
