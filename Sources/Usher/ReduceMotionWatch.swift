// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Hears that the user turned Reduce Motion on or off.
@MainActor
final class ReduceMotionWatch {
  private let screen = OwnScreen()
  private var token: (any NSObjectProtocol)?

  /// From now on each change calls `body`, or nothing.
  func listen(_ isListening: Bool, _ body: @escaping @MainActor () -> Void) {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
    guard isListening else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [screen] _ in
      MainActor.assumeIsolated { screen.run(body) }
    }
  }
}
