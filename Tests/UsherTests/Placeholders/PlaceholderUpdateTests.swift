// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Lists whose rows change while a placeholder covers them.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderUpdateTests {
  /// A change of the list by the app, the user or the system.
  enum Change: CaseIterable {
    case more, fewer, none, all, scrolled, inset, turned

    @MainActor func apply(to rows: MutableListPage, on device: HeadlessDevice) {
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

  /// The state of a list that a placeholder could have changed.
  struct ListState: Equatable {
    let offset: CGPoint
    let insets: UIEdgeInsets
    let size: CGSize
    let rows: [Int]

    @MainActor init(_ rows: MutableListPage) {
      rows.list.layoutIfNeeded()
      offset = rows.list.contentOffset
      insets = rows.list.adjustedContentInset
      size = rows.list.contentSize
      self.rows = rows.visible
    }
  }

  @Test(arguments: MutableListPage.UpdateStyle.allCases, Change.allCases)
  func `a list that changes behind a placeholder ends up like one without a placeholder`(
    way: MutableListPage.UpdateStyle, change: Change
  ) {
    TestApp.runWithContent(switches: HeadlessSwitches()) { app, page in
      let covered = MutableListPage(way, in: page.view)
      let uncovered = MutableListPage(way, in: page.view)
      for rows in [covered, uncovered] {
        rows.change(to: Array(0..<30))
        app.runUntilIdle()
        rows.list.contentOffset.y = 400
      }
      covered.list.usher.placeholder.show(.empty())
      app.runUntilIdle()
      for rows in [covered, uncovered] { change.apply(to: rows, on: app.device) }
      app.runUntilIdle()
      #expect(ListState(covered) == ListState(uncovered))

      covered.list.usher.placeholder.hide()
      app.runUntilIdle()
      #expect(ListState(covered) == ListState(uncovered))
      #expect(covered.list.isScrollEnabled)
      #expect(covered.list.placeholderHosts.isEmpty)
    }
  }

  @Test(arguments: MutableListPage.UpdateStyle.allCases)
  func `rows that are inserted or removed are behind the placeholder at any time`(
    way: MutableListPage.UpdateStyle
  ) throws {
    try TestApp.runWithContent { app, page in
      let rows = MutableListPage(way, in: page.view)
      rows.change(to: [])
      app.runUntilIdle()
      rows.list.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      let host = try #require(rows.list.placeholderHosts.first)
      for numbers in [Array(0..<30), Array(10..<20), [], Array(0..<5)] {
        rows.change(to: numbers)
        for _ in 0..<60 {
          app.device.clock.advance(by: 0.01)
          let seen = CGPoint(x: rows.list.bounds.midX, y: rows.list.bounds.minY + 60)
          let hit = rows.list.hitTest(seen, with: nil)
          #expect(hit?.isDescendant(of: host) == true, "\(numbers.count) rows")
        }
      }
      #expect(rows.visible == [0, 1, 2, 3, 4])
      #expect(app.isVisible("nothing"))
    }
  }

  @Test(arguments: MutableListPage.UpdateStyle.allCases)
  func `content updated with the result is in place when the placeholder disappears`(
    way: MutableListPage.UpdateStyle
  ) {
    TestApp.runWithContent { app, page in
      let rows = MutableListPage(way, in: page.view)
      rows.change(to: [])
      let server = LoadCollector()
      rows.list.usher.load(loading: .loading.timing(.immediate), start: server.startHandler)
      app.runUntilIdle()
      #expect(rows.list.placeholderHosts.count == 1)

      rows.change(to: Array(0..<30))
      server.finish(.content)
      app.runUntilIdle()
      #expect(rows.list.placeholderHosts.isEmpty)
      #expect(rows.visible.prefix(3) == [0, 1, 2])
      #expect(rows.list.contentOffset.y == -rows.list.adjustedContentInset.top)
    }
  }

  @Test func `a placeholder does not query the rows of a list`() {
    TestApp.runWithList { app, page in
      page.tableView.layoutIfNeeded()
      let asked = page.rowCountCalls
      page.usher.placeholder.show(.empty(), animated: false)
      app.runTurn()
      page.usher.placeholder.hide(animated: false)
      #expect(page.rowCountCalls == asked)

      page.rows = 0
      page.tableView.reloadData()
      app.runUntilIdle()
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(page.usher.placeholder.kind == nil)
    }
  }

  @Test func `the empty page is not shown while rows are loaded`() {
    TestApp.runWithList { app, page in
      page.rows = 0
      page.tableView.reloadData()
      let server = LoadCollector()
      page.usher.load(empty: .empty(title: "nothing"), start: server.startHandler)
      for step in 0..<200 {
        if step == 120 { page.tableView.reloadData() }
        app.device.clock.advance(by: 0.01)
        #expect(!app.isVisible("nothing"))
      }
      server.finish(.empty)
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))

      page.usher.load(empty: .empty(title: "nothing"), start: server.startHandler)
      page.rows = 30
      page.tableView.reloadData()
      server.finish(.content)
      app.runTurn()
      #expect(page.view.placeholderHosts.allSatisfy { $0.isDisappearing })
    }
  }
}
