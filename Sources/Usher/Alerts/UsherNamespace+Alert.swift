// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIAlertController {
  /// Shows the alert when it is its turn, from anywhere: it needs no view controller.
  ///
  /// It waits in the lane `alerts` of the queue that is named, or of ``PopupCenter/shared``, and appears in
  /// front of everything there but the keyboard; on a pad an action sheet that points at a bar button
  /// is presented on the page. Its actions and their handlers are not touched. The outcome comes after
  /// the handler; it has a value where the button came from `addButton`, see ``ExistingAlert``, which is
  /// also the way to everything else that can be said about it: priority, key, pages, lane and group.
  ///
  /// One that is shown above a popup belongs to it: it does not wait for other alerts and ends with that
  /// popup. `view.usher.popup` is the one that a button is in; with `nil` the alert belongs to none.
  @discardableResult
  public func show(
    animated: Bool = true, above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<SystemAlertResult> {
    ExistingAlert(base).animated(animated).show(above: popup, in: center)
  }

  /// Shows the alert when it is its turn and waits until it has left the screen.
  ///
  /// Cancelling the task ends the alert, with the reason `cancelled`.
  @discardableResult
  public func show(
    animated: Bool = true, above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) async -> PopupOutcome<SystemAlertResult> {
    await ExistingAlert(base).animated(animated).showAndWait(above: popup, in: center)
  }

  /// Whether the alert is on the screen, or on its way there or away, whoever has presented it.
  public var isVisible: Bool {
    guard base.presentingViewController != nil, let window = base.viewIfLoaded?.window else {
      return false
    }
    return !window.isHidden && window.windowScene != nil
  }

  /// Who is told when the alert comes and goes; it is not held.
  ///
  /// Only alerts that are shown through Usher tell it.
  public var delegate: (any SystemAlertDelegate)? {
    get { AlertAttachment.existing(base)?.delegate }
    nonmutating set { AlertAttachment.make(base).delegate = newValue }
  }
}
