// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// An alert controller that exists, as something to be put into the line with everything that can be
/// said about a popup.
///
/// ```swift
/// ExistingAlert(alert).key("offline").priority(.urgent).on(HomePage.self).enqueue()
/// ```
///
/// The controller is held until it has ended, and left as it is: its actions and their handlers are not
/// touched. Where the button that was pressed came from `alert.usher.addButton`, the outcome's reason is
/// `completed` and its value that button with the texts; of an action of the app's own UIKit tells
/// nobody, so that the reason is `dismissed`.
///
/// A second one with the same key and the policy `update` takes the place of the first, whose alert
/// cannot be exchanged while it is there; a closure of ``ContentUpdate`` changes the alert in place.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct ExistingAlert: PopupPresentable {
  public var _configuration: _PopupConfiguration<SystemAlertResult>

  /// Describes the showing of an alert or action sheet.
  public init(_ alert: UIAlertController) {
    _configuration = _PopupConfiguration(presentation: AlertPresentation(.existing(alert)))
    _configuration.lane = .alerts
  }
}
