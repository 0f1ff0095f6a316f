// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

// The calls and properties of UIAlertView. A button index counts from 0 in the order of addition;
// actions that the app added itself with `addAction` are included.
extension UsherNamespace where Base: UIAlertController {
  /// Adds a button and returns its index.
  ///
  /// The handler is called at most once: if the user taps the button or
  /// ``dismiss(clickedButtonAt:animated:)`` presses it, after the alert has disappeared and before
  /// the outcome is delivered; never if the alert is dismissed in another way. The handler may
  /// retain the alert, because it is released when the alert has been dismissed; an alert with such
  /// a button, with or without a handler, cannot be shown through Usher again after that. A second button with the style `cancel`, for which
  /// UIKit would raise an exception, gets the style `default`, and a missing title is replaced by
  /// an empty one; both are reported as misuse.
  @discardableResult
  public func addButton(
    title: String?, style: UIAlertAction.Style = .default,
    handler: (@MainActor () -> Void)? = nil
  ) -> Int {
    var style = style
    if style == .cancel, base.actions.contains(where: { $0.style == .cancel }) {
      MisuseReport.secondCancelButton(title).report()
      style = .default
    }
    if title == nil { MisuseReport.untitledButton.report() }
    let title = title ?? ""
    _ = AlertAttachment.make(for: base).add(
      title: title, id: title, style: style, to: base, handler)
    return base.actions.count - 1
  }

  /// How many buttons the alert has.
  public var numberOfButtons: Int { base.actions.count }

  /// The title of a button; `nil` if there is no such button, or an action of the app has no title.
  public func buttonTitle(at index: Int) -> String? { action(at: index)?.title }

  /// A text field, counted from the top; `nil` if there is no such field.
  public func textField(at index: Int) -> UITextField? {
    base.textFields.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The index of the cancel button; -1 if there is none.
  ///
  /// By default it is the button with the style `cancel`. UIKit presses that for the escape gesture
  /// and key and, in an action sheet, for a tap outside. If a button is set, Usher presses it for
  /// all three, in alerts, too, as long as the alert is shown through Usher; in an action sheet on
  /// the page, only for a tap outside. A disabled button is not pressed. Set -1 to remove the
  /// button that was set.
  ///
  /// Only a button of ``addButton(title:style:handler:)`` can be set, because only UIKit can call
  /// the handler of another action. If there is a button with the style `cancel`, no other one can
  /// be set, because UIKit still presses it. Other values are reported as misuse and ignored.
  public var cancelButtonIndex: Int {
    get {
      let cancel = styledCancel ?? AlertAttachment.existing(for: base)?.explicitCancelAction
      return base.actions.firstIndex { $0 === cancel } ?? -1
    }
    nonmutating set {
      let attachment = AlertAttachment.make(for: base)
      guard newValue != -1 else { return attachment.explicitCancelAction = nil }
      guard let action = action(at: newValue) else {
        return MisuseReport.unknownButton(newValue, of: base).report()
      }
      guard attachment.button(of: action) != nil, styledCancel == nil || styledCancel === action
      else {
        return MisuseReport.invalidCancelButton(action.title, styledCancel?.title).report()
      }
      attachment.explicitCancelAction = action
    }
  }

  /// Dismisses the alert as if the button was tapped. Returns whether it was dismissed.
  ///
  /// If the alert is visible, the handler of the button is called once, after the alert has
  /// disappeared; without animation, it has disappeared when this call returns. If the alert is
  /// queued or suspended, the handler is called during this call. Only UIKit can call the handler
  /// of an action that was not added with ``addButton(title:style:handler:)``: the alert is
  /// dismissed, the handler is not called, and that is reported as misuse.
  ///
  /// Returns `false` without any effect if the alert is not shown through Usher, is already
  /// dismissing, or has no such button; the last is reported as misuse.
  @discardableResult
  public func dismiss(clickedButtonAt index: Int, animated: Bool = true) -> Bool {
    guard let action = action(at: index) else {
      MisuseReport.unknownButton(index, of: base).report()
      return false
    }
    guard let session = AlertAttachment.existing(for: base)?.session, session.canPressButton
    else { return false }
    session.press(action, animated: animated)
    return true
  }

  /// Whether the alert is on the screen, including its animations, no matter what presented it.
  public var isVisible: Bool {
    guard base.presentingViewController != nil, let window = base.viewIfLoaded?.window else {
      return false
    }
    // A suspended alert is still presented, in a window that is hidden.
    return !window.isHidden && window.windowScene != nil
  }

  /// Receives calls when the alert appears and disappears; it is not retained.
  ///
  /// Only alerts that are shown through Usher call it.
  public var delegate: (any SystemAlertDelegate)? {
    get { AlertAttachment.existing(for: base)?.delegate }
    nonmutating set { AlertAttachment.make(for: base).delegate = newValue }
  }

  private var styledCancel: UIAlertAction? { base.actions.first { $0.style == .cancel } }

  private func action(at index: Int) -> UIAlertAction? {
    base.actions.indices.contains(index) ? base.actions[index] : nil
  }
}

/// Receives calls when an alert that is shown through Usher appears and disappears.
///
/// The methods are called in this order, each time the alert appears and disappears: usually once,
/// and again if it was suspended and has resumed. `alertDidDismiss` is called after the handler of
/// the button and before the outcome is delivered. Nothing is called for an alert that never
/// appears or that the app presents itself. `alertDidPresent` is not called if the appearance is
/// interrupted.
///
/// All methods have empty default implementations. A delegate that implements none of them, for
/// example because a name is wrong, is reported as misuse when all four have been called.
@MainActor
public protocol SystemAlertDelegate: AnyObject {
  /// It is in its window and begins to appear.
  func alertWillPresent(_ alert: UIAlertController)
  /// It has appeared and its animation has ended.
  func alertDidPresent(_ alert: UIAlertController)
  /// It begins to disappear.
  func alertWillDismiss(_ alert: UIAlertController)
  /// It has disappeared.
  func alertDidDismiss(_ alert: UIAlertController)
}

extension SystemAlertDelegate {
  /// Does nothing.
  public func alertWillPresent(_ alert: UIAlertController) { recordDefault(.willPresent, alert) }
  /// Does nothing.
  public func alertDidPresent(_ alert: UIAlertController) { recordDefault(.didPresent, alert) }
  /// Does nothing.
  public func alertWillDismiss(_ alert: UIAlertController) { recordDefault(.willDismiss, alert) }
  /// Does nothing.
  public func alertDidDismiss(_ alert: UIAlertController) { recordDefault(.didDismiss, alert) }

  private func recordDefault(_ call: AlertAttachment.DelegateCall, _ alert: UIAlertController) {
    AlertAttachment.existing(for: alert)?.recordDefault(call, of: self)
  }
}
