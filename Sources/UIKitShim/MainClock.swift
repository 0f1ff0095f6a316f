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
  nonisolated static var isOnMainQueue: Bool { platformIsOnMainQueue }

  /// Runs the closure once, in the next turn of the run loop.
  public static func nextTurn(_ action: @escaping @MainActor () -> Void) {
    platformNextTurn(action)
  }
}
