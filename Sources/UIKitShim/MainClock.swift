// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The clock and scheduler of the main actor: real time on Apple systems, the device's virtual time
/// elsewhere.
///
/// Scheduled closures never run inline. They run on the main actor in a later turn of the run loop,
/// also while the user scrolls.
@MainActor
public enum MainClock {
  /// The current time since an arbitrary start; it never decreases.
  public static var now: Duration { platformNow }

  /// Runs the closure once after this time, unless it is cancelled before.
  ///
  /// A time of zero or less means the next turn.
  public static func schedule(
    after time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    platformSchedule(after: max(time, .zero), action)
  }

  /// Whether the calling code runs on the queue of the main actor.
  package nonisolated static var isOnMainQueue: Bool { platformIsOnMainQueue }

  /// Runs the closure once, in the next turn of the run loop.
  ///
  /// What belongs to the present turn comes first: its run-loop observers, and its layout. A block
  /// on the main queue would not wait for them, because the run loop serves that queue before them.
  public static func nextTurn(_ action: @escaping @MainActor () -> Void) {
    if RunLoopObserver.isObserving || !platformIsInTurn {
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
