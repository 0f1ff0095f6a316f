// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// A system alert or action sheet, described as a value.
///
/// ```swift
/// let outcome = await SystemAlert("Delete photo?", message: "This cannot be undone.")
///   .button("Cancel", role: .cancel)
///   .button("Delete", id: "delete", role: .destructive)
///   .show().outcome
/// if outcome.value?.button.id == "delete" { … }
/// ```
///
/// UIKit shows a `UIAlertController`, which is created when the turn of the alert comes, so a value
/// can be shown any number of times. Its lane is `alerts`, and it appears in front of everything in
/// its scene except the keyboard. The outcome is delivered once, after the alert has disappeared
/// and the handler of its button was called: the reason is `completed` and the value contains the
/// button and the texts. If the alert is dismissed in another way, the outcome has no value.
@MainActor
public struct SystemAlert: PopupPresentable {
  @CopyOnWrite private var settings = _PopupConfiguration<SystemAlertResult>()
  public var _configuration: _PopupConfiguration<SystemAlertResult> {
    get { settings }
    set { settings = newValue }
  }
  @CopyOnWrite private var description: AlertConfiguration

  /// Creates an alert, which needs a title, a message or a button.
  public init(_ title: String? = nil, message: String? = nil) {
    description = AlertConfiguration(title: title, message: message)
  }

  public func _makePresentation() -> _PopupPresentation<SystemAlertResult> {
    AlertSource.configuration(description).makePresentation()
  }

  /// Adds a button.
  ///
  /// UIKit decides where the cancel button is placed. The escape gesture presses it and, in an
  /// action sheet, so does a tap outside. An alert can have only one; further ones get the role
  /// `standard`, which is reported as misuse. The preferred button is emphasized; of several, the
  /// last one.
  ///
  /// The handler is called at most once, if this button is tapped, after the alert has disappeared
  /// and before the outcome is delivered, also where UIKit calls it earlier; never if the alert is
  /// dismissed in another way.
  ///
  /// With `isEnabled`, the button is enabled only while the closure returns `true` for the values
  /// of the text fields. It is called when the alert is created and after each change by the user,
  /// never after the alert has been dismissed. The values do not contain text that an input method
  /// is still composing. The closure should be fast and have no side effects.
  public func button(
    _ title: String, id: String? = nil, role: SystemAlertButtonRole = .standard,
    isPreferred: Bool = false, handler: @escaping @MainActor () -> Void = {},
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil
  ) -> SystemAlert {
    with {
      $0.buttons.append(
        AlertConfiguration.Button(
          title: title, id: id ?? title, role: role, isPreferred: isPreferred,
          isEnabled: isEnabled, handler: handler))
    }
  }

  /// Adds a text field below the message; the first field has the focus when the alert appears.
  ///
  /// The text is found in the result by `id`, or by the placeholder if there is no `id`. The
  /// closure is called each time the alert is shown, when the field is created, to configure it
  /// further. An action sheet cannot have text fields: it is shown as an alert, which is reported
  /// as misuse.
  public func textField(
    _ placeholder: String? = nil, id: String? = nil, text: String = "", isSecure: Bool = false,
    configure: @escaping @MainActor (UITextField) -> Void = { _ in }
  ) -> SystemAlert {
    with {
      $0.fields.append(
        AlertConfiguration.Field(
          id: id ?? placeholder ?? "", placeholder: placeholder, text: text, isSecure: isSecure,
          configure: configure))
    }
  }

  /// Sets the style: alert, the default, or action sheet.
  ///
  /// An action sheet should have a source. On iPad it needs one. On iPhone, from iOS 26 on, it is a
  /// popover there, and centered without one; until iOS 18 it is at the bottom.
  public func style(_ style: UIAlertController.Style) -> SystemAlert { with { $0.style = style } }

  /// Sets the view, or a rectangle in its coordinates, that an action sheet points at: on iPad, and
  /// on iPhone from iOS 26 on.
  ///
  /// The view is not retained. On iPad it must be on the screen when the turn of the alert comes; on
  /// iPhone a sheet whose view is not on the screen is shown as without one. For alerts it has no
  /// effect.
  public func source(_ view: UIView, rect: CGRect? = nil) -> SystemAlert {
    with { $0.source = .view(Weak(object: view), rect) }
  }

  /// Sets the bar button that an action sheet points at: on iPad, and on iPhone from iOS 26 on.
  ///
  /// The sheet is then presented on the page instead of in a window of its own, because a popover
  /// can point at a bar button only there. For alerts it has no effect.
  public func source(_ item: UIBarButtonItem) -> SystemAlert { with { $0.source = .item(item) } }

  private func with(_ change: (inout AlertConfiguration) -> Void) -> SystemAlert {
    var copy = self
    change(&copy.description)
    return copy
  }
}

/// The purpose of a button of a system alert: the style of its `UIAlertAction`.
public enum SystemAlertButtonRole: Sendable, Hashable, CaseIterable {
  /// An ordinary choice.
  case standard
  /// Cancels.
  case cancel
  /// Deletes or changes something irreversibly.
  case destructive

  /// The role of an action of the app.
  init(_ style: UIAlertAction.Style) {
    switch style {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    case .default: self = .standard
    @unknown default: self = .standard
    }
  }

  var style: UIAlertAction.Style {
    switch self {
    case .standard: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// The button that was tapped, and the texts.
public struct SystemAlertResult: Sendable, Hashable {
  /// A button as a value.
  public struct Button: Sendable, Hashable {
    /// Its index in the order of addition, which can differ from the order on the screen.
    public let index: Int
    /// Its identifier; its title, if none was given.
    public let id: String
    /// Its title.
    public let title: String
    /// Its role.
    public let role: SystemAlertButtonRole

    /// Creates a button, for tests.
    public init(
      index: Int, id: String? = nil, title: String, role: SystemAlertButtonRole = .standard
    ) {
      self.index = index
      self.id = id ?? title
      self.title = title
      self.role = role
    }
  }

  /// The button that was tapped.
  public let button: Button
  /// The values of the text fields when the button was tapped.
  public let values: FormValues

  /// Creates a result, for tests.
  public init(button: Button, values: FormValues = FormValues()) {
    self.button = button
    self.values = values
  }
}

/// An existing `UIAlertController`, with the modifiers of a popup.
///
/// ```swift
/// ExistingAlert(alert).key("offline").priority(.urgent).on(HomePage.self).show()
/// ```
///
/// The controller is retained until the alert is dismissed; its actions and their handlers are not
/// changed. From iOS 26 on, UIKit calls the handler of a cancel action before an action sheet
/// disappears because of a tap outside. If the user taps a button that was added with
/// `alert.usher.addButton`, the reason of the outcome is `completed` and its value contains the
/// button and the texts. UIKit does not report taps on other actions; the reason is then
/// `dismissedByUIKit`.
///
/// With the key policy `update`, a second alert with the same key replaces the first, because UIKit
/// cannot exchange a presented alert; `key(_:updatingExisting:)` changes the first alert in place.
@MainActor
public struct ExistingAlert: PopupPresentable {
  @CopyOnWrite private var settings = _PopupConfiguration<SystemAlertResult>()
  public var _configuration: _PopupConfiguration<SystemAlertResult> {
    get { settings }
    set { settings = newValue }
  }
  private let alert: UIAlertController

  /// Creates a popup for an alert or action sheet.
  public init(_ alert: UIAlertController) {
    self.alert = alert
  }

  public func _makePresentation() -> _PopupPresentation<SystemAlertResult> {
    AlertSource.existing(alert).makePresentation()
  }
}

extension UsherNamespace where Base: UIAlertController {
  /// Shows the alert as soon as its turn comes, from anywhere: it needs no view controller.
  ///
  /// It waits in the lane `alerts` of `center`, by default ``PopupCenter/shared``, and appears in
  /// front of everything there except the keyboard; an action sheet that points at a bar button is
  /// presented on the page. Its actions and their handlers are not changed. The outcome
  /// is delivered after the handler; it has a value if the button was added with `addButton`. Use
  /// ``ExistingAlert`` to set a priority, a key, pages, a lane or a group.
  ///
  /// Above a popup it is a child of that popup: it does not wait for other alerts, and it is
  /// dismissed with the popup. `view.usher.enclosingPopup` is the popup that contains a view.
  @discardableResult
  public func show(
    animated: Bool = true, above popup: AnyPopupHandle? = nil, in center: PopupCenter? = nil
  ) -> PopupHandle<SystemAlertResult> {
    let alert = ExistingAlert(base).animated(animated)
    return popup?.show(alert) ?? (center ?? SceneRegistry.current.shared).show(alert)
  }
}
