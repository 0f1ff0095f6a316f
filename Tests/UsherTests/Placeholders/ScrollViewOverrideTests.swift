// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// What of a list is different while a page stands in front of it, and as before afterwards.
@MainActor
struct ScrollViewOverrideTests {
  @Test func `row 29: scrolling that was off before stays off afterwards`() {
    TestApp.runWithList { app, page in
      page.tableView.isScrollEnabled = false
      page.usher.placeholder.show(.empty(), animated: false)
      page.usher.placeholder.hide(animated: false)

      #expect(!page.tableView.isScrollEnabled)
    }
  }

  /// One property of a list, with a value that is not its usual one.
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
  func `every property of a list is afterwards as it was, usual or not`(
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

        #expect(Property.allCases.filter { $0.isChanged(page.tableView) } == before)
        #expect(changes.allSatisfy { $0.isChanged(page.tableView) })
      }
    }
  }

  /// A list, and what becomes of its scrolling.
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
  func `what can be pulled still can, what is locked cannot, and what is not ours is not touched`(
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
      #expect(list.isScrollEnabled == situation.scrolls && !list.alwaysBounceVertical)
    }
  }

  @Test func `a refresh control that comes later can be used, and one that goes locks the list`() {
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

  @Test func `what becomes of scrolling can be changed while a page is there`() {
    TestApp.runWithList { app, page in
      page.refreshControl = UIRefreshControl()
      page.usher.placeholder.show(.empty(), animated: false)
      #expect(page.tableView.isScrollEnabled)
      page.usher.placeholder.scrolling = .disabled
      #expect(!page.tableView.isScrollEnabled)
      page.usher.placeholder.scrolling = .unchanged
      #expect(page.tableView.isScrollEnabled && page.tableView.scrollsToTop)
      page.usher.placeholder.hide(animated: false)
    }
  }

  @Test func `meanwhile nothing scrolls and no separator or indicator is drawn`() {
    TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      let list: UITableView = page.tableView
      #expect(!list.isScrollEnabled && list.separatorStyle == .none && !list.scrollsToTop)
      #expect(!list.showsVerticalScrollIndicator && !list.showsHorizontalScrollIndicator)
      app.runTurn()
    }
  }

  @Test func `what the app changes meanwhile is its own`() {
    TestApp.runWithList { app, page in
      page.usher.placeholder.show(.empty(), animated: false)
      page.tableView.separatorStyle = .singleLine
      page.tableView.isScrollEnabled = true
      page.tableView.isScrollEnabled = false
      page.usher.placeholder.hide(animated: false)

      #expect(page.tableView.separatorStyle == .singleLine && page.tableView.isScrollEnabled)
    }
  }
}
