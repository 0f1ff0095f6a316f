// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What is said when an alert cannot be shown or pressed as it is.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum AlertMisuse {
  static var empty: MisuseReport {
    MisuseReport(
      anchor: "alert-empty",
      happened: "An alert with nothing in it was to be shown; UIKit raises an exception for that.",
      lookedAt: "Its title and message are empty and it has no action.",
      remedy: "Give it a title, a message or an action before show().")
  }

  static func alreadyPresented(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-already-presented",
      happened: "The alert \(name(alert.title)) was to be shown while it is on screen already.",
      lookedAt: "It has a presenting view controller that is not Usher's.",
      remedy: "Use either present(_:animated:) or usher.show(), and a new alert each time.")
  }

  static func duplicate(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-duplicate",
      happened: "The alert \(name(alert.title)) was to be shown twice.",
      lookedAt: "An earlier show() of the same object has not ended.",
      remedy: "Make a new alert each time, or await the first one's outcome.")
  }

  static func shownAgain(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-shown-again",
      happened: "The alert \(name(alert.title)) was to be shown again after it had ended.",
      lookedAt: "It has buttons of addButton, whose handlers were let go with its end.",
      remedy: "Make a new alert each time, or describe it as a SystemAlert.")
  }

  static func sheetWithoutAnchor(_ title: String?) -> MisuseReport {
    MisuseReport(
      anchor: "alert-sheet-without-anchor",
      happened: "The action sheet \(name(title)) was to be shown on a pad and points at nothing; "
        + "UIKit raises an exception for that.",
      lookedAt: "It has neither a source item, a source view nor a bar button item, and no "
        + "delegate that could give it one.",
      remedy: "Set one of them in its popoverPresentationController, or say SystemAlert.anchor.")
  }

  static func secondCancel(_ title: String?) -> MisuseReport {
    MisuseReport(
      anchor: "alert-second-cancel",
      happened: "The button \(name(title)) was to be a second one that cancels; "
        + "UIKit raises an exception for that.",
      lookedAt: "The alert has one with the style cancel; this one becomes an ordinary one.",
      remedy: "Let one button of an alert cancel.")
  }

  static var untitledButton: MisuseReport {
    MisuseReport(
      anchor: "alert-untitled-button",
      happened: "A button without a title was to be added to an alert; "
        + "UIKit raises an exception for that.",
      lookedAt: "The title is nil; the button has an empty one.",
      remedy: "Give each button a title.")
  }

  static func fieldOnSheet(_ title: String?) -> MisuseReport {
    MisuseReport(
      anchor: "alert-field-on-sheet",
      happened: "The action sheet \(name(title)) was to have a text field; "
        + "UIKit raises an exception for that.",
      lookedAt: "Its style is actionSheet; it is shown as an alert.",
      remedy: "Use the alert style for what asks for a text.")
  }

  static func noSuchButton(_ index: Int, of alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      anchor: "alert-no-such-button",
      happened: "Button \(index) of the alert \(name(alert.title)) was meant, which is not there.",
      lookedAt: "It has \(alert.actions.count), which are counted from 0.",
      remedy: "Use the index that addButton answers.")
  }

  static func plainButton(_ title: String?) -> MisuseReport {
    MisuseReport(
      anchor: "alert-plain-button",
      happened: "The app pressed the button \(name(title)), whose handler was not called.",
      lookedAt: "It is an action of the app's own, and only UIKit can call the handler of one.",
      remedy: "Add the button with alert.usher.addButton.")
  }

  static func cannotCancel(_ title: String?, _ other: String?) -> MisuseReport {
    MisuseReport(
      anchor: "alert-cannot-cancel",
      happened: "The button \(name(title)) was to be the one that cancels, and cannot.",
      lookedAt: other.map {
        "UIKit presses \(name($0)) for that, which has the style cancel."
      } ?? "It is an action of the app's own, and only UIKit can call the handler of one.",
      remedy: "Add it with alert.usher.addButton, and no other with the style cancel.")
  }

  /// Why UIKit could not show it.
  static func fault(of alert: UIAlertController, in window: PopupWindow) -> MisuseReport? {
    let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
    if alert.actions.isEmpty, texts.isEmpty { return empty }
    guard window == .own, alert.isSheetOfPad, let popover = alert.popoverPresentationController,
      popover.barButtonItem == nil, popover.sourceItem == nil, popover.sourceView == nil,
      popover.delegate == nil
    else { return nil }
    return sheetWithoutAnchor(alert.title)
  }

  private static func name(_ title: String?) -> String {
    title.map { "\"\($0)\"" } ?? "without a title"
  }
}
