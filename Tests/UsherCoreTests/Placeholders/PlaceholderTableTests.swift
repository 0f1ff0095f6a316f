// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the tables of the article “The states of a placeholder”: each event in each state.
struct PlaceholderTableTests {
  @Test func `the states of a placeholder change as in the tables of the article`() throws {
    let written = try TransitionTable(article: "PlaceholderStates")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article should contain:\n\(played.markdown)")
  }

  /// Load 1 has begun, unless a state says otherwise.
  private static var states: KeyValuePairs<String, () -> PlaceholderHarness> {
    [
      "idle: content": { .idle { $0.hide(1) } },
      "waiting: loading": { .loading(for: .zero) },
      "moving: loading": { .loading(for: .milliseconds(300)) },
      "idle: loading": {
        .idle { harness in
          harness.load(1)
          harness.advance(by: .milliseconds(300))
        }
      },
      "waiting: content": {
        .idle { harness in
          harness.load(1)
          harness.advance(by: .milliseconds(300))
          harness.endLoad(1, .content)
        }
      },
      "idle: failure": {
        .idle { harness in
          harness.load(1)
          harness.endLoad(1, .failure)
        }
      },
      "idle: content, load": {
        .idle { harness in
          harness.hide(0)
          harness.load(1)
        }
      },
      "finished": { .idle { $0.send(.pageWasRemoved) } },
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
  /// The target page, the phase of the machine, and whether a load is in progress.
  fileprivate var state: String {
    let load = machine.load == nil ? "" : ", load"
    let page = machine.targetPage.map { "\($0.kind)" } ?? "content"
    // A loading page implies a load.
    let rest = page == "loading" ? page : page + load
    return switch machine.phase {
    case .idle: "idle: \(rest)"
    case .waiting: "waiting: \(rest)"
    case .moving: "moving: \(rest)"
    case .finished: "finished"
    }
  }

  fileprivate static func idle(
    after setUp: (inout PlaceholderHarness) -> Void
  ) -> PlaceholderHarness {
    var harness = PlaceholderHarness()
    setUp(&harness)
    harness.endMove()
    return harness
  }

  fileprivate static func loading(for time: Duration) -> PlaceholderHarness {
    var harness = PlaceholderHarness()
    harness.load(1)
    harness.advance(by: time)
    return harness
  }
}
