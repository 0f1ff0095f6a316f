// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// Alerts as values: a page may ask for one without making anything of UIKit's.
extension ShopAlerts {
  /// What can be done in an alert, by the name of its button.
  enum Choice {
    static let keep = "keep"
  }

  /// Offers to keep the last piece, which only somebody who looks at it understands.
  static var lastPiece: SystemAlert {
    SystemAlert(Copy.lastAlertTitle.text, message: Copy.lastAlertMessage.text)
      .button(Copy.lastAlertNo.text, role: .cancel)
      .button(Copy.lastAlertKeep.text, id: Choice.keep, isPreferred: true)
  }
}
