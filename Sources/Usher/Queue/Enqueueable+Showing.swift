// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// From code that has neither a queue nor a view at hand.
@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Puts it into the line of the queue that is named, of the scene of the controller that it is to be
  /// shown on, if it names one, or ``PopupCenter/shared``.
  ///
  /// With `above` it belongs to that popup: it is shown above it, does not wait behind it and ends with
  /// it. `view.usher.popup` is the one that a button is in; with `nil` it belongs to none.
  @discardableResult
  public func show(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<Value> {
    let own = _configuration.presentation.requiredController?.usher.popups
    return popup?.show(self) ?? (center ?? own ?? .shared).show(self)
  }

  /// Enqueues it like `enqueue` and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends it, with the reason `cancelled`.
  @discardableResult
  public func showAndWait(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) async -> PopupOutcome<Value> {
    await show(above: popup, in: center).outcomeEndingOnCancellation()
  }
}
