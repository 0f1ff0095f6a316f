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
    var wish = AlertWish(animated: animated, priority: priority, parent: popup?.id)
    (wish.key, wish.keyPolicy) = (key, policy)
    return (popup?.driver ?? (center ?? .shared).driver).enqueue(base, wish)
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

/// How an alert is to be shown.
struct AlertWish {
  var animated: Bool
  var priority: PopupPriority
  var key: PopupKey?
  var keyPolicy = PopupKeyPolicy.keepFirst
  var parent: RequestID?

  /// What the engine is told about it.
  func description(id: RequestID) -> PopupQueue.Request {
    PopupQueue.Request(
      id: id, key: key, keyPolicy: keyPolicy == .update ? .replaceFirst : keyPolicy, lane: .alerts,
      priority: priority, parent: parent, isAnimated: animated)
  }
}

@available(iOSApplicationExtension, unavailable)
extension Driver {
  func enqueue(_ alert: UIAlertController, _ wish: AlertWish) -> PopupHandle<Never> {
    let handle = PopupHandle<Never>(id: nextID(), driver: self)
    if let refusal = refusal(of: alert) {
      refusal.report.file()
      handle.finish(refusal.reason)
      return handle
    }
    PopupCenter.claim(alert, for: AnyPopupHandle(handle))
    let band = band(of: .alerts, above: wish.parent)
    enqueue(
      LiveRequest(
        id: handle.id, presenter: AlertPresenter(alert: alert, band: band), owner: handle),
      as: wish.description(id: handle.id))
    reportIfGone("An alert", handle)
    return handle
  }

  private func refusal(
    of alert: UIAlertController
  ) -> (report: MisuseReport, reason: PopupEndReason)? {
    let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
    if alert.actions.isEmpty, texts.isEmpty { return (AlertMisuse.empty(alert), .failed) }
    if PopupCenter.isClaimed(alert) { return (AlertMisuse.duplicate(alert), .duplicate) }
    if alert.presentingViewController != nil {
      return (AlertMisuse.alreadyPresented(alert), .duplicate)
    }
    if alert.preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return (AlertMisuse.sheetWithoutAnchor(alert), .failed)
    }
    return nil
  }
}
