// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The notifications that UIKit posts.
@MainActor
package enum UIKitNotifications {
  /// Calls `body` for each notification of UIKit with this name, as long as the owner exists.
  ///
  /// `read` returns what is needed of the notification, which cannot be passed to the main actor. UIKit
  /// posts on the main queue; what other code posts anywhere else under the same name is ignored.
  package static func observe<Owner: AnyObject & Sendable, Value: Sendable>(
    _ name: Notification.Name, for owner: Owner,
    reading read: @escaping @Sendable (Notification) -> Value,
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) {
    let token = Token()
    token.value = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak owner] notification in
      guard MainClock.isOnMainQueue else { return }
      let value = read(notification)
      MainActor.assumeIsolated {
        // The owner does not remove the observer when it is released.
        if let owner { body(owner, value) } else { token.remove() }
      }
    }
  }

  @MainActor
  private final class Token {
    var value: (any NSObjectProtocol)?

    func remove() {
      if let value { NotificationCenter.default.removeObserver(value) }
      value = nil
    }
  }
}
