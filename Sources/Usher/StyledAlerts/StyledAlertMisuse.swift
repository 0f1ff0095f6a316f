// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when a styled alert cannot be shown as it is described.
@MainActor
enum StyledAlertMisuse {
  static func viewInUse(_ view: UIView) -> MisuseReport {
    MisuseReport(
      anchor: "styled-alert-view-in-use",
      happened: "A \(type(of: view)) was to be on the card of a styled alert and is elsewhere.",
      lookedAt: "It has a superview already, perhaps the card of an alert that was shown before.",
      remedy: "Make a new view in the closure, which is called once for each card.")
  }
}
