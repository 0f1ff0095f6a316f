// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// An alert controller of the app's, in a window of its own.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct AlertKind: PopupKind {
  typealias Value = Never

  let alert: UIAlertController

  var noun: String { "An alert" }

  var refusal: PopupRefusal? {
    let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
    if alert.actions.isEmpty, texts.isEmpty {
      return PopupRefusal(reason: .failed, report: AlertMisuse.empty(alert))
    }
    if PopupCenter.isClaimed(alert) {
      return PopupRefusal(reason: .duplicate, report: AlertMisuse.duplicate(alert))
    }
    if alert.presentingViewController != nil {
      return PopupRefusal(reason: .duplicate, report: AlertMisuse.alreadyPresented(alert))
    }
    if alert.preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
      return PopupRefusal(reason: .failed, report: AlertMisuse.sheetWithoutAnchor(alert))
    }
    return nil
  }

  /// The content of an alert cannot be replaced in place.
  func complete(_ request: inout PopupQueue.Request) {
    if request.keyPolicy == .update { request.keyPolicy = .replaceFirst }
  }

  func presenter(for handle: PopupHandle<Never>, at place: PopupPlace) -> any PopupPresenter {
    PopupCenter.claim(alert, for: AnyPopupHandle(handle))
    return AlertPresenter(alert: alert, band: place.band)
  }
}
