// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// What the shell keeps about one alert from `show` to its outcome.
///
/// UIKit reports the tapped button only by calling its handler, after the alert has disappeared.
@MainActor
final class AlertSession {
  weak var handle: PopupHandle<SystemAlertResult>?
  /// `nil` when the request was dismissed or has joined another one.
  weak var presenter: ModalPresenter?
  private weak var alert: UIAlertController?
  /// The alert from `alertWillPresent` to `alertDidDismiss`.
  private var visibleAlert: UIAlertController?
  private var isPressed = false
  /// The handler that Usher still has to call, because UIKit does not.
  private var pendingHandler: (@MainActor () -> Void)?

  func attach(_ alert: UIAlertController) {
    self.alert = alert
    AlertAttachment.make(for: alert).session = self
  }

  /// Whether a button can be pressed programmatically: the alert is waiting or visible, and not
  /// dismissing.
  var canPressButton: Bool {
    alert?.isBeingDismissed == false && isActive
  }

  /// Whether it has neither been dismissed nor begun to be dismissed.
  private var isActive: Bool {
    presenter != nil && alert != nil && handle?.isDismissing == false
  }

  /// Presses a button in place of the user; its handler is called when the alert has disappeared.
  func press(_ action: UIAlertAction, animated: Bool) {
    guard canPressButton, let alert, let result = result(of: action, in: alert) else { return }
    isPressed = true
    if let button = AlertAttachment.make(for: alert).button(of: action) {
      pendingHandler = button.handler
    } else {
      MisuseReport.foreignAction(action.title).report()
    }
    handle?.dismiss(returning: result, animated: animated)
  }

  /// The user tapped a button of Usher: UIKit has dismissed the alert and calls the handler.
  func wasTapped(_ action: UIAlertAction, _ handler: (@MainActor () -> Void)?) {
    guard !isPressed else { return }
    recordChoice(action)
    handler?()
  }

  /// Records the result of a button for which UIKit dismisses the alert.
  private func recordChoice(_ action: UIAlertAction) {
    isPressed = true
    if let alert, let result = result(of: action, in: alert) { handle?.setReturnValue(result) }
    presenter?.actionWasChosen()
  }

  /// Presses the explicit cancel button for a dismiss gesture that UIKit does not handle. Returns
  /// whether it was pressed.
  func handleDismissal(_ gesture: PopupDismissGestures) -> Bool {
    guard isActive, let alert,
      let cancelAction = AlertAttachment.make(for: alert).explicitCancelAction,
      cancelAction.isEnabled
    else { return false }
    let isHandledByUIKit = gesture == .escape || alert.preferredStyle == .actionSheet
    if cancelAction.style == .cancel, isHandledByUIKit { return false }
    if alert.isBeingDismissed {
      pendingHandler = AlertAttachment.make(for: alert).button(of: cancelAction)?.handler
      recordChoice(cancelAction)
    } else {
      press(cancelAction, animated: true)
    }
    return true
  }

  func handle(_ event: PopupEvent.Kind) {
    switch event {
    case .willAppear where presenter != nil:
      visibleAlert = alert
      delegate { $0.alertWillPresent($1) }
    case .didAppear:
      delegate { $0.alertDidPresent($1) }
    case .willDisappear:
      delegate { $0.alertWillDismiss($1) }
    case .didDisappear:
      runPendingHandler()
      delegate { $0.alertDidDismiss($1) }
      visibleAlert = nil
    case .willAppear, .resumed, .suspended, .enqueued, .joined, .updatedExisting, .dismissed,
      .holdBegan, .holdEnded, .holdOverdue, .pagesChanged:
      break
    }
  }

  func requestDidEnd() {
    runPendingHandler()
    if let alert { AlertAttachment.make(for: alert).releaseHandlers() }
  }

  private func runPendingHandler() {
    let handler = pendingHandler
    pendingHandler = nil
    handler?()
  }

  private func delegate(
    _ call: (any SystemAlertDelegate, UIAlertController) -> Void
  ) {
    guard let visibleAlert, let delegate = AlertAttachment.make(for: visibleAlert).delegate
    else { return }
    call(delegate, visibleAlert)
  }

  private func result(
    of action: UIAlertAction, in alert: UIAlertController
  ) -> SystemAlertResult? {
    guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return nil }
    let title = action.title ?? ""
    let id = AlertAttachment.make(for: alert).button(of: action)?.id ?? title
    return SystemAlertResult(
      button: .init(index: index, id: id, title: title, role: action.style),
      values: FormValues(
        texts: alert.textFields?.map { $0.text ?? "" } ?? [],
        ids: AlertAttachment.existing(for: alert)?.fieldIDs ?? []))
  }
}

/// What Usher stores with an alert controller: the buttons added with Usher, the delegate and the
/// session.
///
/// It is an associated object of the controller and does not retain it. The actions do not retain
/// it either: their closures retain their `Button` only.
@MainActor
final class AlertAttachment {
  /// A button added with Usher, so that Usher can call its handler.
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
  /// The current session, until the alert is dismissed.
  weak var session: AlertSession?
  /// Enables and disables its buttons, until the alert is dismissed.
  var buttonEnabler: AlertButtonEnabler?
  /// The identifiers of its text fields, from top to bottom; empty for alerts of the app.
  var fieldIDs: [String] = []
  /// The action set as the cancel button.
  weak var explicitCancelAction: UIAlertAction?
  private(set) var buttons: [Button] = []
  /// Whether its handlers have been released, so that it cannot be shown again.
  private(set) var isConsumed = false

  static func make(for alert: UIAlertController) -> AlertAttachment {
    box.value(for: alert) { AlertAttachment() }
  }

  static func existing(for alert: UIAlertController) -> AlertAttachment? { box[alert] }

  func button(of action: UIAlertAction) -> Button? {
    buttons.first { $0.action === action }
  }

  /// Adds a button to the alert. UIKit calls its handler, unless Usher calls it or it was released.
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

  /// Releases the handlers after the dismissal; they often retain the alert itself.
  func releaseHandlers() {
    session = nil
    buttonEnabler = nil
    isConsumed = isConsumed || buttons.contains { $0.handler != nil }
    for button in buttons { button.handler = nil }
  }
}
