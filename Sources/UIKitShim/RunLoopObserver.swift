// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Calls back once per turn of the main run loop, when its work is done and before it waits.
///
/// On Apple systems the call comes before Core Animation commits, so what it changes is drawn with
/// the turn it belongs to; on the stand-in it comes after the layout pass. A turn happens only when
/// there is work: who needs the next one asks for it with ``MainClock/nextTurn(_:)``.
@MainActor
public final class RunLoopObserver {
  private var invalidation: (@MainActor () -> Void)?

  /// Observes from the current turn on, until it is invalidated; dropping it changes nothing.
  public init(_ action: @escaping @MainActor () -> Void) {
    invalidation = RunLoopObserver.platformObserve(action)
  }

  /// Ends the calls and lets go of the action.
  public func invalidate() {
    invalidation?()
    invalidation = nil
  }
}
