// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension MainClock {
    static var platformNow: Duration { .seconds(CACurrentMediaTime()) }

    static func platformSchedule(
      after time: Duration, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledAction {
      let (seconds, attoseconds) = time.components
      let interval = TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
      let timer = Timer(timeInterval: interval, repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      RunLoop.main.add(timer, forMode: .common)
      return ScheduledAction { timer.invalidate() }
    }

    static func platformNextTurn(_ action: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async {
        MainActor.assumeIsolated { action() }
      }
    }
  }
#endif
