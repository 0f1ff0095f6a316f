// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct RefreshTests {
  @Test func `pulling far enough begins to refresh before the finger leaves, once`() {
    withRefresh { device, view, control, log in
      device.touchDown(at: CGPoint(x: 200, y: 200))
      device.touchMove(to: CGPoint(x: 200, y: 215))
      device.touchMove(to: CGPoint(x: 200, y: 330))
      #expect(log.count == 0)
      #expect(!control.isRefreshing)
      device.touchMove(to: CGPoint(x: 200, y: 480))
      #expect(log.count == 1)
      #expect(control.isRefreshing)
      #expect(view.adjustedContentInset.top == 0)
      device.touchMove(to: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 500))

      #expect(log.count == 1)
    }
  }

  @Test func `while it refreshes the content rests below the indicator`() {
    withRefresh { device, view, control, _ in
      device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 520))
      device.clock.advance(by: 2)

      #expect(control.isRefreshing)
      #expect(view.adjustedContentInset.top == 60)
      #expect(view.contentOffset.y == -60)
      #expect(view.contentInset == .zero)
      #expect(control.frame == CGRect(x: 0, y: -60, width: 393, height: 60))
    }
  }

  @Test func `the end gives the room back and moves the content up`() {
    withRefresh { device, view, control, _ in
      device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 520))
      device.clock.advance(by: 2)
      control.endRefreshing()
      #expect(!control.isRefreshing)
      #expect(view.adjustedContentInset.top == 0)
      device.clock.advance(by: 1)

      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `content that was scrolled on meanwhile stays where it is at the end`() {
    withRefresh { device, view, control, _ in
      device.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 520))
      device.clock.advance(by: 2)
      view.contentOffset.y = 300
      control.endRefreshing()
      device.clock.advance(by: 1)

      #expect(view.contentOffset.y == 300)
    }
  }

  @Test func `beginning to refresh in code neither scrolls nor sends actions`() {
    withRefresh { device, view, control, log in
      control.beginRefreshing()
      device.clock.advance(by: 1)

      #expect(control.isRefreshing)
      #expect(view.contentOffset.y == 0)
      #expect(log.count == 0)
    }
  }

  @Test func `a short pull shows part of the indicator and refreshes nothing`() {
    withRefresh { device, view, control, log in
      device.touchDown(at: CGPoint(x: 200, y: 200))
      device.touchMove(to: CGPoint(x: 200, y: 215))
      device.touchMove(to: CGPoint(x: 200, y: 300))
      let indicator = control.subviews.compactMap { $0 as? RefreshIndicatorView }.first
      #expect(indicator.map { $0.progress > 0.1 && $0.progress < 0.9 } == true)
      device.touchUp()
      device.clock.advance(by: 2)

      #expect(indicator?.progress == 0)
      #expect(view.contentOffset.y == 0)
      #expect(log.count == 0)
    }
  }

  private final class Log { var count = 0 }

  private func withRefresh(
    _ body: @MainActor (HeadlessDevice, UIScrollView, UIRefreshControl, Log) -> Void
  ) {
    HeadlessDevice.run { device in
      let view = UIScrollView(frame: device.screen.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: 3000)
      let control = UIRefreshControl()
      let log = Log()
      control.addAction(UIAction { _ in log.count += 1 }, for: .valueChanged)
      view.refreshControl = control
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, view, control, log)
    }
  }
}
