// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the countdowns of one styled alert.
///
/// It follows the display timer of the alert, and its own timer fires only when something visible
/// changes.
@MainActor
final class StyledAlertCountdownDriver {
  private var clock = StyledAlertCountdowns()
  private let deadlineTimer = DeadlineTimer()
  /// The card that shows the countdowns.
  weak var card: StyledAlertView?

  /// The state of a button's countdown; `nil` if it has none or it is finished.
  func countdown(of button: Int) -> ActiveCountdown? { clock.activeCountdown(of: button, at: .now) }

  /// Whether no countdown disables the button.
  func isButtonEnabled(_ button: Int) -> Bool { clock.isButtonEnabled(button, at: .now) }

  /// Sets the current buttons; those with the same `id` keep their countdowns.
  func setButtons(_ buttons: [StyledAlertButton]) {
    clock.setButtons(buttons.map { ($0.id, $0.countdown) }, at: .now)
    schedule()
  }

  /// The display timer of the alert has changed.
  func displayTimerDidChange(to state: DisplayTimerState) {
    clock.setTimerState(state, at: .now)
    card?.countdownsDidChange()
    schedule()
  }

  private func schedule() {
    deadlineTimer.schedule(at: clock.nextTick(at: .now)) { [weak self] in self?.tick() }
  }

  private func tick() {
    let due = clock.nextFiringButton(at: .now)
    card?.countdownsDidChange()
    schedule()
    // Last, because it may change or dismiss the alert.
    if let due { card?.formDriver?.press(due) }
  }
}
