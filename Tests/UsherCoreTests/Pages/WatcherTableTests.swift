// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// Checks the article “The states of the page watcher”: each event in each state.
struct WatcherTableTests {
  @Test func `the article describes the states of the page watcher`() throws {
    try expectArticle("PageWatcherStates", describes: Self.states, events: Self.events) {
      "\($0.watcher.state)"
    }
  }

  private static let home = Page.navigation("Nav", .plain("Home"))
  private static let detail = Page.navigation("Nav", .plain("Home"), .plain("Detail"))
  private static let closed = SceneSnapshot(activation: .disconnected, hasAppWindow: false)

  /// A watcher of which the user was on the page Home, after these polls.
  private static func polled(_ pages: Page...) -> PageWatcherHarness {
    var harness = PageWatcherHarness(home)
    for page in pages { harness.poll(page) }
    return harness
  }

  private static var states: KeyValuePairs<String, () -> PageWatcherHarness> {
    [
      "detached": {
        var harness = polled()
        harness.poll(closed)
        return harness
      },
      "transitioning": { polled(detail.inState(.running)) },
      "interactive": { polled(detail.inState(.dragged)) },
      "confirming": { polled(detail.inState(.running), detail) },
      "settled": { polled() },
    ]
  }

  private static var events: KeyValuePairs<String, (inout PageWatcherHarness) -> [String]> {
    [
      "`process`: Home": { $0.poll(home) },
      "`process`: Detail": { $0.poll(detail) },
      "`process`: Detail, noninteractive": { $0.poll(detail.inState(.running)) },
      "`process`: Detail, interactive": { $0.poll(detail.inState(.dragged)) },
      "`process`: Detail, noninteractive for three seconds": {
        _ = $0.poll(detail.inState(.running))
        return $0.poll(detail.inState(.running), after: PageWatcher.settlingTimeout)
      },
      "`process`: not attached": { $0.poll(closed) },
      "`pagesDidDeallocate`": {
        $0.deallocate(.plain("Detail"))
        return $0.poll(home)
      },
      "`reset`": {
        $0.reset()
        return []
      },
    ]
  }
}
