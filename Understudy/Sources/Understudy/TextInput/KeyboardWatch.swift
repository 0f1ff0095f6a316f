// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Hears when the keyboard of the present device begins to move.
@MainActor
final class KeyboardWatch {
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
