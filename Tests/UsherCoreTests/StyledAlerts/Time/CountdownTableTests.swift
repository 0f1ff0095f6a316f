// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a countdown”: each event in each state.
struct CountdownTableTests {
  @Test func `the article describes the states of a countdown`() throws {
    try expectArticle(
      "CountdownStates", describes: Self.states, events: Self.events, state: \.state)
  }

  /// A button with a countdown of three seconds.
  struct Subject {
    var countdowns = StyledAlertCountdowns()
    var now = MonotonicInstant.seconds(0)

    init(_ end: StyledAlertCountdown.Action, _ time: DisplayTimerState, after seconds: Double = 1) {
      setCountdown(.init(action: end, duration: .seconds(3), style: .ring))
      countdowns.setTimerState(.running, at: now)
      now = .seconds(seconds)
      countdowns.setTimerState(time, at: now)
    }

    var state: String {
      guard let entry = countdowns.entries[0] else { return "without" }
      let end = entry.configuration.action == .presses ? "presses" : "enables"
      if entry.hasFired { return "\(end): pressed" }
      if entry.countdown.isFinished(at: now) { return "\(end): over" }
      return entry.countdown.isRunning ? "\(end): running" : "\(end): stopped"
    }

    @discardableResult
    mutating func setCountdown(_ countdown: StyledAlertCountdown?) -> [String] {
      countdowns.setButtons([("yes", countdown)], at: now)
      return []
    }

    mutating func setTimerState(_ time: DisplayTimerState) -> [String] {
      countdowns.setTimerState(time, at: now)
      return []
    }

    /// Advances the time and returns what happens at its end.
    mutating func advance(by time: Duration) -> [String] {
      let wasEnabled = countdowns.isButtonEnabled(0, at: now)
      now = now + time
      var effects: [String] = []
      while countdowns.nextFiringButton(at: now) != nil { effects.append("press") }
      if !wasEnabled, countdowns.isButtonEnabled(0, at: now) { effects.append("can be tapped") }
      return effects
    }
  }

  private static var states: KeyValuePairs<String, () -> Subject> {
    [
      "enables: running": { Subject(.enables, .running) },
      "enables: stopped": { Subject(.enables, .stopped) },
      "enables: over": { Subject(.enables, .running, after: 3) },
      "presses: running": { Subject(.presses, .running) },
      "presses: stopped": { Subject(.presses, .paused) },
      "presses: pressed": {
        var subject = Subject(.presses, .running)
        _ = subject.advance(by: .seconds(2))
        return subject
      },
      "without": {
        var subject = Subject(.presses, .running)
        subject.setCountdown(nil)
        return subject
      },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "two seconds pass": { $0.advance(by: .seconds(2)) },
      "`setTimerState`: running": { $0.setTimerState(.running) },
      "`setTimerState`: paused": { $0.setTimerState(.paused) },
      "`setTimerState`: stopped": { $0.setTimerState(.stopped) },
      "`setButtons`: the same countdown": {
        $0.setCountdown($0.countdowns.entries[0]?.configuration)
      },
      "`setButtons`: another countdown": {
        let end = $0.countdowns.entries[0]?.configuration.action ?? .presses
        return $0.setCountdown(.init(action: end, duration: .seconds(9), style: .ring))
      },
      "`setButtons`: no countdown": { $0.setCountdown(nil) },
    ]
  }
}
