// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What we remember of an alert controller: its buttons that are ours, its delegate, and its showing.
///
/// It hangs on the controller and does not hold it; nor do the actions, whose closures hold their
/// button and not this.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AlertAttachment {
  /// One button that was added through us, so that its handler can be called by us.
  @MainActor
  final class Button {
    let id: String
    weak var action: UIAlertAction?
    weak var attachment: AlertAttachment?
    var handler: (@MainActor () -> Void)?

    init(id: String, handler: (@MainActor () -> Void)?) {
      self.id = id
      self.handler = handler
    }

    func wasTapped() {
      if let session = attachment?.session, let action {
        session.wasTapped(action, handler)
      } else {
        handler?()
      }
    }
  }

  private static let box = AssociatedObject<AlertAttachment>()

  weak var delegate: (any SystemAlertDelegate)?
  /// The showing that has not ended.
  weak var session: AlertSession?
  /// What enables its buttons until it has ended.
  var buttonEnabler: AlertButtonEnabler?
  /// The action that was named as the one to cancel with.
  weak var explicitCancelAction: UIAlertAction?
  private(set) var buttons: [Button] = []
  /// Whether its handlers have been let go.
  private(set) var isConsumed = false

  static func make(_ alert: UIAlertController) -> AlertAttachment {
    if let existing = box[alert] { return existing }
    let attachment = AlertAttachment()
    box[alert] = attachment
    return attachment
  }

  static func existing(_ alert: UIAlertController) -> AlertAttachment? { box[alert] }

  func button(of action: UIAlertAction) -> Button? {
    buttons.first { $0.action === action }
  }

  /// Adds a button to the alert; UIKit calls its handler, as long as we let it.
  func add(
    title: String, id: String, role: UIAlertAction.Style, to alert: UIAlertController,
    _ handler: (@MainActor () -> Void)?
  ) -> UIAlertAction {
    let button = Button(id: id, handler: handler)
    let action = UIAlertAction(title: title, style: role) { _ in button.wasTapped() }
    button.action = action
    button.attachment = self
    buttons.append(button)
    alert.addAction(action)
    return action
  }

  /// The showing has ended. What handlers hold is let go, which is often the alert itself.
  func releaseHandlers() {
    session = nil
    buttonEnabler = nil
    isConsumed = isConsumed || buttons.contains { $0.handler != nil }
    for button in buttons { button.handler = nil }
  }
}
