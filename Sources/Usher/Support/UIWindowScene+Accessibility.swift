// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension UIWindowScene {
  /// Posts a notification for assistive technologies, except in the background: it would take the
  /// focus from the scene that the user is using.
  func postAccessibility(_ notification: UIAccessibility.Notification, argument: Any?) {
    guard activationState != .background else { return }
    UIAccessibility.post(notification: notification, argument: argument)
  }
}
