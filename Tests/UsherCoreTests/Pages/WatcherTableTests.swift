// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing

@testable import UsherCore

/// Checks the tables of the article “How pages settle”: each event in each state.
struct WatcherTableTests {
  @Test func `the watcher behaves as in the tables of the article`() throws {
    let written = try TransitionTable(article: "PagesSettle")

    let played = TransitionTable.played(Self.states, Self.events, state: \.state)

    #expect(written.events == played.events)
    #expect(written.rows == played.rows, "The article should contain:\n\(played.markdown)")
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
      if harness.watcher.needsConfirmation { return "found" }
      return switch motion {
      case .none: "settled"
      case .running: "moving"
      case .dragged: "dragged"
      case .cancelled: "going back"
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
      "settled": { Subject() },
      "moving": { Subject((detail, .running)) },
      "dragged": { Subject((detail, .dragged)) },
      "going back": { Subject((detail, .dragged), (detail, .cancelled)) },
      "found": { Subject((detail, .running), (detail, .none)) },
    ]
  }

  private static var events: KeyValuePairs<String, (inout Subject) -> [String]> {
    [
      "the same pages, at rest": { $0.poll(home, .none) },
      "other pages, at rest": { $0.poll(detail, .none) },
      "other pages, moving by themselves": { $0.poll(detail, .running) },
      "other pages, following a finger": { $0.poll(detail, .dragged) },
      "other pages, cancelled": { $0.poll(detail, .cancelled) },
      "three seconds later, still moving": {
        _ = $0.poll(detail, .running)
        return $0.poll(detail, .running, after: PageWatcher.settlingTimeout)
      },
    ]
  }
}
