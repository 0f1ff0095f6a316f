// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// Countdowns on the buttons.
@available(iOSApplicationExtension, unavailable)
extension StyledAlertView {
  /// Follows the time of the alert, as soon as there is a countdown.
  func keepTime() {
    guard timekeeper == nil, content.buttons.contains(where: { $0.countdown != nil }) else {
      return
    }
    let keeper = StyledAlertTimekeeper()
    timekeeper = keeper
    keeper.changed = { [weak self] in self?.countdownsDidChange() }
    keeper.press = { [weak self] in self?.input?.press($0) }
    keeper.take(content.buttons)
    handle.driver?.keepTime(of: handle.id, with: keeper)
  }

  /// Shows the countdowns as they are now.
  func showCountdowns() {
    for (number, button) in buttons.enumerated() {
      button.countdown = timekeeper?.countdown(of: number)
    }
  }

  /// A second has passed, or time goes on or stands still.
  private func countdownsDidChange() {
    let before = buttons.map(\.measuresCountdown)
    let waited = buttons.contains { $0.waits }
    showCountdowns()
    // With the countdown goes the room for it.
    if buttons.map(\.measuresCountdown) != before {
      setNeedsLayout()
      handle.sizeDidChange()
    }
    if waited, !buttons.contains(where: { $0.waits }) {
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
}
