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
    invalidation = RunLoopObserver.observe {
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

  /// Calls the closure once per turn, until the returned closure is called.
  private static func observe(
    _ action: @escaping @MainActor () -> Void
  ) -> @MainActor () -> Void {
    #if canImport(UIKit)
      // Order 0 is before Core Animation's observer (2 000 000): a change after its commit would
      // not be drawn until something else wakes the run loop.
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
      ) { _, _ in
        MainActor.assumeIsolated { action() }
      }
      CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
      return { CFRunLoopObserverInvalidate(observer) }
    #else
      let observer = HeadlessDevice.current.clock.addTurnObserver(action)
      return { observer.invalidate() }
    #endif
  }
}
