// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// The clock of a virtual device, which drives all delays, animations and transitions.
  ///
  /// Time passes only when a test advances it. Apple systems have no such clock; tests wait in real
  /// time.
  @MainActor
  public struct VirtualClock {
    private let clock: HeadlessClock

    init(_ clock: HeadlessClock) {
      self.clock = clock
    }

    /// The time since the device was created.
    public var now: Duration { .seconds(clock.now) }

    /// Advances the time. Everything that is scheduled meanwhile runs at its own time, in order.
    public func advance(by time: Duration) {
      clock.advance(by: time / .seconds(1))
    }

    /// Runs one turn of the main run loop without advancing the time.
    public func runTurn() {
      clock.runTurn()
    }

    /// Advances the time until nothing is scheduled, at most by `limit`. Returns whether that
    /// happened within the limit.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(10)) -> Bool {
      let end = clock.now + limit / .seconds(1)
      // This turn may schedule something.
      clock.runTurn()
      while let next = clock.nextTurnTime {
        guard next <= end else { return false }
        clock.advance(by: max(0, next - clock.now))
      }
      return true
    }
  }
#endif
