// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the tables of the article “The states of a countdown”: each event in each state.
struct CountdownTableTests {
  @Test func `the states of a countdown change as in the tables of the article`() throws {
    let written = try TransitionTable(article: "CountdownStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article should contain:\n\(played.markdown)")
  }

  /// A button with a countdown of three seconds.
  struct Subject {
    var countdowns = StyledAlertCountdowns()
    var now = MonotonicInstant.seconds(0)

    init(_ end: StyledAlertCountdown.Action, _ time: DisplayTimerState, after seconds: Double = 1) {
      countdowns.setButtons([.init(id: "yes", countdown: .init(end, after: .seconds(3)))], at: now)
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
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "two seconds pass": { $0.advance(by: .seconds(2)) },
      "the time of the alert runs": { $0.setTimerState(.running) },
      "it is paused": { $0.setTimerState(.paused) },
      "it is stopped": { $0.setTimerState(.stopped) },
      "the same button again": {
        $0.countdowns.setButtons(
          [.init(id: "yes", countdown: $0.countdowns.entries[0]?.configuration)], at: $0.now)
        return []
      },
      "the button with another countdown": {
        let end = $0.countdowns.entries[0]?.configuration.action ?? .presses
        $0.countdowns.setButtons(
          [.init(id: "yes", countdown: .init(end, after: .seconds(9)))], at: $0.now)
        return []
      },
      "the button without one": {
        $0.countdowns.setButtons([.init(id: "yes")], at: $0.now)
        return []
      },
    ]
  }
}
