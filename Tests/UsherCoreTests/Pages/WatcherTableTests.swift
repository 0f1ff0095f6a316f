// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the article “The states of the page watcher”: each event in each state.
struct WatcherTableTests {
  @Test func `the article describes the states of the page watcher`() throws {
    try expectArticle(
      "PageWatcherStates", describes: Self.states, events: Self.events, state: \.state)
  }

  /// A watcher that was on the page Home before Detail is pushed.
  struct Subject {
    var harness = PageWatcherHarness(home)
    var motion: Motion = .none

    enum Motion {
      case none, running, dragged, cancelled
    }

    init(_ polls: (Page, Motion)...) {
      for (page, motion) in polls { _ = poll(page, motion) }
    }

    var state: String {
      if harness.watcher.needsConfirmation { return "confirming" }
      return switch motion {
      case .none: "settled"
      case .running: "transitioning"
      case .dragged: "interactive"
      case .cancelled: "cancelling"
      }
    }

    mutating func poll(
      _ page: Page, _ motion: Motion, after interval: Duration = PageWatcherHarness.turn
    ) -> [String] {
      self.motion = motion
      switch motion {
      case .none: return harness.poll(page, after: interval)
      case .running: return harness.poll(page.inState(.running), after: interval)
      case .dragged: return harness.poll(page.inState(.dragged), after: interval)
      case .cancelled: return harness.poll(page.inState(.runningBack), after: interval)
      }
    }
  }

  private static let home = Page.navigation("Nav", .plain("Home"))
  private static let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))

  private static var states: KeyValuePairs<String, () -> Subject> {
    [
      "transitioning": { Subject((detail, .running)) },
      "interactive": { Subject((detail, .dragged)) },
      "cancelling": { Subject((detail, .dragged), (detail, .cancelled)) },
      "confirming": { Subject((detail, .running), (detail, .none)) },
      "settled": { Subject() },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "`process`: Home": { $0.poll(home, .none) },
      "`process`: Detail": { $0.poll(detail, .none) },
      "`process`: Detail, noninteractive": { $0.poll(detail, .running) },
      "`process`: Detail, interactive": { $0.poll(detail, .dragged) },
      "`process`: Detail, cancelled": { $0.poll(detail, .cancelled) },
      "`process`: Detail, noninteractive for three seconds": {
        _ = $0.poll(detail, .running)
        return $0.poll(detail, .running, after: PageWatcher.settlingTimeout)
      },
    ]
  }
}
