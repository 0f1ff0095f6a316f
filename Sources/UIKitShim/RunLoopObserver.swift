// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// An observer called once per turn of the main run loop, after its work and before it waits.
///
/// On Apple systems the closure is called before Core Animation commits, so that its changes are
/// drawn in the same turn; on the stand-in it is called after the layout pass. A turn runs only if
/// there is work: to request one, use ``MainClock/nextTurn(_:)``.
@MainActor
public final class RunLoopObserver {
  private var invalidation: (@MainActor () -> Void)?
  /// Whether an observer is being called, at the end of a turn.
  private(set) static var isObserving = false

  /// Starts observing with the current turn, until `invalidate()`. Releasing the observer has no
  /// effect.
  public init(_ action: @escaping @MainActor () -> Void) {
    invalidation = RunLoopObserver.platformObserve {
      let wasObserving = RunLoopObserver.isObserving
      RunLoopObserver.isObserving = true
      action()
      RunLoopObserver.isObserving = wasObserving
    }
  }

  /// Stops observing and releases the closure.
  public func invalidate() {
    invalidation?()
    invalidation = nil
  }
}
