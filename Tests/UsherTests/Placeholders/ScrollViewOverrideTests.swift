// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The properties of a scroll view that a placeholder overrides and restores.
@MainActor
@Suite(.uikitVariants)
struct ScrollViewOverrideTests {
  @Test func `row 29: a list that was not scrollable before is not scrollable afterwards`() {
    TestApp.runWithList { app, page in
      page.tableView.isScrollEnabled = false
      page.usher.placeholder.show(.empty(), animated: false)
      page.usher.placeholder.hide(animated: false)

      #expect(!page.tableView.isScrollEnabled)
    }
  }

  /// A property of a list, with a value other than its default.
  enum Property: CaseIterable {
    case isScrollEnabled, bounces, alwaysBounce, verticalIndicator, horizontalIndicator
    case scrollsToTop, separators, separatorColor, refreshControl, contentInset, contentOffset
    case backgroundView, delegate, keyboardDismissMode, rowsSelectable

    @MainActor func isChanged(_ list: UITableView) -> Bool {
      switch self {
      case .isScrollEnabled: !list.isScrollEnabled
      case .bounces: !list.bounces
      case .alwaysBounce: !list.alwaysBounceVertical
      case .verticalIndicator: !list.showsVerticalScrollIndicator
      case .horizontalIndicator: !list.showsHorizontalScrollIndicator
      case .scrollsToTop: !list.scrollsToTop
      case .separators: list.separatorStyle == .none
      case .separatorColor: list.separatorColor == .red
      case .refreshControl: list.refreshControl != nil
      case .contentInset: list.contentInset.top == 33
      case .contentOffset: list.contentOffset.y == 120
      case .backgroundView: list.backgroundView != nil
      case .delegate: list.delegate == nil
      case .keyboardDismissMode: list.keyboardDismissMode == .interactive
      case .rowsSelectable: !list.allowsSelection
      }
    }

    @MainActor func change(_ list: UITableView) {
      switch self {
      case .isScrollEnabled: list.isScrollEnabled = false
      case .bounces: list.bounces = false
      case .alwaysBounce: list.alwaysBounceVertical = false
      case .verticalIndicator: list.showsVerticalScrollIndicator = false
      case .horizontalIndicator: list.showsHorizontalScrollIndicator = false
      case .scrollsToTop: list.scrollsToTop = false
      case .separators: list.separatorStyle = .none
      case .separatorColor: list.separatorColor = .red
      case .refreshControl: list.refreshControl = UIRefreshControl()
      case .contentInset: list.contentInset.top = 33
      case .contentOffset: list.contentOffset.y = 120
      case .backgroundView: list.backgroundView = UIView()
      case .delegate: list.delegate = nil
      case .keyboardDismissMode: list.keyboardDismissMode = .interactive
      case .rowsSelectable: list.allowsSelection = false
      }
    }
  }

  @Test(arguments: Property.allCases, PlaceholderScrolling.allCases)
  func `every property of a list is restored, whether it has its default or not`(
    property: Property, scrolling: PlaceholderScrolling
  ) {
    TestApp.runWithList(switches: HeadlessSwitches()) { app, page in
      page.usher.placeholder.scrolling = scrolling
      for changes in [[], [property], [.refreshControl], [.alwaysBounce], [.bounces]] {
        for other in changes { other.change(page.tableView) }
        let before = Property.allCases.filter { $0.isChanged(page.tableView) }
        page.usher.placeholder.show(.loading.timing(.immediate))
        app.runUntilIdle()
        page.usher.placeholder.show(.empty())
        app.runUntilIdle()
        page.usher.placeholder.hide()
        app.runUntilIdle()

        #expect(
          Property.allCases.filter { $0.isChanged(page.tableView) } == before, "changes: \(changes)"
        )
        #expect(changes.allSatisfy { $0.isChanged(page.tableView) })
      }
    }
  }

  /// The scrolling configuration of a list and the expected effect.
  struct Case: CustomTestStringConvertible {
    var scrolling = PlaceholderScrolling.automatic
    var hasRefreshControl = true
    var bounces = true
    var scrolls = true
    let canPull: Bool
    var testDescription: String {
      "\(scrolling)\(hasRefreshControl ? "" : ", no refresh control")"
        + "\(bounces ? "" : ", no bounce")\(scrolls ? "" : ", does not scroll")"
    }
  }

  @Test(arguments: [
    Case(canPull: true),
    Case(hasRefreshControl: false, canPull: false),
    Case(bounces: false, canPull: false),
    Case(scrolls: false, canPull: false),
    Case(scrolling: .disabled, canPull: false),
    Case(scrolling: .unchanged, canPull: true),
    Case(scrolling: .unchanged, hasRefreshControl: false, canPull: true),
    Case(scrolling: .unchanged, scrolls: false, canPull: false),
  ])
  func `a list keeps its pull to refresh, is locked if requested, or is left unchanged`(
    situation: Case
  ) {
    TestApp.runWithContent(switches: HeadlessSwitches()) { app, page in
      let list = UICollectionView(
        frame: page.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      page.view.addSubview(list)
      list.refreshControl = situation.hasRefreshControl ? UIRefreshControl() : nil
      list.bounces = situation.bounces
      list.isScrollEnabled = situation.scrolls
      list.usher.placeholder.scrolling = situation.scrolling
      list.usher.placeholder.show(.empty(), animated: false)

      #expect(list.isScrollEnabled == situation.canPull)
      let isUnchanged = situation.scrolling == .unchanged
      #expect(!isUnchanged || !list.alwaysBounceVertical)
      #expect(!situation.canPull || isUnchanged || list.alwaysBounceVertical)
      #expect(list.showsVerticalScrollIndicator == isUnchanged)
      list.usher.placeholder.hide(animated: false)
      #expect(list.isScrollEnabled == situation.scrolls)
      #expect(!list.alwaysBounceVertical)
    }
  }

  @Test func `a list with a refresh control added later can be pulled, without one it is locked`() {
    TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(!page.tableView.isScrollEnabled)
      page.refreshControl = UIRefreshControl()
      app.runTurn()
      #expect(page.tableView.isScrollEnabled)
      page.refreshControl = nil
      app.runTurn()
      #expect(!page.tableView.isScrollEnabled)
      page.usher.placeholder.hide(animated: false)
      #expect(page.tableView.isScrollEnabled)
    }
  }

  @Test func `the scrolling of a list can be changed while a placeholder is shown`() {
    TestApp.runWithList { app, page in
      page.refreshControl = UIRefreshControl()
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(page.tableView.isScrollEnabled)
      page.usher.placeholder.scrolling = .disabled
      #expect(!page.tableView.isScrollEnabled)
      page.usher.placeholder.scrolling = .unchanged
      #expect(page.tableView.isScrollEnabled)
      #expect(page.tableView.scrollsToTop)
      page.usher.placeholder.hide(animated: false)
    }
  }

  @Test func `a covered list does not scroll and draws no separators or indicators`() {
    TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      let list: UITableView = page.tableView
      #expect(!list.isScrollEnabled)
      #expect(list.separatorStyle == .none)
      #expect(!list.scrollsToTop)
      #expect(!list.showsVerticalScrollIndicator)
      #expect(!list.showsHorizontalScrollIndicator)
      app.runTurn()
    }
  }

  @Test func `properties that the app changes meanwhile are not restored`() {
    TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      page.tableView.separatorStyle = .singleLine
      page.tableView.isScrollEnabled = true
      page.tableView.isScrollEnabled = false
      page.usher.placeholder.hide(animated: false)

      #expect(page.tableView.separatorStyle == .singleLine)
      #expect(page.tableView.isScrollEnabled)
    }
  }
}
