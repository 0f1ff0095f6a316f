// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIAlertController {
  /// Shows the alert when it is its turn, from anywhere: it needs no view controller.
  ///
  /// It waits in the lane `alerts` of the active scene, or of the queue that is named, and appears in
  /// front of everything there but the keyboard. The alert stays as it is: its actions and their
  /// handlers are not touched. Usher cannot see which action was tapped, so the outcome has a reason
  /// but no value; it comes after the action's handler.
  ///
  /// One with a key does not get into the line while another with that key lives, and its handle stands
  /// for the first; with `replaceFirst` the first ends instead. The content of an alert cannot be
  /// replaced in place, so `update` does the same.
  ///
  /// One that is shown above a popup belongs to it: it does not wait for other alerts and ends with that
  /// popup. `view.usher.popup` is the one that a button is in; with `nil` the alert belongs to none.
  @discardableResult
  public func show(
    animated: Bool = true, priority: PopupPriority = .standard, key: PopupKey? = nil,
    _ policy: PopupKeyPolicy = .keepFirst, above popup: AnyPopupHandle? = nil,
    in center: PopupCenter? = nil
  ) -> PopupHandle<Never> {
    var alert = ModalKind<Never>(.ready(.controller(base)))
    alert.wish.window = .own
    var settings = PopupSettings(kind: alert)
    settings.lane = .alerts
    settings.isAnimated = animated
    settings.priority = priority
    (settings.key, settings.keyPolicy) = (key, policy == .update ? .replaceFirst : policy)
    return (popup?.driver ?? (center ?? .shared).driver)
      .enqueue(settings, popup.map { .child(of: $0.id) } ?? .none)
  }

  /// Shows the alert when it is its turn and waits until it has left the screen.
  ///
  /// Cancelling the task ends the alert, with the reason `cancelled`.
  @discardableResult
  public func show(
    animated: Bool = true, priority: PopupPriority = .standard, key: PopupKey? = nil,
    _ policy: PopupKeyPolicy = .keepFirst, above popup: AnyPopupHandle? = nil,
    in center: PopupCenter? = nil
  ) async -> PopupOutcome<Never> {
    let handle: PopupHandle<Never> = show(
      animated: animated, priority: priority, key: key, policy, above: popup, in: center)
    return await handle.outcomeEndingOnCancellation()
  }
}
