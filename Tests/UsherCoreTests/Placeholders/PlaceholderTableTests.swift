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
  private static var states: KeyValuePairs<String, () -> PlaceholderHarness> {
    [
      "resting: content": { .idle { $0.hide(1) } },
      "waiting: loading": { .loading(for: .zero) },
      "moving: loading": { .loading(for: .milliseconds(300)) },
      "resting: loading": {
        .idle { harness in
          harness.load(1)
          harness.advance(.milliseconds(300))
        }
      },
      "waiting: content": {
        .idle { harness in
          harness.load(1)
          harness.advance(.milliseconds(300))
          harness.endLoad(1, .content)
        }
      },
      "resting: failure": {
        .idle { harness in
          harness.load(1)
          harness.endLoad(1, .failure)
        }
      },
      "resting: content, load": {
        .idle { harness in
          harness.hide(0)
          harness.load(1)
        }
      },
      "gone": { .idle { $0.send(.pageWasRemoved) } },
    ]
  }

  private static var events: KeyValuePairs<String, (inout PlaceholderHarness) -> [String]> {
    [
      "`showRequested`: loading": { $0.show(9, .loading) },
      "`showRequested`: failure": { $0.show(9, .failure) },
      "`hideRequested`": { $0.hide(9) },
      "`loadDidBegin`": { $0.load(9) },
      "`loadDidBegin`: always covers": { $0.load(9, cover: .always) },
      "`loadDidBegin`: a retry": { $0.load(9, isRetry: true) },
      "`loadDidFinish`: content": { $0.endLoad(1, .content) },
      "`loadDidFinish`: empty": { $0.endLoad(1, .empty) },
      "`loadDidFinish`: failure": { $0.endLoad(1, .failure) },
      "`loadDidFinish` of a load that was replaced": { $0.endLoad(0, .content) },
      "`cancelRequested`": { $0.send(.cancelRequested(1)) },
      "`retryRequested`": { $0.tap(1, .failure) },
      "`moveDidEnd`": { $0.endMove() },
      "`deadlineDidPass`": { harness in
        harness.now = max(harness.now, harness.deadline ?? harness.now)
        return harness.send(.deadlineDidPass)
      },
      "`pageWasRemoved`": { $0.send(.pageWasRemoved) },
    ]
  }
}

extension PlaceholderHarness {
  /// What is or will be on the screen, how it stands to that, and whether something loads.
  fileprivate var state: String {
    let load = machine.load == nil ? "" : ", load"
    let page = machine.targetPage.map { "\($0.kind)" } ?? "content"
    // Where a page loads it is said already that something does.
    let rest = page == "loading" ? page : page + load
    return switch machine.phase {
    case .idle: "resting: \(rest)"
    case .waiting: "waiting: \(rest)"
    case .moving: "moving: \(rest)"
    case .finished: "gone"
    }
  }

  fileprivate static func idle(_ setUp: (inout PlaceholderHarness) -> Void) -> PlaceholderHarness {
    var harness = PlaceholderHarness()
    setUp(&harness)
    harness.endMove()
    return harness
  }

  fileprivate static func loading(for time: Duration) -> PlaceholderHarness {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(time)
    return harness
  }
}
