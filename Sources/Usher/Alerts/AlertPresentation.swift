// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What a system alert is made of.
@MainActor
enum AlertSource {
  case existing(UIAlertController)
  case configuration(AlertConfiguration)

  private var rejection: PopupRejection? {
    switch self {
    case .existing(let alert):
      if AlertAttachment.existing(for: alert)?.isConsumed == true {
        return (.contentInUse, .alertReused(alert))
      }
      return alert.rejection(in: window)
    case .configuration(let configuration):
      return configuration.misuse.map { (.failed, $0) }
    }
  }

  /// A popover can point at a bar button only if it is presented on the page.
  private var window: PopupWindow {
    switch self {
    case .existing(let alert):
      alert.sheetPopover?.pointsAtBarButton == true ? .app : .own
    case .configuration(let configuration):
      if configuration.isActionSheet, case .item = configuration.source { .app } else { .own }
    }
  }

  /// Returns how the alert is presented: on the page if it is an action sheet that points at a bar
  /// button there, otherwise in a window of its own, which `ModalPresenter` makes and `ModalHost`
  /// removes.
  func makePresentation() -> _PopupPresentation<SystemAlertResult> {
    let session = AlertSession()
    var presentation = _PopupPresentation<SystemAlertResult>("alert") { handle, placement in
      let presenter = ModalPresenter(
        presenting: content(for: session), for: handle, ModalOptions(window: window), at: placement)
      // An alert that is described is attached when it has been made.
      if case .existing(let alert) = self { session.attach(alert) }
      session.handle = handle
      session.presenter = presenter
      // The callbacks of the handle retain the session, until the outcome.
      presenter.onUserDismissal = { [weak session] in session?.handleDismissal($0) ?? false }
      return presenter
    }
    presentation.lane = .alerts
    presentation.rejection = rejection
    presentation.surface = window == .own ? .ownWindow : .appWindowModal
    presentation.prepare = { configuration in
      // UIKit cannot exchange a presented alert.
      if configuration.keyPolicy == .update, configuration.update == nil {
        configuration.keyPolicy = .replace
      }
      // First, because the handler of a button runs before every callback of the app.
      configuration.dismissalCallbacks.insert({ _ in session.requestDidEnd() }, at: 0)
      configuration.lifecycleCallbacks.insert({ session.handle($0) }, at: 0)
    }
    return presentation
  }

  private func content(for session: AlertSession) -> ContentSource<SystemAlertResult> {
    switch self {
    case .existing(let alert):
      return .existing(.controller(alert))
    case .configuration(let configuration):
      let configuration = configuration.sanitized()
      return .made { _ in
        let alert = configuration.makeAlert()
        session.attach(alert)
        return .controller(alert)
      }
    }
  }
}

extension UIAlertController {
  /// The popover of an action sheet: on iPad, and on iPhone from iOS 26 on.
  var sheetPopover: UIPopoverPresentationController? {
    preferredStyle == .actionSheet ? popoverPresentationController : nil
  }

  /// Whether UIKit raises an exception for an action sheet without a source. On iPad it does; on
  /// iPhone the sheet is then at the bottom or, from iOS 26 on, in the center.
  static var needsSource: Bool { UIDevice.current.userInterfaceIdiom == .pad }
}

extension UIPopoverPresentationController {
  var pointsAtBarButton: Bool { barButtonItem != nil || sourceItem is UIBarButtonItem }

  /// Whether UIKit knows where it points; a delegate may set that later.
  var hasSource: Bool {
    pointsAtBarButton || sourceItem != nil || sourceView != nil || delegate != nil
  }
}

// MARK: - Description

/// The description of a system alert.
@MainActor
struct AlertConfiguration {
  struct Button {
    let title: String
    let id: String
    var role: SystemAlertButtonRole
    let isPreferred: Bool
    let isEnabled: (@MainActor (FormValues) -> Bool)?
    let handler: @MainActor () -> Void
  }

  struct Field {
    let id: String
    let placeholder: String?
    let text: String
    let isSecure: Bool
    let configure: @MainActor (UITextField) -> Void
  }

  enum Source {
    /// A view, which is not retained, and a rectangle in its coordinates.
    case view(Weak<UIView>, CGRect?)
    case item(UIBarButtonItem)
  }

  let title: String?
  let message: String?
  var style = UIAlertController.Style.alert
  var buttons: [Button] = []
  var fields: [Field] = []
  var source: Source?

  /// Whether it is shown as an action sheet; with text fields it is shown as an alert.
  var isActionSheet: Bool { style == .actionSheet && fields.isEmpty }

  var misuse: MisuseReport? {
    MisuseReport.emptyAlert([title, message], buttonCount: buttons.count)
      ?? (isActionSheet && source == nil && UIAlertController.needsSource
        ? .actionSheetWithoutSource(title) : nil)
  }

  /// Returns a description for which UIKit raises no exception; corrections are reported as misuse.
  func sanitized() -> AlertConfiguration {
    var copy = self
    for index in copy.buttons.indices.filter({ buttons[$0].role == .cancel }).dropFirst() {
      MisuseReport.secondCancelButton(buttons[index].title).report()
      copy.buttons[index].role = .standard
    }
    if style == .actionSheet, !fields.isEmpty {
      MisuseReport.textFieldInActionSheet(title).report()
      copy.style = .alert
    }
    return copy
  }

  func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let attachment = AlertAttachment.make(for: alert)
    for field in fields {
      alert.addTextField {
        $0.placeholder = field.placeholder
        $0.text = field.text
        $0.isSecureTextEntry = field.isSecure
        // VoiceOver no longer reads the placeholder when there is text.
        $0.accessibilityLabel = field.placeholder ?? self.title
        // Last, so that the app can change what has been set.
        field.configure($0)
      }
    }
    attachment.fieldIDs = fields.map(\.id)
    for button in buttons {
      let action = attachment.add(
        title: button.title, id: button.id, style: button.role.style, to: alert,
        enabledWhen: button.isEnabled, button.handler)
      // UIKit accepts only an action that has been added.
      if button.isPreferred { alert.preferredAction = action }
    }
    attachment.observeFields(of: alert)
    // UIKit creates the popover when it is asked for, so it is asked for only if it is needed.
    if source != nil { setSource(of: alert.sheetPopover) }
    return alert
  }

  private func setSource(of popover: UIPopoverPresentationController?) {
    switch source {
    case .view(let view, let rect):
      popover?.sourceView = view.object
      if let rect { popover?.sourceRect = rect }
    case .item(let item): popover?.barButtonItem = item
    // The caller has checked that there is a source.
    case nil: break
    }
  }
}
