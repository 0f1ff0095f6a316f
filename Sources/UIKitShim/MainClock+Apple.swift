// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if canImport(UIKit)
  import UIKit

  extension MainClock {
    static var platformNow: Duration { .seconds(CACurrentMediaTime()) }
    static var platformIsInTurn: Bool { true }
    nonisolated static var platformIsOnMainQueue: Bool { RunLoop.current === RunLoop.main }

    static func platformSchedule(
      after time: Duration, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledAction {
      let timer = Timer(timeInterval: time / .seconds(1), repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      RunLoop.main.add(timer, forMode: .common)
      return ScheduledAction { timer.invalidate() }
    }
  }
#endif
