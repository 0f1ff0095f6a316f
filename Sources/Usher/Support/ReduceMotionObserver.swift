// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Observes whether the user turns Reduce Motion on or off.
@MainActor
final class ReduceMotionObserver {
  private let device = DeviceContext()
  private var token: (any NSObjectProtocol)?

  /// Calls `body` after each change from now on, or stops observing.
  func setObserving(_ isObserving: Bool, _ body: @escaping @MainActor () -> Void) {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    guard isObserving else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [device] _ in
      // Other code may post it on any thread.
      device.runOnMainQueue(body)
    }
  }
}
