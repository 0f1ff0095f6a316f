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
