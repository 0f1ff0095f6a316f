// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Runs the countdowns of one styled alert: it is told when the alert's time runs, and wakes up only at
/// the moments at which something that is seen changes.
@MainActor
final class StyledAlertTimekeeper: TimeKeeping {
  private var clock = StyledAlertClock()
  private let alarm = Alarm()
  /// Called when the countdowns are to be shown as they are now.
  var changed: @MainActor () -> Void = {}
  /// Called when a button is to be pressed.
  var press: @MainActor (_ button: Int) -> Void = { _ in }

  private var now: Instant { Instant(sinceStart: MainClock.now) }

  /// How the countdown of a button stands; `nil` where it has none, or it is over.
  func countdown(of button: Int) -> ButtonCountdown? {
    let now = now
    return clock.running(button, at: now).map { ButtonCountdown($0, at: now) }
  }

  /// Whether a button can be tapped.
  func isActive(_ button: Int) -> Bool { clock.isActive(button, at: now) }

  /// These are the buttons from now on.
  func take(_ buttons: [StyledAlertButton]) {
    let buttons = buttons.map { StyledAlertClock.Button(id: $0.id, countdown: $0.countdown) }
    guard !clock.isEmpty || buttons.contains(where: { $0.countdown != nil }) else { return }
    clock.take(buttons, at: now)
    schedule()
  }

  func timeDidChange(to state: ScreenTimeState) {
    guard !clock.isEmpty else { return clock.turn(to: state, at: now) }
    clock.turn(to: state, at: now)
    changed()
    schedule()
  }

  private func schedule() {
    alarm.set(to: clock.nextTick(at: now)) { [weak self] in self?.tick() }
  }

  private func tick() {
    let due = clock.takeDue(at: now)
    changed()
    schedule()
    if let due { press(due) }
  }
}
