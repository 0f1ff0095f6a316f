// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Observes when the keyboard of the current device begins to move.
@MainActor
final class KeyboardObserver {
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  func start(_ body: @escaping @MainActor () -> Void) {
    stop()
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: HeadlessDevice.current.screen, queue: nil
    ) { _ in MainActor.assumeIsolated { body() } }
  }

  private nonisolated func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  deinit {
    stop()
  }
}
