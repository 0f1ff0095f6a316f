// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Polls a scene turn by turn. The output of a poll is text such as
/// "visible List, Detail behind Alert; Home covered by Login; gone Editor; disappearing List".
struct PageWatcherHarness {
  static let turn = Duration.milliseconds(16)

  private(set) var watcher = PageWatcher()
  private(set) var now = MonotonicInstant.seconds(1)
  private var names: [PageID: String] = [:]

  /// A scene in which these pages have settled.
  init(_ page: Page) {
    settle(page)
  }

  /// A scene that was not polled yet.
  init() {}

  /// Polls once, some time after the last poll.
  @discardableResult
  mutating func poll(
    _ page: Page, after interval: Duration = turn, on scene: PopupSceneState = .active
  ) -> [String] {
    poll(page.snapshot(activation: scene), after: interval)
  }

  @discardableResult
  mutating func poll(_ snapshot: SceneSnapshot, after interval: Duration = turn) -> [String] {
    now = now + interval
    for node in snapshot.nodes { names[node.id] = node.typeName }
    return watcher.process(snapshot, at: now).map { text(of: $0) }
  }

  /// Polls until the pages have settled.
  @discardableResult
  mutating func settle(
    _ page: Page, on scene: PopupSceneState = .active
  ) -> [String] {
    poll(page, on: scene) + poll(page, on: scene)
  }

  /// The last page state as text.
  var lastOutput: String { text(of: .pagesChanged(watcher.pageState)) }

  mutating func reset() { watcher.reset() }

  mutating func deallocate(_ pages: Page...) {
    for page in pages {
      let node = page.snapshot().nodes[0]
      names[node.id] = node.typeName
      watcher.pagesDidDeallocate([node.id])
    }
  }

  private func text(of output: PageWatcher.Output) -> String {
    switch output {
    case .didNotSettle(let moving): "did not settle: " + moving.joined(separator: ", ")
    case .pagesChanged(let pageState): text(of: pageState)
    }
  }

  private func text(of pageState: PageState) -> String {
    let visible = pageState.visible.map {
      name($0.id) + ($0.obstruction.map { " behind \($0)" } ?? "")
    }
    let covered = pageState.covered.map { "\(name($0.key)) covered by \($0.value)" }.sorted()
    let parts = [
      "visible \(visible.isEmpty ? "nothing" : visible.joined(separator: ", "))",
      covered.joined(separator: ", "), named("gone", pageState.gone),
      named("disappearing", Set(pageState.disappearing.keys)),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func named(_ label: String, _ pages: Set<PageID>) -> String {
    pages.isEmpty ? "" : "\(label) " + pages.map(name).sorted().joined(separator: ", ")
  }

  func name(_ id: PageID) -> String { names[id] ?? "\(id)" }
}
