// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when an alert cannot be shown or pressed as it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum AlertMisuse {
  static var emptyAlert: MisuseReport {
    MisuseReport(
      code: "alert-empty",
      problem: "An alert with nothing in it was to be shown; UIKit raises an exception for that.",
      evidence: "Its title and message are empty and it has no action.",
      suggestion: "Give it a title, a message or an action before show().")
  }

  static func alertAlreadyPresented(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-already-presented",
      problem: "The alert \(name(alert.title)) was to be shown while it is on screen already.",
      evidence: "It has a presenting view controller that is not Usher's.",
      suggestion: "Use either present(_:animated:) or usher.show(), and a new alert each time.")
  }

  static func alertInUse(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-duplicate",
      problem: "The alert \(name(alert.title)) was to be shown twice.",
      evidence: "An earlier show() of the same object has not ended.",
      suggestion: "Make a new alert each time, or await the first one's outcome.")
  }

  static func alertReused(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-shown-again",
      problem: "The alert \(name(alert.title)) was to be shown again after it had ended.",
      evidence: "It has buttons of addButton, whose handlers were let go with its end.",
      suggestion: "Make a new alert each time, or describe it as a SystemAlert.")
  }

  static func actionSheetWithoutSource(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-sheet-without-anchor",
      problem: "The action sheet \(name(title)) was to be shown on a pad and points at nothing; "
        + "UIKit raises an exception for that.",
      evidence: "It has neither a source item, a source view nor a bar button item, and no "
        + "delegate that could give it one.",
      suggestion: "Set one of them in its popoverPresentationController, or say SystemAlert.anchor.")
  }

  static func secondCancelButton(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-second-cancel",
      problem: "The button \(name(title)) was to be a second one that cancels; "
        + "UIKit raises an exception for that.",
      evidence: "The alert has one with the style cancel; this one becomes an ordinary one.",
      suggestion: "Let one button of an alert cancel.")
  }

  static var untitledButton: MisuseReport {
    MisuseReport(
      code: "alert-untitled-button",
      problem: "A button without a title was to be added to an alert; "
        + "UIKit raises an exception for that.",
      evidence: "The title is nil; the button has an empty one.",
      suggestion: "Give each button a title.")
  }

  static func textFieldInActionSheet(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-field-on-sheet",
      problem: "The action sheet \(name(title)) was to have a text field; "
        + "UIKit raises an exception for that.",
      evidence: "Its style is actionSheet; it is shown as an alert.",
      suggestion: "Use the alert style for what asks for a text.")
  }

  static func unknownButton(_ index: Int, of alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-no-such-button",
      problem: "Button \(index) of the alert \(name(alert.title)) was meant, which is not there.",
      evidence: "It has \(alert.actions.count), which are counted from 0.",
      suggestion: "Use the index that addButton answers.")
  }

  static func foreignAction(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-plain-button",
      problem: "The app pressed the button \(name(title)), whose handler was not called.",
      evidence: "It is an action of the app's own, and only UIKit can call the handler of one.",
      suggestion: "Add the button with alert.usher.addButton.")
  }

  static func invalidCancelButton(_ title: String?, _ other: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-cannot-cancel",
      problem: "The button \(name(title)) was to be the one that cancels, and cannot.",
      evidence: other.map {
        "UIKit presses \(name($0)) for that, which has the style cancel."
      } ?? "It is an action of the app's own, and only UIKit can call the handler of one.",
      suggestion: "Add it with alert.usher.addButton, and no other with the style cancel.")
  }

  /// Why UIKit could not show it.
  static func misuse(of alert: UIAlertController, in window: PopupWindow) -> MisuseReport? {
    let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
    if alert.actions.isEmpty, texts.isEmpty { return emptyAlert }
    guard window == .own, alert.isPopoverSheet, let popover = alert.popoverPresentationController,
      popover.barButtonItem == nil, popover.sourceItem == nil, popover.sourceView == nil,
      popover.delegate == nil
    else { return nil }
    return actionSheetWithoutSource(alert.title)
  }

  private static func name(_ title: String?) -> String {
    title.map { "\"\($0)\"" } ?? "without a title"
  }
}
