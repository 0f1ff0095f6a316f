// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// What is visible stays under a hold. The reason is for people: an explanation of a waiting popup names
// it. A hold that is a minute old is reported as misuse, once.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  /// Keeps a lane from starting anything, until the hold is released or dropped.
  public func hold(_ lane: PopupLane = .popups, reason: String) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason)
  }

  /// Keeps a lane from starting anything, until the page is gone for good or the hold is released.
  ///
  /// The page is not held, and being covered or left for a while does not end the hold. Dropping what
  /// is returned does nothing.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while page: UIViewController
  ) -> PopupHold {
    PopupHold(
      driver: driver, lane: lane, reason: reason, owner: .page(PageIdentity.make(page).id))
  }

  /// Keeps a lane from starting anything, until the popup has ended or the hold is released.
  ///
  /// The popup may be one of another queue. There is no hold where it has ended already. Dropping what is returned does nothing.
  @discardableResult
  public func hold(
    _ lane: PopupLane = .popups, reason: String, while popup: AnyPopupHandle
  ) -> PopupHold {
    PopupHold(driver: driver, lane: lane, reason: reason, popup: popup)
  }

  /// Keeps a lane from starting anything, until the popup has ended or the hold is released.
  ///
  /// The popup may be one of another queue. There is no hold where it has ended already. Dropping what is returned does nothing.
  @discardableResult
  public func hold<Value>(
    _ lane: PopupLane = .popups, reason: String, while popup: PopupHandle<Value>
  ) -> PopupHold {
    hold(lane, reason: reason, while: popup.erased)
  }
}
