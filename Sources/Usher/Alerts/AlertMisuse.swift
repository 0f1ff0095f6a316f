// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when an alert cannot be shown as it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum AlertMisuse {
  static func empty(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-empty",
      happened: "An alert with nothing in it was to be shown; UIKit raises an exception for that.",
      lookedAt: "Its title and message are empty and it has no action.",
      remedy: "Give it a title, a message or an action before show().")
  }

  static func alreadyPresented(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-already-presented",
      happened: "The alert \(name(of: alert)) was to be shown while it is on screen already.",
      lookedAt: "It has a presenting view controller that is not Usher's.",
      remedy: "Use either present(_:animated:) or usher.show(), and a new alert each time.")
  }

  static func duplicate(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-duplicate",
      happened: "The alert \(name(of: alert)) was to be shown twice.",
      lookedAt: "An earlier show() of the same object has not ended.",
      remedy: "Make a new alert each time, or await the first one's outcome.")
  }

  static func sheetWithoutAnchor(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-sheet-without-anchor",
      happened: "The action sheet \(name(of: alert)) was to be shown on a pad.",
      lookedAt: "There an action sheet is a popover that points at a view, and a window of Usher's "
        + "has none to point at.",
      remedy: "Present it from the page, or use the alert style.")
  }

  private static func name(of alert: UIAlertController) -> String {
    alert.title.map { "\"\($0)\"" } ?? "without a title"
  }
}
