// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// One showing of an alert, from `enqueue` to its outcome.
///
/// Which button was tapped UIKit tells only by calling its handler, after the alert has gone.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class AlertSession {
  weak var handle: PopupHandle<SystemAlertResult>?
  /// Gone when the request has ended or was joined with another one.
  weak var presenter: ModalPresenter?
  private weak var alert: UIAlertController?
  /// The alert, from when it comes until everybody has been told that it has left.
  private var visibleAlert: UIAlertController?
  private var isPressed = false
  /// The handler that is ours to call, until it has been called.
  private var pendingHandler: (@MainActor () -> Void)?

  func attach(_ alert: UIAlertController) {
    self.alert = alert
    AlertAttachment.make(alert).session = self
  }

  /// Whether a button can be pressed for the user: the alert waits, or is there and not on its way out.
  var canPressButton: Bool {
    alert?.isBeingDismissed == false && isActive
  }

  /// Whether nothing has ended it and nobody has asked for that.
  private var isActive: Bool {
    guard presenter != nil, alert != nil, let handle else { return false }
    switch handle.driver?.queue.phase(of: handle.id) {
    case .dismissalPending, .dismissing, nil: return false
    case .delayed, .awaitingPreviousStep, .queued, .presenting, .visible, .suspended: return true
    }
  }

  /// Presses a button as the user would; its handler is called when the alert has left.
  func press(_ action: UIAlertAction, animated: Bool) {
    guard canPressButton, let alert, let result = result(of: action, in: alert) else { return }
    isPressed = true
    if let button = AlertAttachment.make(alert).button(of: action) {
      pendingHandler = button.handler
    } else {
      AlertMisuse.foreignAction(action.title).report()
    }
    handle?.dismiss(returning: result, animated: animated)
  }

  /// UIKit has taken the alert away and calls the handler of one of our buttons.
  func wasTapped(_ action: UIAlertAction, _ handler: (@MainActor () -> Void)?) {
    guard !isPressed else { return }
    recordChoice(action)
    handler?()
  }

  /// The user has chosen, and UIKit takes the alert away for that.
  private func recordChoice(_ action: UIAlertAction) {
    isPressed = true
    if let alert, let result = result(of: action, in: alert) { handle?.setReturnValue(result) }
    presenter?.actionWasChosen()
  }

  /// The user wants to get out of the alert in a way that UIKit has no answer for.
  func handleDismissal(_ gesture: PopupDismissGestures) -> Bool {
    guard isActive, let alert, let cancelAction = AlertAttachment.make(alert).explicitCancelAction, cancelAction.isEnabled
    else { return false }
    let isHandledByUIKit = gesture == .escape || alert.preferredStyle == .actionSheet
    // UIKit does.
    if cancelAction.style == .cancel, isHandledByUIKit { return false }
    if alert.isBeingDismissed {
      pendingHandler = AlertAttachment.make(alert).button(of: cancelAction)?.handler
      recordChoice(cancelAction)
    } else {
      press(cancelAction, animated: true)
    }
    return true
  }

  func handle(_ event: PopupLifecycleEvent) {
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
    case .willAppear, .resumed, .suspended:
      break
    }
  }

  func requestDidEnd() {
    runPendingHandler()
    if let alert { AlertAttachment.make(alert).releaseHandlers() }
  }

  private func runPendingHandler() {
    let handler = pendingHandler
    pendingHandler = nil
    handler?()
  }

  private func delegate(
    _ call: (any SystemAlertDelegate, UIAlertController) -> Void
  ) {
    guard let visibleAlert, let delegate = AlertAttachment.make(visibleAlert).delegate else { return }
    call(delegate, visibleAlert)
  }

  private func result(
    of action: UIAlertAction, in alert: UIAlertController
  ) -> SystemAlertResult? {
    guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return nil }
    let title = action.title ?? ""
    let id = AlertAttachment.make(alert).button(of: action)?.id ?? title
    return SystemAlertResult(
      button: .init(index: index, id: id, title: title, role: action.style),
      values: alert.textFields?.map { $0.text ?? "" } ?? [])
  }
}

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
