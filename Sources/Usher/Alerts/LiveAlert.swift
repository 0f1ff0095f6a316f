// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// One showing of an alert, from `enqueue` to its outcome.
///
/// Which button was tapped UIKit tells only by calling its handler, after the alert has gone.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class LiveAlert {
  weak var handle: PopupHandle<SystemAlertResult>?
  /// Gone when the request has ended or was joined with another one.
  weak var presenter: ModalPresenter?
  private weak var alert: UIAlertController?
  /// The alert, from when it comes until everybody has been told that it has left.
  private var shown: UIAlertController?
  private var isPressed = false
  /// The handler that is ours to call, until it has been called.
  private var pending: (@MainActor () -> Void)?

  func take(_ alert: UIAlertController) {
    self.alert = alert
    AlertRecord.of(alert).live = self
  }

  /// Whether a button can be pressed for the user: the alert waits, or is there and not on its way out.
  var canBePressed: Bool {
    alert?.isBeingDismissed == false && isOpen
  }

  /// Whether nothing has ended it and nobody has asked for that.
  private var isOpen: Bool {
    guard presenter != nil, alert != nil, let handle else { return false }
    switch handle.driver?.queue.phase(of: handle.id) {
    case .closing, .leaving, nil: return false
    case .delayed, .inSequence, .inLine, .presenting, .visible, .suspended: return true
    }
  }

  /// Presses a button as the user would; its handler is called when the alert has left.
  func press(_ action: UIAlertAction, animated: Bool) {
    guard canBePressed, let alert, let result = result(of: action, in: alert) else { return }
    isPressed = true
    if let button = AlertRecord.of(alert).button(of: action) {
      pending = button.handler
    } else {
      AlertMisuse.plainButton(action.title).file()
    }
    handle?.end(returning: result, animated: animated)
  }

  /// UIKit has taken the alert away and calls the handler of one of our buttons.
  func wasTapped(_ action: UIAlertAction, _ handler: (@MainActor () -> Void)?) {
    guard !isPressed else { return }
    note(action)
    handler?()
  }

  /// The user has chosen, and UIKit takes the alert away for that.
  private func note(_ action: UIAlertAction) {
    isPressed = true
    if let alert, let result = result(of: action, in: alert) { handle?.keep(result) }
    presenter?.wasAnswered()
  }

  /// The user wants to get out of the alert in a way that UIKit has no answer for.
  func close(_ way: PopupClosing) -> Bool {
    guard isOpen, let alert, let named = AlertRecord.of(alert).namedCancel, named.isEnabled
    else { return false }
    let pressesCancel = way == .escape || alert.preferredStyle == .actionSheet
    // UIKit does.
    if named.style == .cancel, pressesCancel { return false }
    if alert.isBeingDismissed {
      pending = AlertRecord.of(alert).button(of: named)?.handler
      note(named)
    } else {
      press(named, animated: true)
    }
    return true
  }

  func hear(_ moment: PopupMoment) {
    switch moment {
    case .willAppear where presenter != nil:
      shown = alert
      delegate { $0.alertWillPresent($1) }
    case .didAppear:
      delegate { $0.alertDidPresent($1) }
    case .willLeave:
      delegate { $0.alertWillDismiss($1) }
    case .didLeave:
      callPending()
      delegate { $0.alertDidDismiss($1) }
      shown = nil
    case .willAppear, .resumed, .suspended:
      break
    }
  }

  func didEnd() {
    callPending()
    if let alert { AlertRecord.of(alert).letGo() }
  }

  private func callPending() {
    let handler = pending
    pending = nil
    handler?()
  }

  private func delegate(
    _ call: (any SystemAlertDelegate, UIAlertController) -> Void
  ) {
    guard let shown, let delegate = AlertRecord.of(shown).delegate else { return }
    call(delegate, shown)
  }

  private func result(
    of action: UIAlertAction, in alert: UIAlertController
  ) -> SystemAlertResult? {
    guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return nil }
    let title = action.title ?? ""
    let id = AlertRecord.of(alert).button(of: action)?.id ?? title
    return SystemAlertResult(
      button: .init(index: index, id: id, title: title, role: action.style),
      texts: alert.textFields?.map { $0.text ?? "" } ?? [])
  }
}
