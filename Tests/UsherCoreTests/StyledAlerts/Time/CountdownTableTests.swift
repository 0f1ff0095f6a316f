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
    var clock = StyledAlertClock()
    var now = Instant.seconds(0)

    init(_ end: StyledAlertCountdown.End, _ time: ScreenTimeState, after seconds: Double = 1) {
      clock.take([.init(id: "yes", countdown: .init(end, after: .seconds(3)))], at: now)
      clock.turn(to: .running, at: now)
      now = .seconds(seconds)
      clock.turn(to: time, at: now)
    }

    var state: String {
      guard let entry = clock.entries[0] else { return "without" }
      let end = entry.wish.end == .presses ? "presses" : "activates"
      if entry.isDone { return "\(end): pressed" }
      if entry.countdown.isOver(at: now) { return "\(end): over" }
      return entry.countdown.runs ? "\(end): running" : "\(end): still"
    }

    mutating func turns(to time: ScreenTimeState) -> [String] {
      clock.turn(to: time, at: now)
      return []
    }

    /// Time passes to the next moment at which something changes, and as much is done as is due.
    mutating func passes(_ time: Duration) -> [String] {
      let wasActive = clock.isActive(0, at: now)
      now = now + time
      var orders: [String] = []
      while clock.takeDue(at: now) != nil { orders.append("press") }
      if !wasActive, clock.isActive(0, at: now) { orders.append("can be tapped") }
      return orders
    }
  }

  private static var states: KeyValuePairs<String, () -> Subject> {
    [
      "activates: running": { Subject(.activates, .running) },
      "activates: still": { Subject(.activates, .still) },
      "activates: over": { Subject(.activates, .running, after: 3) },
      "presses: running": { Subject(.presses, .running) },
      "presses: still": { Subject(.presses, .paused) },
      "presses: pressed": {
        var subject = Subject(.presses, .running)
        _ = subject.passes(.seconds(2))
        return subject
      },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "two seconds pass": { $0.passes(.seconds(2)) },
      "the time of the alert runs": { $0.turns(to: .running) },
      "it is paused": { $0.turns(to: .paused) },
      "it stands still": { $0.turns(to: .still) },
      "the same button again": {
        $0.clock.take([.init(id: "yes", countdown: $0.clock.entries[0]?.wish)], at: $0.now)
        return []
      },
      "the button with another countdown": {
        let end = $0.clock.entries[0]?.wish.end ?? .presses
        $0.clock.take([.init(id: "yes", countdown: .init(end, after: .seconds(9)))], at: $0.now)
        return []
      },
      "the button without one": {
        $0.clock.take([.init(id: "yes")], at: $0.now)
        return []
      },
    ]
  }
}
