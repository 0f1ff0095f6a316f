// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A popup above a popup. It does not wait behind the one that it belongs to, nor for a place in its
// lane; it is suspended with that one, comes back with it, and ends with it.
@available(iOSApplicationExtension, unavailable)
extension PopupHandle {
  /// Puts another popup above this one as soon as this one is visible.
  ///
  /// It ends with the reason `parentDismissed` when this one ends, or at once if this one has ended.
  @discardableResult
  public func show<Other>(_ popup: some PopupPresentable<Other>) -> PopupHandle<Other> {
    AnyPopupHandle(self).show(popup)
  }

  /// Puts another popup above this one and waits until that has ended and really left the screen.
  ///
  /// Cancelling the task ends the other popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Other>(_ popup: some PopupPresentable<Other>) async -> PopupOutcome<Other> {
    await show(popup).outcomeEndingOnCancellation()
  }
}

@available(iOSApplicationExtension, unavailable)
extension AnyPopupHandle {
  /// Puts another popup above this one as soon as this one is visible.
  ///
  /// It ends with the reason `parentDismissed` when this one ends, or at once if this one has ended.
  @discardableResult
  public func show<Other>(_ popup: some PopupPresentable<Other>) -> PopupHandle<Other> {
    guard let driver else {
      let handle = PopupHandle<Other>(id: id, driver: nil, callbacks: popup._configuration.dismissalCallbacks)
      handle.resolve(.sceneDisconnected)
      return handle
    }
    return driver.enqueue(popup._configuration, .child(of: id))
  }

  /// Puts another popup above this one and waits until that has ended and really left the screen.
  ///
  /// Cancelling the task ends the other popup, with the reason `cancelled`.
  @discardableResult
  public func showAndWait<Other>(_ popup: some PopupPresentable<Other>) async -> PopupOutcome<Other> {
    await show(popup).outcomeEndingOnCancellation()
  }
}
