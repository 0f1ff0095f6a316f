// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Plays what the article “The countdowns of a styled alert” says, each event in each state.
struct CountdownTableTests {
  @Test func `the states of a countdown are as the article shows them`() throws {
    let written = try TransitionTable(article: "CountdownStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article has to show:\n\(played.markdown)")
  }

  /// A button with a countdown of three seconds.
  struct Subject {
    var countdowns = StyledAlertCountdowns()
    var now = MonotonicInstant.seconds(0)

    init(_ end: StyledAlertCountdown.Action, _ time: DisplayTimerState, after seconds: Double = 1) {
      countdowns.setButtons([.init(id: "yes", countdown: .init(end, after: .seconds(3)))], at: now)
      countdowns.setTimerState(to: .running, at: now)
      now = .seconds(seconds)
      countdowns.setTimerState(to: time, at: now)
    }

    var state: String {
      guard let entry = countdowns.entries[0] else { return "without" }
      let end = entry.configuration.action == .presses ? "presses" : "activates"
      if entry.hasFired { return "\(end): pressed" }
      if entry.countdown.isFinished(at: now) { return "\(end): over" }
      return entry.countdown.isRunning ? "\(end): running" : "\(end): still"
    }

    mutating func setTimerState(to time: DisplayTimerState) -> [String] {
      countdowns.setTimerState(to: time, at: now)
      return []
    }

    /// Time passes to the next moment at which something changes, and as much is done as is due.
    mutating func advance(_ time: Duration) -> [String] {
      let wasActive = countdowns.isButtonEnabled(0, at: now)
      now = now + time
      var effects: [String] = []
      while countdowns.nextFiringButton(at: now) != nil { effects.append("press") }
      if !wasActive, countdowns.isButtonEnabled(0, at: now) { effects.append("can be tapped") }
      return effects
    }
  }

  private static var states: KeyValuePairs<String, () -> Subject> {
    [
      "activates: running": { Subject(.enables, .running) },
      "activates: still": { Subject(.enables, .stopped) },
      "activates: over": { Subject(.enables, .running, after: 3) },
      "presses: running": { Subject(.presses, .running) },
      "presses: still": { Subject(.presses, .paused) },
      "presses: pressed": {
        var subject = Subject(.presses, .running)
        _ = subject.advance(.seconds(2))
        return subject
      },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "two seconds pass": { $0.advance(.seconds(2)) },
      "the time of the alert runs": { $0.setTimerState(to: .running) },
      "it is paused": { $0.setTimerState(to: .paused) },
      "it stands still": { $0.setTimerState(to: .stopped) },
      "the same button again": {
        $0.countdowns.setButtons([.init(id: "yes", countdown: $0.countdowns.entries[0]?.configuration)], at: $0.now)
        return []
      },
      "the button with another countdown": {
        let end = $0.countdowns.entries[0]?.configuration.action ?? .presses
        $0.countdowns.setButtons([.init(id: "yes", countdown: .init(end, after: .seconds(9)))], at: $0.now)
        return []
      },
      "the button without one": {
        $0.countdowns.setButtons([.init(id: "yes")], at: $0.now)
        return []
      },
    ]
  }
}
