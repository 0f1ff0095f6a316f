// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Plays what the article “The states of a placeholder” says, each event in each state.
struct PlaceholderTableTests {
  @Test func `the states of a placeholder are as the article shows them`() throws {
    let written = try TransitionTable(article: "PlaceholderStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article has to show:\n\(played.markdown)")
  }

  /// Load 1 has begun, unless a state says otherwise.
  private static var states: KeyValuePairs<String, () -> PlaceholderPlay> {
    [
      "resting: content": { .resting { $0.hide(1) } },
      "waiting: loading": { .loading(for: .zero) },
      "moving: loading": { .loading(for: .milliseconds(300)) },
      "resting: loading": {
        .resting { play in
          play.load(1)
          play.wait(.milliseconds(300))
        }
      },
      "waiting: content": {
        .resting { play in
          play.load(1)
          play.wait(.milliseconds(300))
          play.end(1, .content)
        }
      },
      "resting: failure": {
        .resting { play in
          play.load(1)
          play.end(1, .failure)
        }
      },
      "resting: content, load": {
        .resting { play in
          play.hide(0)
          play.load(1)
        }
      },
      "gone": { .resting { $0.happens(.pageDidGo) } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout PlaceholderPlay) -> [String]> {
    [
      "`showRequested`: loading": { $0.show(9, .loading) },
      "`showRequested`: failure": { $0.show(9, .failure) },
      "`hideRequested`": { $0.hide(9) },
      "`loadDidBegin`": { $0.load(9) },
      "`loadDidBegin`: always covers": { $0.load(9, cover: .always) },
      "`loadDidBegin`: a retry": { $0.load(9, isRetry: true) },
      "`loadDidEnd`: content": { $0.end(1, .content) },
      "`loadDidEnd`: empty": { $0.end(1, .empty) },
      "`loadDidEnd`: failure": { $0.end(1, .failure) },
      "`loadDidEnd` of a load that was replaced": { $0.end(0, .content) },
      "`cancelRequested`": { $0.happens(.cancelRequested(1)) },
      "`retryRequested`": { $0.tap(1, .failure) },
      "`moveDidEnd`": { $0.moved() },
      "`deadlineDidPass`": { play in
        play.now = max(play.now, play.deadline ?? play.now)
        return play.happens(.deadlineDidPass)
      },
      "`pageDidGo`": { $0.happens(.pageDidGo) },
    ]
  }
}

extension PlaceholderPlay {
  /// What is or will be on the screen, how it stands to that, and whether something loads.
  fileprivate var state: String {
    let load = machine.load == nil ? "" : ", load"
    let page = machine.wanted.map { "\($0.kind)" } ?? "content"
    // Where a page loads it is said already that something does.
    let rest = page == "loading" ? page : page + load
    return switch machine.phase {
    case .resting: "resting: \(rest)"
    case .waiting: "waiting: \(rest)"
    case .moving: "moving: \(rest)"
    case .gone: "gone"
    }
  }

  fileprivate static func resting(_ play: (inout PlaceholderPlay) -> Void) -> PlaceholderPlay {
    var machine = PlaceholderPlay()
    play(&machine)
    machine.moved()
    return machine
  }

  fileprivate static func loading(for time: Duration) -> PlaceholderPlay {
    var machine = PlaceholderPlay()
    machine.load(1)
    machine.wait(time)
    return machine
  }
}
