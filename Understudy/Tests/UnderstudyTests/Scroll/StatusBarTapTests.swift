// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct StatusBarTapTests {
  @Test func `a tap on the status bar scrolls to the top and calls the delegate`() {
    withScrollView { device, view, callLog in
      device.tap(at: CGPoint(x: 80, y: 20))
      device.clock.advance(by: 1)

      #expect(view.contentOffset.y == 0)
      #expect(callLog.entries == ["should", "did"])
    }
  }

  @Test func `the delegate can refuse, and so can the view`() {
    withScrollView { device, view, callLog in
      callLog.allows = false
      device.tap(at: CGPoint(x: 80, y: 20))
      device.clock.advance(by: 1)
      #expect(view.contentOffset.y == 800)
      callLog.allows = true
      view.scrollsToTop = false
      device.tap(at: CGPoint(x: 80, y: 20))
      device.clock.advance(by: 1)

      #expect(view.contentOffset.y == 800)
      #expect(callLog.entries == ["should"])
    }
  }

  @Test func `of two scroll views that want to neither does`() {
    withScrollView { device, view, _ in
      let other = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 200))
      other.contentSize.height = 1000
      other.contentOffset.y = 100
      view.superview?.addSubview(other)
      device.tap(at: CGPoint(x: 80, y: 20))
      device.clock.advance(by: 1)

      #expect(view.contentOffset.y == 800)
      #expect(other.contentOffset.y == 100)
    }
  }

  private func withScrollView(
    _ body: @MainActor (HeadlessDevice, UIScrollView, ScrollToTopCallLog) -> Void
  ) {
    HeadlessDevice.run { device in
      let view = UIScrollView(frame: device.screen.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: 3000)
      view.contentOffset.y = 800
      let callLog = ScrollToTopCallLog()
      view.delegate = callLog
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, view, callLog)
    }
  }
}

@MainActor
private final class ScrollToTopCallLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []
  var allows = true

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    entries.append("should")
    return allows
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { entries.append("did") }
}
