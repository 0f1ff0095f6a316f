// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

#if !canImport(UIKit)
  import UIKitShim

  /// The clock of a virtual phone: delays, animations and transitions run on it, and on no other.
  ///
  /// Time stands still until it is advanced. There is no such clock on Apple systems, where a test
  /// waits in real time.
  @MainActor
  public struct VirtualClock {
    private let clock: HeadlessClock

    init(_ clock: HeadlessClock) {
      self.clock = clock
    }

    /// The time since the phone was made.
    public var now: Duration { .seconds(clock.now) }

    /// Lets time pass; everything that falls due meanwhile runs at its own moment, in order.
    public func advance(by time: Duration) {
      clock.advance(by: time / .seconds(1))
    }

    /// Runs one turn of the main run loop without letting time pass.
    public func runTurn() {
      clock.runTurn()
    }

    /// Lets time pass until nothing is due any more, at most for the given time.
    ///
    /// - Returns: whether everything came to rest within that time.
    @discardableResult
    public func runUntilIdle(limit: Duration = .seconds(10)) -> Bool {
      let end = clock.now + limit / .seconds(1)
      clock.runTurn()
      while let next = clock.nextMoment {
        guard next <= end else { return false }
        clock.advance(by: max(0, next - clock.now))
      }
      return true
    }
  }
#endif
