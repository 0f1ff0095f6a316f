// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What an alert is to consist of.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct AlertDescription {
  struct Button {
    let title: String
    let id: String
    var role: UIAlertAction.Style
    let isPreferred: Bool
    let isContent: (@MainActor ([String]) -> Bool)?
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

  enum Anchor {
    case view(View, CGRect?)
    case item(UIBarButtonItem)
  }

  let title: String?
  let message: String?
  var style = UIAlertController.Style.alert
  var buttons: [Button] = []
  var fields: [Field] = []
  var anchor: Anchor?

  /// Whether it will be a popover wherever there is room; what has fields will be an alert.
  var isSheetOfPad: Bool {
    style == .actionSheet && fields.isEmpty && UIDevice.current.userInterfaceIdiom == .pad
  }

  /// Why it cannot be shown at all.
  var fault: MisuseReport? {
    let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
    if buttons.isEmpty, texts.isEmpty { return AlertMisuse.empty }
    return isSheetOfPad && anchor == nil ? AlertMisuse.sheetWithoutAnchor(title) : nil
  }

  /// Without what UIKit would raise an exception for; that is reported.
  func mended() -> AlertDescription {
    var copy = self
    var hasCancel = false
    for index in copy.buttons.indices where copy.buttons[index].role == .cancel {
      if hasCancel {
        AlertMisuse.secondCancel(copy.buttons[index].title).file()
        copy.buttons[index].role = .default
      }
      hasCancel = true
    }
    if style == .actionSheet, !fields.isEmpty {
      AlertMisuse.fieldOnSheet(title).file()
      copy.style = .alert
    }
    return copy
  }

  func make() -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    let record = AlertRecord.of(alert)
    for field in fields {
      alert.addTextField {
        $0.placeholder = field.placeholder
        $0.text = field.text
        $0.isSecureTextEntry = field.isSecure
        field.configure($0)
      }
    }
    let watch = FieldWatch(alert.textFields ?? [])
    for button in buttons {
      let action = record.add(
        title: button.title, id: button.id, role: button.role, to: alert, button.handler)
      if button.isPreferred { alert.preferredAction = action }
      if let isContent = button.isContent { watch.enable(action, when: isContent) }
    }
    watch.begin()
    record.watch = watch
    if isSheetOfPad { point(alert.popoverPresentationController) }
    return alert
  }

  private func point(_ popover: UIPopoverPresentationController?) {
    switch anchor {
    case .view(let view, let rect):
      popover?.sourceView = view.view
      if let rect { popover?.sourceRect = rect }
    case .item(let item): popover?.barButtonItem = item
    case nil: break
    }
  }
}
