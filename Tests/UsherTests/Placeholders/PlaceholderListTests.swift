// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// Placeholders in front of tables, collections and other scroll views.
@MainActor
@Suite(.uikitVariants)
struct PlaceholderListTests {
  @Test func `a table root is covered at every content offset`() throws {
    try TestApp.runWithList { app, page in
      page.tableView.contentOffset.y = 400
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      let host = try #require(page.view.placeholderHosts.first)
      #expect(host.frame == page.tableView.bounds)

      page.tableView.contentOffset.y = 500
      app.runTurn()
      #expect(host.frame == page.tableView.bounds)
      page.tableView.contentOffset.y = -page.tableView.adjustedContentInset.top
      app.runTurn()
      #expect(host.frame.minY == 0)
      #expect(host.frame.maxY == page.tableView.bounds.maxY)
    }
  }

  @Test func `a placeholder follows its list until it has disappeared`() throws {
    try TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      app.runUntilIdle()
      page.usher.placeholder.hide()
      app.device.clock.advance(by: 0.1)
      page.usher.placeholder.show(.empty())
      app.device.clock.advance(by: 0.05)
      page.usher.placeholder.hide()
      app.device.clock.advance(by: 0.14)
      let host = try #require(page.view.placeholderHosts.first)
      page.tableView.contentOffset.y = 300
      app.runTurn()
      #expect(host.frame == page.tableView.bounds)

      app.runUntilIdle()
      #expect(page.view.placeholderHosts.isEmpty)
      #expect(PlaceholderLifetime.make(for: page).driver.isIdle)
    }
  }

  @Test func `rows that are inserted later are behind the placeholder`() {
    TestApp.runWithList { app, page in
      page.rows = 0
      page.tableView.reloadData()
      page.usher.placeholder.show(.empty(), animated: false)
      page.rows = 30
      page.tableView.reloadData()
      app.runTurn()
      #expect(page.tableView.visibleCells.count > 5)
      #expect(page.rowsInFront.isEmpty)

      page.rows = 31
      page.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      app.runTurn()
      #expect(page.tableView.visibleCells.count > 5)
      #expect(page.rowsInFront.isEmpty)
    }
  }

  @Test func `an empty list can be pulled to refresh`() throws {
    try TestApp.runWithList(switches: HeadlessSwitches()) { app, page in
      page.rows = 0
      page.tableView.reloadData()
      var pulls = 0
      page.refreshControl = UIRefreshControl(
        frame: .zero, primaryAction: UIAction { _ in pulls += 1 })
      page.usher.placeholder.show(.empty(title: "nothing"))
      app.runUntilIdle()
      let host = try #require(page.view.placeholderHosts.first)

      app.device.drag(from: CGPoint(x: 196, y: 300), to: CGPoint(x: 196, y: 700))
      app.runUntilIdle()
      #expect(pulls == 1)
      #expect(host.frame.minY == 0, "the refresh control above it is visible")
      page.refreshControl?.endRefreshing()
      app.runUntilIdle()
      #expect(app.isVisible("nothing"))
    }
  }

  @Test
  func `the placeholder's page is placed inside the safe area, also after a rotation`() throws {
    try TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(title: "nothing"), animated: false)
      app.runUntilIdle()
      let host = try #require(page.view.placeholderHosts.first)
      let shown = try #require(host.contentView)
      let top = page.view.safeAreaInsets.top
      #expect(shown.convert(shown.bounds, to: nil).minY == top)

      app.device.orientation = .landscapeLeft
      app.runUntilIdle()
      #expect(host.frame.maxX == page.view.bounds.maxX)
      #expect(host.frame.maxY == page.tableView.bounds.maxY)
      let frame = shown.convert(shown.bounds, to: nil)
      #expect(frame.minY == page.view.safeAreaInsets.top)
      #expect(frame.minX > 0)
    }
  }

  @Test func `a collection view and a plain scroll view are covered, too`() {
    TestApp.runWithContent { app, page in
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 400), collectionViewLayout: layout)
      let plain = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
      plain.contentSize = CGSize(width: 900, height: 900)
      plain.contentOffset = CGPoint(x: 90, y: 120)
      for list in [collection, plain] {
        page.view.addSubview(list)
        list.usher.placeholder.show(.empty(), animated: false)
        app.runTurn()
        let host = list.placeholderHosts.first
        #expect(host?.frame.maxY == list.bounds.maxY)
        #expect(host?.frame.minX == list.bounds.minX)
        list.usher.placeholder.hide(animated: false)
        #expect(list.isScrollEnabled)
        #expect(list.placeholderHosts.isEmpty)
      }
      #expect(plain.contentOffset == CGPoint(x: 90, y: 120))
    }
  }
}
