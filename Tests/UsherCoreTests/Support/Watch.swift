// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// A scene that is looked at, one turn after the other; what the looks tell comes as lines such as
/// "sees List, Detail behind Alert; Home covered by Login; gone Editor; departing List".
struct Watch {
  static let turn = Duration.milliseconds(16)

  private(set) var watcher = PageWatcher()
  private(set) var now = Instant.seconds(1)
  private var names: [PageID: String] = [:]

  /// A scene on which these pages have settled.
  init(_ page: Page) {
    settle(page)
  }

  /// A scene at which nobody has looked.
  init() {}

  /// Looks once, some time after the last look.
  @discardableResult
  mutating func look(
    _ page: Page, after span: Duration = turn, on scene: SceneSnapshot.Activation = .active
  ) -> [String] {
    look(page.snapshot(activation: scene), after: span)
  }

  @discardableResult
  mutating func look(_ look: SceneSnapshot, after span: Duration = turn) -> [String] {
    now = now + span
    for node in look.nodes { names[node.id] = node.typeName }
    return watcher.take(look, at: now).map { line(of: $0) }
  }

  /// Looks until the pages have settled.
  @discardableResult
  mutating func settle(
    _ page: Page, on scene: SceneSnapshot.Activation = .active
  ) -> [String] {
    look(page, on: scene) + look(page, on: scene)
  }

  /// What was last told.
  var told: String { line(of: .situation(watcher.situation)) }

  mutating func beginAnew() { watcher.beginAnew() }

  mutating func deallocate(_ pages: Page...) {
    watcher.pagesDidDeallocate(pages.map { $0.snapshot().nodes[0].id })
  }

  private func line(of change: PageChange) -> String {
    switch change {
    case .didNotSettle(let moving): "did not settle: " + moving.joined(separator: ", ")
    case .situation(let situation): line(of: situation)
    }
  }

  private func line(of situation: PageSituation) -> String {
    let visible = situation.visible.map {
      name($0.id) + ($0.obstruction.map { " behind \($0)" } ?? "")
    }
    let covered = situation.covered.map { "\(name($0.key)) covered by \($0.value)" }.sorted()
    let parts = [
      "sees \(visible.isEmpty ? "nothing" : visible.joined(separator: ", "))",
      covered.joined(separator: ", "), named("gone", situation.gone),
      named("departing", Set(situation.departing.keys)),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func named(_ what: String, _ pages: Set<PageID>) -> String {
    pages.isEmpty ? "" : "\(what) " + pages.map(name).sorted().joined(separator: ", ")
  }

  func name(_ id: PageID) -> String { names[id] ?? "\(id)" }
}
