// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Hears that the user turned Reduce Motion on or off.
@MainActor
final class ReduceMotionObserver {
  private let device = DeviceContext()
  private var token: (any NSObjectProtocol)?

  /// From now on each change calls `body`, or nothing.
  func setObserving(_ isObserving: Bool, _ body: @escaping @MainActor () -> Void) {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    guard isObserving else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [device] _ in
      MainActor.assumeIsolated { device.run(body) }
    }
  }
}
