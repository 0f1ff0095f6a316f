// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of a placeholder”: each event in each state.
struct PlaceholderTableTests {
  @Test func `the article describes the states of a placeholder`() throws {
    try expectArticle(
      "PlaceholderStates", describes: Self.states, events: Self.events, state: \.state)
  }

  /// Load 1 has begun, unless a state says otherwise.
  private static var states: KeyValuePairs<String, () -> PlaceholderHarness> {
    [
      "idle: content": { .idle { $0.hide(1) } },
      "idle: content (load)": { .refreshing(after: .zero) },
      "waiting: loading": { .loading(for: .zero) },
      "moving: loading": { .loading(for: .milliseconds(300)) },
      "idle: loading": { .idle { $0 = .loading(for: .milliseconds(300)) } },
      "waiting: content": { .loaded(.content) },
      "waiting: content (load)": { .refreshing(after: .milliseconds(300)) },
      "moving: content": { .loaded(.content, for: .milliseconds(500)) },
      "moving: content (load)": { .refreshing(after: .milliseconds(300), for: .milliseconds(500)) },
      "waiting: result": { .loaded(.failure) },
      "moving: result": { .loaded(.failure, for: .milliseconds(500)) },
      "idle: result": { .idle { $0 = .loaded(.failure, for: .milliseconds(500)) } },
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
      "`loadDidLosePage`": { $0.send(.loadDidLosePage(1)) },
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
    let load = machine.load == nil ? "" : " (load)"
    let page =
      machine.targetPage.map { $0.kind == .loading ? "loading" : "result" } ?? "content"
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

  /// Load 1 has finished a while ago, 0.3 s after it began.
  fileprivate static func loaded(
    _ result: PlaceholderMachine.LoadResultKind, for time: Duration = .zero
  ) -> PlaceholderHarness {
    var harness = PlaceholderHarness.loading(for: .milliseconds(300))
    harness.endLoad(1, result)
    harness.advance(by: time)
    return harness
  }

  /// Load 1 refreshes the content of load 0, which took some time and has finished a while ago.
  fileprivate static func refreshing(
    after duration: Duration, for time: Duration = .zero
  ) -> PlaceholderHarness {
    var harness = PlaceholderHarness()
    harness.load(0)
    harness.advance(by: duration)
    harness.endLoad(0, .content)
    harness.load(1)
    harness.advance(by: time)
    return harness
  }
}
