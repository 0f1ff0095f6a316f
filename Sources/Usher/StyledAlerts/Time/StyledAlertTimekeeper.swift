// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the countdowns of one styled alert: it is told when the alert's time runs, and wakes up only at
/// the moments at which something that is seen changes.
@MainActor
final class StyledAlertCountdownController: DisplayTimerObserver {
  private var clock = StyledAlertCountdowns()
  private let deadlineTimer = DeadlineTimer()
  /// Called when the countdowns are to be shown as they are now.
  var onChange: @MainActor () -> Void = {}
  /// Called when a button is to be pressed.
  var onPress: @MainActor (_ button: Int) -> Void = { _ in }

  private var now: MonotonicInstant { MonotonicInstant(sinceStart: MainClock.now) }

  /// How the countdown of a button stands; `nil` where it has none, or it is over.
  func countdown(of button: Int) -> CountdownState? {
    let now = now
    return clock.activeCountdown(button, at: now).map { CountdownState($0, at: now) }
  }

  /// Whether a button can be tapped.
  func isButtonEnabled(_ button: Int) -> Bool { clock.isButtonEnabled(button, at: now) }

  /// These are the buttons from now on.
  func setButtons(_ buttons: [StyledAlertButton]) {
    let buttons = buttons.map { StyledAlertCountdowns.Button(id: $0.id, countdown: $0.countdown) }
    guard !clock.isEmpty || buttons.contains(where: { $0.countdown != nil }) else { return }
    clock.setButtons(buttons, at: now)
    schedule()
  }

  func displayTimerDidChange(to state: DisplayTimerState) {
    guard !clock.isEmpty else { return clock.setTimerState(to: state, at: now) }
    clock.setTimerState(to: state, at: now)
    onChange()
    schedule()
  }

  private func schedule() {
    deadlineTimer.schedule(at: clock.nextTick(at: now)) { [weak self] in self?.tick() }
  }

  private func tick() {
    let due = clock.nextFiringButton(at: now)
    onChange()
    schedule()
    if let due { onPress(due) }
  }
}
