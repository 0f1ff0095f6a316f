// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Is told when an alert that is shown through Usher comes and goes.
///
/// Each comes as often as the alert does: usually once, and again where it was off the screen for a more
/// urgent one. They come in this order, `alertDidDismiss` after the handler of the button and before
/// the outcome. An alert that never appears, or that is presented by the app itself, tells nothing; one
/// that is cut short while it appears leaves `alertDidPresent` out.
@MainActor
public protocol SystemAlertDelegate: AnyObject {
  /// The alert is in its window and begins to appear.
  func alertWillPresent(_ alert: UIAlertController)
  /// The alert is on the screen and its animation has ended.
  func alertDidPresent(_ alert: UIAlertController)
  /// The alert begins to leave.
  func alertWillDismiss(_ alert: UIAlertController)
  /// The alert has left the screen.
  func alertDidDismiss(_ alert: UIAlertController)
}

extension SystemAlertDelegate {
  /// Does nothing.
  public func alertWillPresent(_ alert: UIAlertController) {}
  /// Does nothing.
  public func alertDidPresent(_ alert: UIAlertController) {}
  /// Does nothing.
  public func alertWillDismiss(_ alert: UIAlertController) {}
  /// Does nothing.
  public func alertDidDismiss(_ alert: UIAlertController) {}
}
