// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct RefreshControlTests {
  @Test
  func `RC1: code that begins to refresh sends no event and needs no pull`() async {
    await withScene { scene in
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      view.contentSize = CGSize(width: 300, height: 1000)
      let control = UIRefreshControl()
      var events = 0
      control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
      view.refreshControl = control
      makeWindow(in: scene).addSubview(view)

      #expect(!control.isRefreshing)
      control.beginRefreshing()
      await pass(0.5)
      #expect(control.isRefreshing)
      control.endRefreshing()
      await pass(1)

      #expect(!control.isRefreshing)
      #expect(events == 0)
    }
  }

  @Test
  func `RC2: the control is a subview of its scroll view, 60 points high, behind the content`()
    async
  {
    await withScene { scene in
      let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
      let content = UIView(frame: view.bounds)
      view.addSubview(content)
      let control = UIRefreshControl()

      view.refreshControl = control
      makeWindow(in: scene).addSubview(view)
      view.layoutIfNeeded()

      #expect(control.superview === view)
      #expect(view.subviews.first === control)
      #expect(control.frame.size == CGSize(width: 300, height: 60))
      view.refreshControl = nil
      #expect(control.superview == nil)
    }
  }
}
