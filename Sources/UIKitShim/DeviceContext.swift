// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The device on which an object was created, for cleaning up when the object is released.
///
/// On the stand-in, another device or none can be the current one at that time; on Apple systems
/// there is only one. The device is not retained, and nothing runs when it has been deallocated.
@MainActor
public final class DeviceContext {
  #if !canImport(UIKit)
    private weak var device = HeadlessDevice.currentIfAny
  #endif

  /// Records the current device.
  public init() {}

  /// Runs the closure on the recorded device; does not call it if the device has been deallocated.
  public func run(_ body: @MainActor () -> Void) {
    #if canImport(UIKit)
      body()
    #else
      device?.makeCurrent(body)
    #endif
  }

  /// Runs the closure at once if this is the main queue, and otherwise as soon as that is free.
  public nonisolated func runOnMainQueue(_ body: @escaping @MainActor () -> Void) {
    if MainClock.isOnMainQueue {
      MainActor.assumeIsolated { run(body) }
    } else {
      Task { @MainActor in run(body) }
    }
  }

  /// Runs the closure once, in the next turn of the run loop of the recorded device.
  ///
  /// An object can be released on any thread, and in the middle of any change on the main thread.
  public nonisolated func nextTurn(_ action: @escaping @MainActor () -> Void) {
    runOnMainQueue { MainClock.nextTurn(action) }
  }
}
