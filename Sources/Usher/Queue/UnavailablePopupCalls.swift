// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// Calls that do not exist, for the compiler to name the one to use.

extension PopupPresentable {
  /// Use `page.usher.show(_:)` or ``on(_:)-(UIViewController)``.
  @available(*, unavailable, message: "use 'page.usher.show(popup)' or 'popup.on(page).show()'")
  @discardableResult
  public func show(on page: UIViewController) -> PopupHandle<Value> {
    UsherNamespace(base: page).show(self)
  }

  /// Use ``displayDuration(_:)`` with a duration.
  @available(*, unavailable, message: "use a duration, such as '.seconds(3)'")
  public func displayDuration(_ seconds: Double) -> Self { displayDuration(.seconds(seconds)) }

  /// Use ``delay(_:)`` with a duration.
  @available(*, unavailable, message: "use a duration, such as '.seconds(3)'")
  public func delay(_ seconds: Double) -> Self { delay(.seconds(seconds)) }
}

extension PopupHandle {
  /// Use the value of ``outcome``.
  @available(*, unavailable, message: "use 'await handle.outcome.value'")
  public var value: Value? { outcomeIfDismissed?.value }
}
