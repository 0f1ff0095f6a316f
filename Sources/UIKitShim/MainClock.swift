// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The clock and scheduler of the main actor: real time on Apple systems, the device's virtual time
/// elsewhere.
///
/// Scheduled closures never run inline. They run on the main actor in a later turn of the run loop,
/// also while the user scrolls.
@MainActor
public enum MainClock {
  /// The current time since an arbitrary start; it never decreases.
  public static var now: Duration {
    #if canImport(UIKit)
      .seconds(CACurrentMediaTime())
    #else
      .seconds(HeadlessDevice.current.clock.now)
    #endif
  }

  /// Runs the closure once after this time, unless it is cancelled before.
  ///
  /// A time of zero or less means the next turn.
  public static func schedule(
    after time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let time = max(time, .zero)
    #if canImport(UIKit)
      let timer = Timer(timeInterval: time / .seconds(1), repeats: false) { _ in
        MainActor.assumeIsolated { action() }
      }
      // The default mode would wait while the user scrolls.
      RunLoop.main.add(timer, forMode: .common)
      return ScheduledAction { timer.invalidate() }
    #else
      let (seconds, attoseconds) = time.components
      let clock = HeadlessDevice.current.clock
      let end = now + time
      var fireTime = clock.now + TimeInterval(seconds) + TimeInterval(attoseconds) * 1e-18
      // The clock uses floating point; a time that was rounded down would be too early.
      while time > .zero, .seconds(fireTime) < end { fireTime = fireTime.nextUp }
      let work = clock.schedule(at: fireTime, action)
      return ScheduledAction { work.cancel() }
    #endif
  }

  /// Whether the calling code runs on the queue of the main actor.
  package nonisolated static var isOnMainQueue: Bool {
    #if canImport(UIKit)
      RunLoop.current === RunLoop.main
    #else
      HeadlessDevice.isOnMainQueue
    #endif
  }

  // Code of a test runs between turns.
  private static var isInTurn: Bool {
    #if canImport(UIKit)
      true
    #else
      HeadlessDevice.current.clock.isInTurn
    #endif
  }

  /// Runs the closure once, in the next turn of the run loop.
  ///
  /// What belongs to the present turn comes first: its run-loop observers, and its layout. A block
  /// on the main queue would not wait for them, because the run loop serves that queue before them.
  public static func nextTurn(_ action: @escaping @MainActor () -> Void) {
    // The turn is ending, so a new observer would be called a turn later.
    if RunLoopObserver.isObserving || !isInTurn {
      _ = schedule(after: .zero, action)
      return
    }
    let device = DeviceContext()
    var observer: RunLoopObserver?
    observer = RunLoopObserver {
      observer?.invalidate()
      observer = nil
      device.run { _ = schedule(after: .zero, action) }
    }
    // A turn runs only if there is work.
    _ = schedule(after: .zero) {}
  }
}

/// A scheduled closure that can be cancelled; releasing this object does not cancel it.
@MainActor
public final class ScheduledAction {
  private var cancellation: (@MainActor () -> Void)?

  init(cancellation: @escaping @MainActor () -> Void) {
    self.cancellation = cancellation
  }

  /// Cancels the closure; has no effect after it has run.
  public func cancel() {
    cancellation?()
    cancellation = nil
  }
}
