// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Lists whose rows change while a page stands in front of them.
@MainActor
struct PlaceholderUpdateTests {
  /// What an app, a user or the system does to a list meanwhile.
  enum Change: CaseIterable {
    case more, fewer, none, all, scrolled, inset, turned

    @MainActor func happen(to rows: ChangingList, on device: HeadlessDevice) {
      switch self {
      case .more: rows.change(to: [100, 101] + rows.numbers + [102])
      case .fewer: rows.change(to: Array(rows.numbers.dropFirst(3).prefix(9)))
      case .none: rows.change(to: [])
      case .all: rows.change(to: Array(200..<260))
      case .scrolled: rows.list.contentOffset.y = 77
      case .inset: rows.list.contentInset.bottom = 90
      case .turned: device.orientation = .landscapeLeft
      }
    }
  }

  /// What a list is like, as far as a page in front of it could have changed it.
  struct Likeness: Equatable {
    let offset: CGPoint
    let insets: UIEdgeInsets
    let size: CGSize
    let rows: [Int]

    @MainActor init(_ rows: ChangingList) {
      rows.list.layoutIfNeeded()
      offset = rows.list.contentOffset
      insets = rows.list.adjustedContentInset
      size = rows.list.contentSize
      self.rows = rows.visible
    }
  }

  @Test(arguments: ChangingList.Way.allCases, Change.allCases)
  func `a list that changes behind a page is afterwards like one that never had a page`(
    way: ChangingList.Way, change: Change
  ) {
    Stand.runWithContent(switches: HeadlessSwitches()) { stand, page in
      let covered = ChangingList(way, in: page.view)
      let bare = ChangingList(way, in: page.view)
      for rows in [covered, bare] {
        rows.change(to: Array(0..<30))
        stand.settle()
        rows.list.contentOffset.y = 400
      }
      covered.list.usher.placeholder.show(.empty())
      stand.settle()
      for rows in [covered, bare] { change.happen(to: rows, on: stand.device) }
      stand.settle()
      #expect(Likeness(covered) == Likeness(bare))

      covered.list.usher.placeholder.hide()
      stand.settle()
      #expect(Likeness(covered) == Likeness(bare))
      #expect(covered.list.isScrollEnabled && covered.list.placeholderHosts.isEmpty)
    }
  }

  @Test(arguments: ChangingList.Way.allCases)
  func `rows that come and go meanwhile stay behind, in every moment of it`(
    way: ChangingList.Way
  ) throws {
    try Stand.runWithContent { stand, page in
      let rows = ChangingList(way, in: page.view)
      rows.change(to: [])
      stand.settle()
      rows.list.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      let host = try #require(rows.list.placeholderHosts.first)
      for numbers in [Array(0..<30), Array(10..<20), [], Array(0..<5)] {
        rows.change(to: numbers)
        for _ in 0..<60 {
          stand.device.clock.advance(by: 0.01)
          let seen = CGPoint(x: rows.list.bounds.midX, y: rows.list.bounds.minY + 60)
          let hit = rows.list.hitTest(seen, with: nil)
          #expect(hit?.isDescendant(of: host) == true, "\(numbers.count) rows")
        }
      }
      #expect(rows.visible == [0, 1, 2, 3, 4] && stand.sees("nothing"))
    }
  }

  @Test(arguments: ChangingList.Way.allCases)
  func `content that comes with the answer is in its place when the page leaves`(
    way: ChangingList.Way
  ) {
    Stand.runWithContent { stand, page in
      let rows = ChangingList(way, in: page.view)
      rows.change(to: [])
      let server = Server()
      rows.list.usher.load(loading: .loading.pacing(.immediate), calling: server.answering)
      stand.settle()
      #expect(rows.list.placeholderHosts.count == 1)

      rows.change(to: Array(0..<30))
      server.answer(.content)
      stand.settle()
      #expect(rows.list.placeholderHosts.isEmpty && rows.visible.prefix(3) == [0, 1, 2])
      #expect(rows.list.contentOffset.y == -rows.list.adjustedContentInset.top)
    }
  }

  @Test func `a list is not asked for its rows, so nothing has to be called when they change`() {
    Stand.runWithList { stand, page in
      page.tableView.layoutIfNeeded()
      let asked = page.asked
      page.usher.placeholder.show(.empty(), animated: false)
      stand.turn()
      page.usher.placeholder.hide(animated: false)
      #expect(page.asked == asked)

      page.rows = 0
      page.tableView.reloadData()
      stand.settle()
      #expect(page.view.placeholderHosts.isEmpty && page.usher.placeholder.kind == nil)
    }
  }

  @Test func `while rows are loaded nothing says that there are none`() {
    Stand.runWithList { stand, page in
      page.rows = 0
      page.tableView.reloadData()
      let server = Server()
      page.usher.load(empty: .empty(title: "nothing"), calling: server.answering)
      for step in 0..<200 {
        if step == 120 { page.tableView.reloadData() }
        stand.device.clock.advance(by: 0.01)
        #expect(!stand.sees("nothing"))
      }
      server.answer(.empty)
      stand.settle()
      #expect(stand.sees("nothing"))

      page.usher.load(empty: .empty(title: "nothing"), calling: server.answering)
      page.rows = 30
      page.tableView.reloadData()
      server.answer(.content)
      stand.turn()
      #expect(page.view.placeholderHosts.allSatisfy { $0.isLeaving })
    }
  }
}
