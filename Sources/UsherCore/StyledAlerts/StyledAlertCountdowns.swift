// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The countdowns of one styled alert: which buttons are disabled, which one is due to be pressed,
/// and when the displayed time changes next.
///
/// A value without a clock: the time is passed in.
package struct StyledAlertCountdowns: Sendable {
  /// The countdown of one button.
  struct Entry: Sendable {
    /// The identifier of the button.
    let id: String
    let configuration: StyledAlertCountdown
    var countdown: DisplayTimer
    /// Whether the button has been pressed by the countdown.
    var hasFired = false

    /// Whether the button is due to be pressed; never while the countdown is paused.
    func isDue(at now: MonotonicInstant) -> Bool {
      configuration.action == .presses && !hasFired && countdown.isRunning
        && countdown.isFinished(at: now)
    }
  }

  /// The countdowns by button; `nil` for a button without one.
  private(set) var entries: [Entry?] = []
  private var state = DisplayTimerState.stopped

  package init() {}

  /// Replaces the buttons. A countdown that a button with the same identifier already had
  /// continues; any other one starts.
  package mutating func setButtons(
    _ buttons: [(id: String, countdown: StyledAlertCountdown?)], at now: MonotonicInstant
  ) {
    var existing = entries.compactMap { $0 }
    entries = buttons.map { button in
      guard let configuration = button.countdown else { return nil }
      if let index = existing.firstIndex(where: {
        $0.id == button.id && $0.configuration == configuration
      }) {
        // Each one continues once, even if two buttons have the same identifier.
        return existing.remove(at: index)
      }
      var countdown = DisplayTimer(configuration.duration)
      countdown.setRunning(configuration.action.isRunning(in: state), at: now)
      return Entry(id: button.id, configuration: configuration, countdown: countdown)
    }
  }

  /// Sets the state of the alert's display timer, which starts and stops the countdowns.
  package mutating func setTimerState(_ state: DisplayTimerState, at now: MonotonicInstant) {
    self.state = state
    for index in entries.indices {
      guard let action = entries[index]?.configuration.action else { continue }
      entries[index]?.countdown.setRunning(action.isRunning(in: state), at: now)
    }
  }

  /// Returns the countdown of a button, until it is finished.
  package func activeCountdown(of button: Int, at now: MonotonicInstant) -> ActiveCountdown? {
    guard entries.indices.contains(button), let entry = entries[button],
      !entry.countdown.isFinished(at: now)
    else { return nil }
    let timer = entry.countdown
    return ActiveCountdown(
      configuration: entry.configuration, duration: timer.duration,
      seconds: timer.seconds(at: now), fraction: timer.fraction(at: now),
      remaining: timer.remaining(at: now), isRunning: timer.isRunning)
  }

  /// Whether the countdown of a button, if any, allows it to be tapped.
  package func isButtonEnabled(_ button: Int, at now: MonotonicInstant) -> Bool {
    activeCountdown(of: button, at: now)?.configuration.action != .enables
  }

  /// Returns the next time at which a displayed second changes or a button is due; `nil` if none
  /// will.
  package func nextTick(at now: MonotonicInstant) -> MonotonicInstant? {
    entries.compactMap { entry in
      entry.flatMap { entry in
        // A button that is due is pressed at once.
        entry.isDue(at: now) ? now : entry.countdown.nextTick(at: now)
      }
    }.min()
  }

  /// Returns the first button that is due to be pressed. Each button is returned only once.
  package mutating func nextFiringButton(at now: MonotonicInstant) -> Int? {
    guard let index = entries.indices.first(where: { entries[$0]?.isDue(at: now) == true })
    else { return nil }
    entries[index]?.hasFired = true
    return index
  }
}

/// The countdown of a button at one instant, before it is finished.
package struct ActiveCountdown: Sendable, Equatable {
  package let configuration: StyledAlertCountdown
  /// The whole duration, clamped to the supported range.
  let duration: Duration
  /// The remaining seconds, rounded up.
  package let seconds: Int
  /// The remaining fraction, from 1 to 0.
  package let fraction: Double
  /// The remaining time.
  package let remaining: Duration
  /// Whether it is running.
  package let isRunning: Bool

  /// A text with the maximum number of digits.
  package var widestText: String {
    let (seconds, rest) = duration.components
    return String(repeating: "0", count: String(seconds + (rest > 0 ? 1 : 0)).count)
  }
}

extension StyledAlertCountdown.Action {
  /// Whether a countdown with this action runs in a state of the alert's display timer. One that
  /// enables a button also runs while the timer is paused, because it only delays a tap.
  func isRunning(in state: DisplayTimerState) -> Bool {
    switch self {
    case .enables: state != .stopped
    case .presses: state == .running
    }
  }
}

// MARK: - Timer in whole seconds

extension DisplayTimer {
  /// Whether the timer is running.
  var isRunning: Bool { startedAt != nil }

  /// Returns the remaining time.
  func remaining(at now: MonotonicInstant) -> Duration {
    let elapsed = startedAt.map { max(now - $0, .zero) } ?? .zero
    return max(remaining - elapsed, .zero)
  }

  /// Returns the remaining seconds, rounded up: 3, 2, 1, and 0 when no time remains.
  func seconds(at now: MonotonicInstant) -> Int {
    let (seconds, rest) = remaining(at: now).components
    return Int(clamping: seconds) + (rest > 0 ? 1 : 0)
  }

  /// Returns the remaining fraction, from 1 to 0.
  func fraction(at now: MonotonicInstant) -> Double {
    duration > .zero ? min(1, remaining(at: now) / duration) : 0
  }

  /// Whether no time remains.
  package func isFinished(at now: MonotonicInstant) -> Bool { remaining(at: now) == .zero }

  /// Returns the next time at which the remaining seconds change; `nil` if the timer is stopped or
  /// no time remains.
  package func nextTick(at now: MonotonicInstant) -> MonotonicInstant? {
    let remaining = remaining(at: now)
    guard isRunning, remaining > .zero else { return nil }
    return now + (remaining - .seconds(seconds(at: now) - 1))
  }
}

/// The progress of some work, as it is displayed.
package enum ProgressValue: Sendable, Equatable {
  /// The progress is not known.
  case indeterminate
  /// The fraction that is done, from 0 to 1.
  case determinate(Double)

  /// Creates a value from a fraction, limited to 0 through 1; NaN counts as 0, `nil` as
  /// indeterminate.
  package init(_ fraction: Double?) {
    self = fraction.map { .determinate($0 > 0 ? min($0, 1) : 0) } ?? .indeterminate
  }

  /// The fraction that is done; `nil` if it is not known.
  package var fraction: Double? {
    if case .determinate(let fraction) = self { fraction } else { nil }
  }

  /// The whole percent that are done, rounded down: 100 only if everything is done.
  package var percent: Int? { fraction.map { Int($0 * 100 + 0.000_001) } }
}
