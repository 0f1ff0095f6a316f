// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// A few pages that come and go at random: two tabs with a stack each, a second column, something in
/// front of it all, and a transition that may be cancelled.
struct RandomPages {
  typealias Page = PageSituation.Page

  static let types = ["Home", "Product", "Cart"].map { PageTypeID($0) }
  static let anyType = PageTypeID("Page")
  static let names: [PageName] = ["start", "end"]
  static let predicates = [PagePredicateID(serial: 1), PagePredicateID(serial: 2)]

  private(set) var situation = PageSituation()
  /// How many pages there have been.
  private(set) var newest: UInt64 = 0

  /// What there is, whether the user sees it or not.
  private struct World {
    var tabs: [[Page]] = [[], []]
    var tab = 0
    var column: Page?
    var front: Page?
    var foreign: String?
    var obstruction: String?

    var pages: Set<PageID> {
      Set((tabs.flatMap { $0 } + [column, front].compactMap { $0 }).map(\.id))
    }
  }

  private var world = World()
  private var before = World()

  /// The situation after one more change, or after none.
  mutating func next(_ random: inout SplitMix) -> PageSituation {
    var departing: [PageID: PageSituation.Departure] = [:]
    let last = world
    switch Int.random(in: 0..<24, using: &random) {
    case _ where world.pages.isEmpty: world.tabs = [[page(&random)], [page(&random)]]
    case 0..<3: world.tabs[world.tab].append(page(&random))
    case 3..<6: if world.tabs[world.tab].count > 1 { world.tabs[world.tab].removeLast() }
    case 6..<8: world.tab = 1 - world.tab
    case 8..<10: world.front = world.front == nil ? page(&random) : nil
    case 10: world.column = world.column == nil ? page(&random) : nil
    case 11..<13: world.obstruction = world.obstruction == nil ? "UIAlertController" : nil
    case 13: world.foreign = world.foreign == nil ? "MailComposer" : nil
    case 14: world = World(tabs: [[page(&random)], [page(&random)]])
    case 15: world.tabs[world.tab][0].predicates = predicates(&random)
    case 16..<19: departing = departures(&random)
    case 19: return situation
    // What goes often comes back, which is what suspended popups wait for.
    default: if !before.pages.isEmpty { world = before }
    }
    if departing.isEmpty { before = last }
    look(departing, gone: last.pages.subtracting(world.pages))
    // What is gone may be told more than once, or before anybody has seen it, or by mistake.
    if newest > 2, Int.random(in: 0..<10, using: &random) == 0 {
      situation.gone.insert(PageID(serial: .random(in: 1...newest + 1, using: &random)))
    }
    return situation
  }

  private mutating func look(_ departing: [PageID: PageSituation.Departure], gone: Set<PageID>) {
    situation = PageSituation()
    let behind = [world.tabs[world.tab].last, world.column].compactMap { $0 }
    situation.visible = world.front.map { [$0] } ?? behind
    if world.front != nil {
      for page in behind { situation.covered[page.id] = "Sheet" }
    }
    for place in situation.visible.indices {
      situation.visible[place].obstruction = world.obstruction
    }
    situation.foreignModal =
      world.foreign ?? world.obstruction ?? world.front?.types.first?.name
    situation.departing = departing
    situation.gone = gone
  }

  private func departures(_ random: inout SplitMix) -> [PageID: PageSituation.Departure] {
    var departing: [PageID: PageSituation.Departure] = [:]
    for page in situation.visible where Int.random(in: 0..<3, using: &random) > 0 {
      departing[page.id] = .random(in: 0..<2, using: &random) == 0 ? .left : .covered
    }
    return departing
  }

  private mutating func page(_ random: inout SplitMix) -> Page {
    newest += 1
    return Page(
      id: PageID(serial: newest),
      types: [RandomPages.types[.random(in: 0..<3, using: &random)], RandomPages.anyType],
      name: [nil, "start", "end"][.random(in: 0..<3, using: &random)],
      predicates: predicates(&random))
  }

  private func predicates(_ random: inout SplitMix) -> Set<PagePredicateID> {
    Set(RandomPages.predicates.filter { _ in Bool.random(using: &random) })
  }
}
