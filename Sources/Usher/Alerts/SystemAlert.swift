// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// A system alert or action sheet, as a description.
///
/// ```swift
/// let answer = await SystemAlert("Delete photo?", message: "This cannot be undone.")
///   .button("Cancel", role: .cancel)
///   .button("Delete", id: "delete", role: .destructive)
///   .show()
/// if answer.value?.button.id == "delete" { … }
/// ```
///
/// What UIKit shows is a `UIAlertController` like any other, made when it is its turn, so one
/// description can be shown any number of times. It waits in the lane `alerts` and is in front of
/// everything of its scene but the keyboard. The outcome comes once, after the alert has left the screen
/// and the handler of its button has run; its reason is then `completed`, and its value the button
/// with the texts. Ended in any other way it has a reason only.
@MainActor
@available(iOSApplicationExtension, unavailable)
public struct SystemAlert: PopupPresentable {
  public var _configuration: _PopupConfiguration<SystemAlertResult>
  private var description: AlertConfiguration {
    didSet { _configuration.presentation = AlertPresentation(.configuration(description)) }
  }

  /// Describes an alert; it needs a title, a message or a button.
  public init(_ title: String? = nil, message: String? = nil) {
    description = AlertConfiguration(title: title, message: message)
    _configuration = _PopupConfiguration(presentation: AlertPresentation(.configuration(description)))
    _configuration.lane = .alerts
  }

  /// Adds a button; UIKit puts that with the role `cancel` where it belongs.
  ///
  /// One alert has at most one with the role `cancel`, which is what the escape gesture and, in an
  /// action sheet, a tap outside press; a second one is an ordinary button, and that is reported. The
  /// preferred button of an alert is the one that stands out; of several the last.
  ///
  /// The handler is called once, if this is the button that is pressed, after the alert has left the
  /// screen and before the outcome; never if the alert ends in another way.
  ///
  /// With `enabledWhen` the button can be pressed only while that is true of the texts in the fields,
  /// from top to bottom. The condition is asked when the alert is made and at every change that the
  /// user makes, never after the alert has ended; what an input method is still composing is left out of
  /// the texts. It should be quick and change nothing.
  public func button(
    _ title: String, id: String? = nil, role: UIAlertAction.Style = .default,
    isPreferred: Bool = false, handler: @escaping @MainActor () -> Void = {},
    enabledWhen isEnabled: (@MainActor ([String]) -> Bool)? = nil
  ) -> SystemAlert {
    with {
      $0.buttons.append(
        AlertConfiguration.Button(
          title: title, id: id ?? title, role: role, isPreferred: isPreferred,
          isEnabled: isEnabled, handler: handler))
    }
  }

  /// Adds a text field below the message; the first one has the focus when the alert appears.
  ///
  /// The closure is called once for each showing, when the alert is made, for whatever else there is to
  /// say about the field. An action sheet cannot have one: with a field it is shown as an alert, and that
  /// is reported.
  public func textField(
    _ placeholder: String? = nil, text: String = "", isSecure: Bool = false,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> SystemAlert {
    with {
      $0.fields.append(
        AlertConfiguration.Field(
          placeholder: placeholder, text: text, isSecure: isSecure, configure: configure))
    }
  }

  /// Whether it is an alert, which is usual, or an action sheet.
  public func style(_ style: UIAlertController.Style) -> SystemAlert { with { $0.style = style } }

  /// The view, or a part of it in its own coordinates, that an action sheet points at on a pad, where it is
  /// a popover; elsewhere it does not matter.
  ///
  /// The view is not held. It must be on the screen when it is the sheet's turn.
  public func source(_ view: UIView, rect: CGRect? = nil) -> SystemAlert {
    with { $0.source = .view(AlertConfiguration.View(view: view), rect) }
  }

  /// The bar button that an action sheet points at on a pad, where it is a popover; elsewhere it does not
  /// matter.
  ///
  /// There the sheet is presented on the page and not in a window of its own, because only there a
  /// bar button has a place.
  public func source(_ item: UIBarButtonItem) -> SystemAlert { with { $0.source = .item(item) } }

  private func with(_ change: (inout AlertConfiguration) -> Void) -> SystemAlert {
    var copy = self
    change(&copy.description)
    return copy
  }
}

/// What an alert ended with: the button that was pressed, and what stood in its text fields then.
public struct SystemAlertResult: Sendable, Hashable {
  /// A button of an alert, as a value.
  public struct Button: Sendable, Hashable {
    /// Its place among the buttons, in the order in which they were added; not the one on the screen.
    public let index: Int
    /// The name it was given, else its title.
    public let id: String
    /// What it says.
    public let title: String
    /// What it is for.
    public let role: UIAlertAction.Style

    /// Creates a button, as for a test of what is done with a result.
    public init(
      index: Int, id: String? = nil, title: String, role: UIAlertAction.Style = .default
    ) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was pressed.
  public let button: Button
  /// The texts of the fields, from top to bottom; none where there is no field.
  public let texts: [String]

  /// Creates a result, as for a test of what is done with one.
  public init(button: Button, values: [String] = []) {
    self.button = button
    self.texts = values
  }
}

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

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIAlertController {
  /// Shows the alert when it is its turn, from anywhere: it needs no view controller.
  ///
  /// It waits in the lane `alerts` of the queue that is named, or of ``PopupCenter/shared``, and appears in
  /// front of everything there but the keyboard; on a pad an action sheet that points at a bar button
  /// is presented on the page. Its actions and their handlers are not touched. The outcome comes after
  /// the handler; it has a value where the button came from `addButton`, see ``ExistingAlert``, which is
  /// also the way to everything else that can be said about it: priority, key, pages, lane and group.
  ///
  /// One that is shown above a popup belongs to it: it does not wait for other alerts and ends with that
  /// popup. `view.usher.popup` is the one that a button is in; with `nil` the alert belongs to none.
  @discardableResult
  public func show(
    animated: Bool = true, above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<SystemAlertResult> {
    ExistingAlert(base).animated(animated).show(above: popup, in: center)
  }

  /// Shows the alert when it is its turn and waits until it has left the screen.
  ///
  /// Cancelling the task ends the alert, with the reason `cancelled`.
  @discardableResult
  public func show(
    animated: Bool = true, above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) async -> PopupOutcome<SystemAlertResult> {
    await ExistingAlert(base).animated(animated).showAndWait(above: popup, in: center)
  }

  /// Whether the alert is on the screen, or on its way there or away, whoever has presented it.
  public var isVisible: Bool {
    guard base.presentingViewController != nil, let window = base.viewIfLoaded?.window else {
      return false
    }
    return !window.isHidden && window.windowScene != nil
  }

  /// Who is told when the alert comes and goes; it is not held.
  ///
  /// Only alerts that are shown through Usher tell it.
  public var delegate: (any SystemAlertDelegate)? {
    get { AlertAttachment.existing(base)?.delegate }
    nonmutating set { AlertAttachment.make(base).delegate = newValue }
  }
}

extension PopupPresentable {
  /// Enqueues it like `enqueue` and waits until it has ended and really left the screen.
  ///
  /// Cancelling the task ends it, with the reason `cancelled`.
  @discardableResult
  public func showAndWait(
    above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) async -> PopupOutcome<Value> {
    await show(above: popup, in: center).outcomeEndingOnCancellation()
  }
}
