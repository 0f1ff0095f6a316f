// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// The buttons of an alert by their numbers, which count from 0 in the order in which they were added,
// those of the app's own `addAction` included.
@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIAlertController {
  /// Adds a button and answers its index.
  ///
  /// Where the user taps it, or it is pressed by ``dismiss(clickedButtonAt:animated:)``, the handler is
  /// called once, after the alert has left the screen and before the outcome; never if the alert ends in
  /// another way. It is let go when the alert has ended, so it may hold the alert; after that the alert
  /// cannot be shown through Usher again. A second button of the style `cancel`, for which UIKit would
  /// raise an exception, is an ordinary button, one without a title has an empty one, and that is reported.
  @discardableResult
  public func addButton(
    title: String?, style: UIAlertAction.Style = .default,
    handler: (@MainActor () -> Void)? = nil
  ) -> Int {
    var style = style
    if style == .cancel, base.actions.contains(where: { $0.style == .cancel }) {
      AlertMisuse.secondCancelButton(title).report()
      style = .default
    }
    if title == nil { AlertMisuse.untitledButton.report() }
    let title = title ?? ""
    _ = AlertAttachment.make(base).add(title: title, id: title, role: style, to: base, handler)
    return base.actions.count - 1
  }

  /// How many buttons the alert has.
  public var numberOfButtons: Int { base.actions.count }

  /// The title of a button; `nil` where an action of the app's own has none, or there is no such button.
  public func buttonTitle(at index: Int) -> String? { action(at: index)?.title }

  /// A text field, counted from the top; `nil` where there is no such field.
  public func textField(at index: Int) -> UITextField? {
    base.textFields.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The button that stands for cancelling; -1 where there is none.
  ///
  /// It is the one of the style `cancel`, which UIKit presses for the escape gesture and key and, in an
  /// action sheet, for a tap outside. Where it is set, Usher presses that button for all three, in
  /// alerts, too, while the alert is shown through Usher; in an action sheet on the page, for a tap
  /// outside only. A button that is not enabled is not pressed. `-1` takes back what was set.
  ///
  /// Only a button of ``addButton(title:style:handler:)`` can be set, because nobody but UIKit can call
  /// the handler of an action of the app's own; and where there is one of the style `cancel`, no other,
  /// because UIKit goes on pressing that. Everything else is reported and changes nothing.
  public var cancelButtonIndex: Int {
    get {
      let cancel = styledCancel ?? AlertAttachment.existing(base)?.explicitCancelAction
      return base.actions.firstIndex { $0 === cancel } ?? -1
    }
    nonmutating set {
      let attachment = AlertAttachment.make(base)
      guard newValue != -1 else { return attachment.explicitCancelAction = nil }
      guard let action = action(at: newValue) else {
        return AlertMisuse.unknownButton(newValue, of: base).report()
      }
      guard attachment.button(of: action) != nil, styledCancel == nil || styledCancel === action else {
        return AlertMisuse.invalidCancelButton(action.title, styledCancel?.title).report()
      }
      attachment.explicitCancelAction = action
    }
  }

  /// Ends the alert as if the user had tapped a button; answers whether that could be done.
  ///
  /// On the screen, the alert is dismissed, and the button's handler is called once, after it has left;
  /// without animation it is off the screen when this returns. Where it waits for its turn or is
  /// suspended, the handler is called and it has ended. The handler of an action that was not added by
  /// ``addButton(title:style:handler:)`` cannot be called by anybody but UIKit: the alert ends all the
  /// same, and that is reported.
  ///
  /// `false`, and nothing happens, if the alert is not shown through Usher, is on its way off the screen
  /// already, or has no such button; the last is reported.
  @discardableResult
  public func dismiss(clickedButtonAt index: Int, animated: Bool = true) -> Bool {
    guard let action = action(at: index) else {
      AlertMisuse.unknownButton(index, of: base).report()
      return false
    }
    guard let session = AlertAttachment.existing(base)?.session, session.canPressButton else { return false }
    session.press(action, animated: animated)
    return true
  }

  private var styledCancel: UIAlertAction? { base.actions.first { $0.style == .cancel } }

  private func action(at index: Int) -> UIAlertAction? {
    base.actions.indices.contains(index) ? base.actions[index] : nil
  }
}

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
