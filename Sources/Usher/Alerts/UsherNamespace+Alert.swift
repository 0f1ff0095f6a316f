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
  @discardableResult
  public func show(
    animated: Bool = true, priority: PopupPriority = .standard, in center: PopupCenter? = nil
  ) -> PopupHandle<Never> {
    (center ?? .shared).enqueue(base, animated: animated, priority: priority)
  }

  /// Shows the alert when it is its turn and waits until it has left the screen.
  ///
  /// Cancelling the task ends the alert, with the reason `cancelled`.
  @discardableResult
  public func show(
    animated: Bool = true, priority: PopupPriority = .standard, in center: PopupCenter? = nil
  ) async -> PopupOutcome<Never> {
    let handle = (center ?? .shared).enqueue(base, animated: animated, priority: priority)
    return await handle.outcomeEndingOnCancellation()
  }
}

@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  func enqueue(
    _ alert: UIAlertController, animated: Bool, priority: PopupPriority
  ) -> PopupHandle<Never> {
    if let refusal = refusal(of: alert) {
      refusal.report.file()
      return refuse(refusal.reason)
    }
    let id = driver.nextID()
    let handle = PopupHandle<Never>(id: id, driver: driver, callback: nil)
    var description = PopupQueue.Request(id: id, lane: .alerts, priority: priority)
    description.isAnimated = animated
    let presenter = AlertPresenter(alert: alert, band: .alerts)
    claim(alert, for: AnyPopupHandle(handle))
    driver.enqueue(
      LiveRequest(id: id, presenter: presenter, owner: handle), as: description)
    reportIfGone("An alert", handle)
    return handle
  }

  private func refusal(
    of alert: UIAlertController
  ) -> (report: MisuseReport, reason: PopupEndReason)? {
    let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
    if alert.actions.isEmpty, texts.isEmpty { return (AlertMisuse.empty(alert), .failed) }
    if isClaimed(alert) { return (AlertMisuse.duplicate(alert), .duplicate) }
    if alert.presentingViewController != nil {
      return (AlertMisuse.alreadyPresented(alert), .duplicate)
    }
    if alert.preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return (AlertMisuse.sheetWithoutAnchor(alert), .failed)
    }
    return nil
  }
}
