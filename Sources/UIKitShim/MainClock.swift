// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The one clock and scheduler of the main actor: real time on Apple systems, the device's virtual
/// time elsewhere.
///
/// Nothing runs inline: whatever is scheduled runs in a later turn of the run loop, on the main
/// actor, also while the user scrolls.
@MainActor
public enum MainClock {
  /// The moment of this turn, counted from an arbitrary start; it never goes backwards.
  public static var now: Duration { platformNow }

  /// Runs the action once, when the time has passed, unless it is cancelled before.
  ///
  /// A time of zero or less means the next turn.
  public static func schedule(
    after time: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    platformSchedule(after: max(time, .zero), action)
  }

  /// Runs the action once, in the next turn of the run loop.
  public static func nextTurn(_ action: @escaping @MainActor () -> Void) {
    platformNextTurn(action)
  }
}
