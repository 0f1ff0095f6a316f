// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

@MainActor
extension MisuseReport {
  /// An alert that has no title, no message and no action was shown.
  ///
  /// Usher does not present it. It is dismissed with the reason `failed`.
  ///
  /// - Returns: `nil` if it has one of them.
  static func emptyAlert(_ texts: [String?], buttonCount: Int) -> MisuseReport? {
    guard buttonCount == 0, texts.allSatisfy({ $0?.isEmpty ?? true }) else { return nil }
    return MisuseReport(
      code: "alert-empty",
      problem: "The alert is empty; UIKit would raise an exception.",
      evidence: "It has no title, no message and no action.",
      suggestion: "Add a title, a message or an action before show().")
  }

  /// An alert was shown that other code has already presented.
  ///
  /// The second presentation is dismissed with the reason `contentInUse`.
  static func alertAlreadyPresented(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-already-presented",
      problem: "The alert \(name(alert.title)) is already on the screen.",
      evidence: "It has a presenting view controller that does not belong to Usher.",
      suggestion: "Use either present(_:animated:) or usher.show(), and a new alert each time.")
  }

  /// The same alert object was shown a second time before it was dismissed.
  ///
  /// The second call returns a handle that is dismissed with the reason `contentInUse`.
  static func alertInUse(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-duplicate",
      problem: "The alert \(name(alert.title)) is already being shown.",
      evidence: "It was passed to show() before and has not been dismissed.",
      suggestion: "Make a new alert each time, or await the outcome of the first one.")
  }

  /// An alert with buttons of `addButton` was shown again after its dismissal.
  ///
  /// The handlers of such buttons are released, so that they can retain the alert without a leak; it
  /// does not matter whether there were any.
  /// The alert is dismissed with the reason `contentInUse`. A `SystemAlert` can be shown any number
  /// of times.
  static func alertReused(_ alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-shown-again",
      problem: "The alert \(name(alert.title)) cannot be shown again after its dismissal.",
      evidence: "It has buttons of addButton, which were released when it was dismissed.",
      suggestion: "Make a new alert each time, or use a SystemAlert.")
  }

  /// An action sheet without a popover source was shown on iPad, where it is a popover.
  ///
  /// It is dismissed with the reason `failed`.
  static func actionSheetWithoutSource(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-sheet-without-source",
      problem: "The action sheet \(name(title)) has no source on iPad; "
        + "UIKit would raise an exception.",
      evidence: "Its popoverPresentationController has no sourceItem, sourceView, barButtonItem "
        + "or delegate.",
      suggestion: "Set one of them, or use source(_:) of SystemAlert.")
  }

  /// A second button with the style `.cancel` was added by `addButton` or `SystemAlert.button`.
  static func secondCancelButton(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-second-cancel",
      problem: "The button \(name(title)) is a second cancel button; "
        + "UIKit would raise an exception.",
      evidence: "The alert has a button with the style .cancel; this one gets the style .default.",
      suggestion: "Use the style .cancel for one button only.")
  }

  /// A button without a title was added by `addButton`.
  static var untitledButton: MisuseReport {
    MisuseReport(
      code: "alert-untitled-button",
      problem: "A button of an alert has no title; UIKit would raise an exception.",
      evidence: "The title is nil; an empty title is used instead.",
      suggestion: "Give each button a title.")
  }

  /// A `SystemAlert` with the style `.actionSheet` has a text field.
  static func textFieldInActionSheet(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-field-on-sheet",
      problem: "The action sheet \(name(title)) has a text field; "
        + "UIKit would raise an exception.",
      evidence: "Its style is .actionSheet; it is shown with the style .alert.",
      suggestion: "Use the style .alert for alerts with text fields.")
  }

  /// An alert has no button with the index that `cancelButtonIndex` or `dismiss(clickedButtonAt:)`
  /// was given.
  ///
  /// The call has no effect. Actions that the app has added count, too, in the order in which they
  /// were added.
  static func unknownButton(_ index: Int, of alert: UIAlertController) -> MisuseReport {
    MisuseReport(
      code: "alert-no-such-button",
      problem: "The alert \(name(alert.title)) has no button with the index \(index).",
      evidence: "Number of buttons: \(alert.actions.count); the first index is 0.",
      suggestion: "Use the index that addButton returns.")
  }

  /// `dismiss(clickedButtonAt:)` was given the index of an action that the app has added.
  ///
  /// `UIAlertAction` has no public property for its handler. The alert is dismissed with this
  /// button as its value, and the handler is not called.
  static func foreignAction(_ title: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-plain-button",
      problem: "dismiss(clickedButtonAt:) cannot call the handler of the button \(name(title)).",
      evidence: "It is a UIAlertAction of the app, whose handler only UIKit can call.",
      suggestion: "Add the button with alert.usher.addButton.")
  }

  /// `cancelButtonIndex` was set to a button that cannot be the cancel button.
  ///
  /// It is an action that the app has added, or the alert has another button with the style
  /// `.cancel`, which UIKit uses in any case. Nothing changes.
  static func invalidCancelButton(_ title: String?, _ other: String?) -> MisuseReport {
    MisuseReport(
      code: "alert-cannot-cancel",
      problem: "The button \(name(title)) cannot be the cancel button.",
      evidence: other.map {
        "UIKit uses the button \(name($0)) instead, which has the style .cancel."
      } ?? "It is a UIAlertAction of the app, whose handler only UIKit can call.",
      suggestion: "Add it with alert.usher.addButton, and no other button with the style .cancel.")
  }

  /// The delegate of an alert implements none of the calls.
  ///
  /// All of them have a default implementation, so that a method with a wrong name compiles and is
  /// never called; the same is true of a method of a subclass if the class that conforms to
  /// `SystemAlertDelegate` lacks it. It is reported once for each type, when an alert has made all
  /// four calls.
  static func delegateWithoutCalls(_ delegate: any SystemAlertDelegate) -> MisuseReport {
    MisuseReport(
      code: "alert-delegate-without-calls",
      problem: "A \(type(of: delegate)) is the delegate of an alert and implements none of the "
        + "calls.",
      evidence: "All four have reached the default implementation, which does nothing.",
      suggestion: "Implement alertWillPresent, alertDidPresent, alertWillDismiss or "
        + "alertDidDismiss in the class that conforms to SystemAlertDelegate.")
  }

  private static func name(_ title: String?) -> String {
    title.map { "\"\($0)\"" } ?? "without a title"
  }
}

extension UIAlertController {
  /// Returns why UIKit cannot present the alert; `nil` if it can.
  func misuse(in window: PopupWindow) -> MisuseReport? {
    if let report = MisuseReport.emptyAlert([title, message], buttonCount: actions.count) {
      return report
    }
    guard window == .own, UIAlertController.needsSource, let popover = sheetPopover,
      !popover.hasSource
    else { return nil }
    return .actionSheetWithoutSource(title)
  }
}
