// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Pages that appear and disappear at random: two tabs with a stack each, a second column, a modal
/// in front, and a transition that may be cancelled.
struct RandomPages {
  typealias Page = PageState.Page

  static let types = ["Home", "Product", "Cart"].map { PageTypeID($0) }
  static let anyType = PageTypeID("Page")
  static let names: [PageName] = ["start", "end"]
  static let predicates = [PagePredicateID(serial: 1), PagePredicateID(serial: 2)]

  private(set) var pageState = PageState()
  /// The number of pages so far.
  private(set) var newest: UInt64 = 0

  /// All pages, visible or not.
  private struct Hierarchy {
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

  private var hierarchy = Hierarchy()
  private var previous = Hierarchy()

  /// The page state after one more change, or after none.
  mutating func next(_ random: inout SplitMix) -> PageState {
    var disappearing: [PageID: PageState.Disappearance] = [:]
    let last = hierarchy
    switch Int.random(in: 0..<25, using: &random) {
    case _ where hierarchy.pages.isEmpty: hierarchy.tabs = [[page(&random)], [page(&random)]]
    case 0..<3: hierarchy.tabs[hierarchy.tab].append(page(&random))
    case 3..<6:
      if hierarchy.tabs[hierarchy.tab].count > 1 { hierarchy.tabs[hierarchy.tab].removeLast() }
    case 6..<8: hierarchy.tab = 1 - hierarchy.tab
    case 8..<10: hierarchy.front = hierarchy.front == nil ? page(&random) : nil
    case 10: hierarchy.column = hierarchy.column == nil ? page(&random) : nil
    case 11..<13: hierarchy.obstruction = hierarchy.obstruction == nil ? "UIAlertController" : nil
    case 13: hierarchy.foreign = hierarchy.foreign == nil ? "MailComposer" : nil
    case 14: hierarchy = Hierarchy(tabs: [[page(&random)], [page(&random)]])
    case 15: hierarchy.tabs[hierarchy.tab][0].predicates = predicates(&random)
    case 19: hierarchy.tabs[hierarchy.tab][0].name = name(&random)
    case 16..<19: disappearing = disappearances(&random)
    case 20: return pageState
    // Often returns to the previous pages, which is what suspended popups wait for.
    default: if !previous.pages.isEmpty { hierarchy = previous }
    }
    if disappearing.isEmpty { previous = last }
    updatePageState(disappearing, gone: last.pages.subtracting(hierarchy.pages))
    // A gone page may be reported twice, before it was visible, or by mistake.
    if newest > 2, Int.random(in: 0..<10, using: &random) == 0 {
      pageState.gone.insert(PageID(serial: .random(in: 1...newest + 1, using: &random)))
    }
    return pageState
  }

  private mutating func updatePageState(
    _ disappearing: [PageID: PageState.Disappearance], gone: Set<PageID>
  ) {
    pageState = PageState()
    let behind = [hierarchy.tabs[hierarchy.tab].last, hierarchy.column].compactMap { $0 }
    pageState.visible = hierarchy.front.map { [$0] } ?? behind
    if hierarchy.front != nil {
      for page in behind { pageState.covered[page.id] = "Sheet" }
    }
    for index in pageState.visible.indices {
      pageState.visible[index].obstruction = hierarchy.obstruction
    }
    pageState.foreignModal =
      hierarchy.foreign ?? hierarchy.obstruction ?? hierarchy.front?.types.first?.name
    pageState.disappearing = disappearing
    pageState.gone = gone
  }

  private func disappearances(_ random: inout SplitMix) -> [PageID: PageState.Disappearance] {
    var disappearing: [PageID: PageState.Disappearance] = [:]
    for page in pageState.visible where Int.random(in: 0..<3, using: &random) > 0 {
      disappearing[page.id] = .random(in: 0..<2, using: &random) == 0 ? .left : .covered
    }
    return disappearing
  }

  private mutating func page(_ random: inout SplitMix) -> Page {
    newest += 1
    return Page(
      id: PageID(serial: newest),
      types: [RandomPages.types[.random(in: 0..<3, using: &random)], RandomPages.anyType],
      name: name(&random),
      predicates: predicates(&random))
  }

  private func name(_ random: inout SplitMix) -> PageName? {
    [nil, "start", "end"][.random(in: 0..<3, using: &random)]
  }

  private func predicates(_ random: inout SplitMix) -> Set<PagePredicateID> {
    Set(RandomPages.predicates.filter { _ in Bool.random(using: &random) })
  }
}
