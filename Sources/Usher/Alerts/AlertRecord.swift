// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What we remember of an alert controller: its buttons that are ours, its delegate, and its showing.
///
/// It hangs on the controller and does not hold it; nor do the actions, whose closures hold their
/// button and not this.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AlertRecord {
  /// One button that was added through us, so that its handler can be called by us.
  @MainActor
  final class Button {
    let id: String
    weak var action: UIAlertAction?
    weak var record: AlertRecord?
    var handler: (@MainActor () -> Void)?

    init(id: String, handler: (@MainActor () -> Void)?) {
      self.id = id
      self.handler = handler
    }

    func wasTapped() {
      if let live = record?.live, let action {
        live.wasTapped(action, handler)
      } else {
        handler?()
      }
    }
  }

  private static let box = AssociatedBox<AlertRecord>()

  weak var delegate: (any SystemAlertDelegate)?
  /// The showing that has not ended.
  weak var live: LiveAlert?
  /// What enables its buttons until it has ended.
  var watch: FieldWatch?
  /// The action that was named as the one to cancel with.
  weak var namedCancel: UIAlertAction?
  private(set) var buttons: [Button] = []
  /// Whether its handlers have been let go.
  private(set) var isSpent = false

  static func of(_ alert: UIAlertController) -> AlertRecord {
    if let known = box[alert] { return known }
    let record = AlertRecord()
    box[alert] = record
    return record
  }

  static func ifKnown(_ alert: UIAlertController) -> AlertRecord? { box[alert] }

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
    button.record = self
    buttons.append(button)
    alert.addAction(action)
    return action
  }

  /// The showing has ended. What handlers hold is let go, which is often the alert itself.
  func letGo() {
    live = nil
    watch = nil
    isSpent = isSpent || buttons.contains { $0.handler != nil }
    for button in buttons { button.handler = nil }
  }
}
