// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Countdowns on the buttons.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Follows the time of the alert, as soon as there is a countdown.
  func startCountdowns() {
    guard countdownController == nil, content.buttons.contains(where: { $0.countdown != nil }) else {
      return
    }
    let controller = StyledAlertCountdownController()
    countdownController = controller
    controller.onChange = { [weak self] in self?.countdownsDidChange() }
    controller.onPress = { [weak self] in self?.formController?.press($0) }
    controller.setButtons(content.buttons)
    handle.driver?.addTimerObserver(for: handle.id, with: controller)
  }

  /// Shows the countdowns as they are now.
  func showCountdowns() {
    for (index, button) in buttons.enumerated() {
      button.countdown = countdownController?.countdown(of: index)
    }
  }

  /// A second has passed, or time goes on or stands still.
  private func countdownsDidChange() {
    let before = buttons.map(\.countdownSizing)
    let wasWaiting = buttons.contains { $0.isWaitingForCountdown }
    showCountdowns()
    // With the countdown goes the room for it.
    if buttons.map(\.countdownSizing) != before {
      setNeedsLayout()
      handle.invalidateContentSize()
    }
    if wasWaiting, !buttons.contains(where: { $0.isWaitingForCountdown }) {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}
