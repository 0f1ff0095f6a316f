// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What an alert is to consist of.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct AlertConfiguration {
  struct Button {
    let title: String
    let id: String
    var role: UIAlertAction.Style
    let isPreferred: Bool
    let isEnabled: (@MainActor ([String]) -> Bool)?
    let handler: @MainActor () -> Void
  }

  struct Field {
    let placeholder: String?
    let text: String
    let isSecure: Bool
    let configure: @MainActor (UITextField) -> Void
  }

  /// A view that is not held.
  struct View {
    weak var view: UIView?
  }

  enum Source {
    case view(View, CGRect?)
    case item(UIBarButtonItem)
  }

  let title: String?
  let message: String?
  var style = UIAlertController.Style.alert
  var buttons: [Button] = []
  var fields: [Field] = []
  var source: Source?

  /// Whether it will be a popover wherever there is room; what has fields will be an alert.
  var isPopoverSheet: Bool {
    style == .actionSheet && fields.isEmpty && UIDevice.current.userInterfaceIdiom == .pad
  }

  /// Why it cannot be shown at all.
  var misuse: MisuseReport? {
    let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
    if buttons.isEmpty, texts.isEmpty { return AlertMisuse.emptyAlert }
    return isPopoverSheet && source == nil ? AlertMisuse.actionSheetWithoutSource(title) : nil
  }

  /// Without what UIKit would raise an exception for; that is reported.
  func sanitized() -> AlertConfiguration {
    var copy = self
    var hasCancel = false
    for index in copy.buttons.indices where copy.buttons[index].role == .cancel {
      if hasCancel {
        AlertMisuse.secondCancelButton(copy.buttons[index].title).report()
        copy.buttons[index].role = .default
      }
      hasCancel = true
    }
    if style == .actionSheet, !fields.isEmpty {
      AlertMisuse.textFieldInActionSheet(title).report()
      copy.style = .alert
    }
    return copy
  }

  func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let attachment = AlertAttachment.make(alert)
    for field in fields {
      alert.addTextField {
        $0.placeholder = field.placeholder
        $0.text = field.text
        $0.isSecureTextEntry = field.isSecure
        field.configure($0)
      }
    }
    let enabler = AlertButtonEnabler(alert.textFields ?? [])
    for button in buttons {
      let action = attachment.add(
        title: button.title, id: button.id, role: button.role, to: alert, button.handler)
      if button.isPreferred { alert.preferredAction = action }
      if let isEnabled = button.isEnabled { enabler.enable(action, when: isEnabled) }
    }
    enabler.begin()
    attachment.buttonEnabler = enabler
    if isPopoverSheet { setSource(alert.popoverPresentationController) }
    return alert
  }

  private func setSource(_ popover: UIPopoverPresentationController?) {
    switch source {
    case .view(let view, let rect):
      popover?.sourceView = view.view
      if let rect { popover?.sourceRect = rect }
    case .item(let item): popover?.barButtonItem = item
    case nil: break
    }
  }
}
