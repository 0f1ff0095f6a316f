// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// What the shell keeps about one alert from `show` to its outcome.
///
/// UIKit reports the tapped button only by calling its handler, after the alert has disappeared; for
/// cancel, from iOS 26 on, before an action sheet disappears because of a tap outside.
@MainActor
final class AlertSession {
  weak var handle: PopupHandle<SystemAlertResult>?
  /// `nil` when the request was dismissed or has joined another one.
  weak var presenter: ModalPresenter?
  private weak var alert: UIAlertController?
  private var attachment: AlertAttachment? { alert.map(AlertAttachment.make) }
  /// The alert from `alertWillPresent` to `alertDidDismiss`.
  private var visibleAlert: UIAlertController?
  private var isPressed = false
  /// The handler that Usher still has to call, because UIKit does not, or did before the alert
  /// disappeared.
  private var pendingHandler: (@MainActor () -> Void)?

  func attach(_ alert: UIAlertController) {
    self.alert = alert
    attachment?.session = self
  }

  /// Whether a button can be pressed programmatically: the alert is waiting or visible, and not
  /// dismissing.
  var canPressButton: Bool { isActive && alert?.isBeingDismissed == false }

  /// Whether it has neither been dismissed nor begun to be dismissed.
  private var isActive: Bool {
    presenter != nil && alert != nil && handle?.isDismissing == false
  }

  /// Presses a button in place of the user; its handler is called when the alert has disappeared.
  func press(_ action: UIAlertAction, animated: Bool) {
    guard canPressButton, let result = result(of: action) else { return }
    isPressed = true
    if let button = attachment?.button(of: action) {
      pendingHandler = button.handler
    } else {
      MisuseReport.foreignAction(action.title).report()
    }
    handle?.dismiss(returning: result, animated: animated)
  }

  /// The user tapped a button of Usher: UIKit has dismissed the alert, or is about to, and calls the
  /// handler.
  func wasTapped(_ action: UIAlertAction, _ handler: (@MainActor () -> Void)?) {
    // Code has pressed a button before, and only that one counts.
    guard !isPressed else { return }
    recordChoice(action)
    // The handler may present something, which UIKit would refuse while the alert is presented.
    if alert?.presentingViewController == nil { handler?() } else { pendingHandler = handler }
  }

  /// Records the result of a button for which UIKit dismisses the alert.
  private func recordChoice(_ action: UIAlertAction) {
    isPressed = true
    // Before the report, with which the dismissal begins.
    if let result = result(of: action) { handle?.setReturnValue(result) }
    presenter?.actionWasChosen()
  }

  /// Presses the explicit cancel button for a dismiss gesture that UIKit does not handle. Returns
  /// whether it was pressed.
  func handleDismissal(_ gesture: PopupDismissGestures) -> Bool {
    guard isActive, let alert, let cancelAction = attachment?.explicitCancelAction,
      cancelAction.isEnabled
    else { return false }
    // UIKit presses a button with the style `cancel` by itself in these cases.
    let isHandledByUIKit = gesture == .escape || alert.preferredStyle == .actionSheet
    if cancelAction.style == .cancel, isHandledByUIKit { return false }
    // In an action sheet on the page UIKit has begun to dismiss it because of the same tap.
    if alert.isBeingDismissed {
      pendingHandler = attachment?.button(of: cancelAction)?.handler
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
    // The delegate has no calls for these, and none after the alert has joined another one.
    case .willAppear, .resumed, .suspended, .enqueued, .joined, .updatedExisting, .dismissed,
      .holdBegan, .holdEnded, .holdOverdue, .pagesChanged:
      break
    }
  }

  func requestDidEnd() {
    // A button of a queued or suspended alert may have been pressed by code.
    runPendingHandler()
    attachment?.releaseHandlers()
  }

  private func runPendingHandler() {
    let handler = pendingHandler
    pendingHandler = nil
    handler?()
  }

  private func delegate(_ call: (any SystemAlertDelegate, UIAlertController) -> Void) {
    guard let visibleAlert, let delegate = AlertAttachment.existing(for: visibleAlert)?.delegate
    else { return }
    call(delegate, visibleAlert)
  }

  private func result(of action: UIAlertAction) -> SystemAlertResult? {
    guard let alert, let attachment, let index = alert.actions.firstIndex(of: action)
    else { return nil }
    let title = action.title ?? ""
    return SystemAlertResult(
      button: .init(
        index: index, id: attachment.button(of: action)?.id ?? title, title: title,
        role: SystemAlertButtonRole(action.style)),
      values: attachment.values(of: alert) { $0.text ?? "" })
  }
}

// MARK: - What is stored with an alert controller

/// What Usher stores with an alert controller: the buttons added with Usher, the delegate and the
/// session.
///
/// It is an associated object of the controller, which it does not retain; the actions retain it.
@MainActor
final class AlertAttachment {
  /// A button added with Usher, so that Usher can enable it and call its handler.
  struct Button {
    let id: String
    weak var action: UIAlertAction?
    var isEnabled: (@MainActor (FormValues) -> Bool)?
    var handler: (@MainActor () -> Void)?
  }

  private static let box = AssociatedObject<AlertAttachment>()

  /// The calls of a delegate.
  enum DelegateCall: CaseIterable { case willPresent, didPresent, willDismiss, didDismiss }

  weak var delegate: (any SystemAlertDelegate)? {
    didSet { defaultCalls = [] }
  }
  /// The calls that the delegate does not implement, as far as they were made.
  private var defaultCalls: Set<DelegateCall> = []
  /// The current session, until the alert is dismissed.
  weak var session: AlertSession?
  /// The identifiers of its text fields, from top to bottom; empty for alerts of the app.
  var fieldIDs: [String] = []
  /// The action set as the cancel button.
  weak var explicitCancelAction: UIAlertAction?
  private var buttons: [Button] = []
  /// Whether its buttons have been released, so that it cannot be shown again.
  private(set) var isConsumed = false

  static func make(for alert: UIAlertController) -> AlertAttachment {
    box.value(for: alert) { AlertAttachment() }
  }

  static func existing(for alert: UIAlertController) -> AlertAttachment? { box[alert] }

  /// Records that a call has reached the default implementation. The delegate is reported when that
  /// is known of all calls; one that forwards its calls implements them.
  func recordDefault(_ call: DelegateCall, of delegate: any SystemAlertDelegate) {
    guard delegate === self.delegate, defaultCalls.insert(call).inserted,
      defaultCalls.count == DelegateCall.allCases.count
    else { return }
    MisuseReport.delegateWithoutCalls(delegate).report()
  }

  func button(of action: UIAlertAction) -> Button? {
    buttons.first { $0.action === action }
  }

  /// Adds a button to the alert. UIKit calls its handler, unless Usher calls it or it was released.
  func add(
    title: String, id: String, style: UIAlertAction.Style, to alert: UIAlertController,
    enabledWhen isEnabled: (@MainActor (FormValues) -> Bool)? = nil,
    _ handler: (@MainActor () -> Void)?
  ) -> UIAlertAction {
    let action = UIAlertAction(title: title, style: style) { self.wasTapped($0) }
    buttons.append(Button(id: id, action: action, isEnabled: isEnabled, handler: handler))
    alert.addAction(action)
    return action
  }

  private func wasTapped(_ action: UIAlertAction) {
    let handler = button(of: action)?.handler
    // Without a session, the app has presented the alert itself.
    if let session { session.wasTapped(action, handler) } else { handler?() }
  }

  /// Enables and disables its buttons now and after each change of a field.
  func observeFields(of alert: UIAlertController) {
    guard buttons.contains(where: { $0.isEnabled != nil }) else { return }
    for field in alert.textFields ?? [] {
      // Discarding marked text at the end of editing is not always reported as a change.
      let change = UIAction { [weak self, weak alert] _ in
        if let alert { self?.updateButtons(of: alert) }
      }
      field.addAction(change, for: [.editingChanged, .editingDidEnd])
    }
    updateButtons(of: alert)
  }

  private func updateButtons(of alert: UIAlertController) {
    let values = values(of: alert, \.committedText)
    for button in buttons {
      if let isEnabled = button.isEnabled { button.action?.isEnabled = isEnabled(values) }
    }
  }

  func values(of alert: UIAlertController, _ text: (UITextField) -> String) -> FormValues {
    FormValues(texts: (alert.textFields ?? []).map(text), ids: fieldIDs)
  }

  /// Releases the handlers after the dismissal; they often retain the alert itself.
  func releaseHandlers() {
    session = nil
    isConsumed = isConsumed || !buttons.isEmpty
    buttons = buttons.map { Button(id: $0.id, action: $0.action) }
  }
}
