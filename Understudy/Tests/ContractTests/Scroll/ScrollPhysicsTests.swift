// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.hasFinger))
struct ScrollPhysicsTests {
  @Test
  func `M1: past its end content follows a finger by the rubber band of 0.55`() async {
    await withScrollView { view, _ in
      view.contentOffset.y = 40
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 230))
      #expect(view.contentOffset.y > 0)
      let end = finger.place.y + view.contentOffset.y
      await finger.move(to: CGPoint(x: 200, y: 500))

      let (pull, height) = (500 - end, view.bounds.height)
      let shown = (1 - 1 / (pull * 0.55 / height + 1)) * height
      #expect(abs(view.contentOffset.y + shown) < 0.5)
      await finger.lift()
    }
  }

  @Test
  func `M2: content past its end comes back on a critically damped spring of 10 per second`() async
  {
    await withScrollView { view, _ in
      var finger = Finger(at: CGPoint(x: 200, y: 200))
      await finger.move(to: CGPoint(x: 200, y: 500))
      await finger.lift(after: 0.5)
      let stretch = view.contentOffset.y
      #expect(stretch < -100)
      func expected(_ time: Double) -> CGFloat { stretch * (1 + 10 * time) * exp(-10 * time) }

      for moment in [0.1, 0.2, 0.3] {
        await pass(0.1)
        // Shown is the last frame, which is at most one back.
        #expect(view.contentOffset.y >= expected(moment - TestPlatform.frame) - 0.01)
        #expect(view.contentOffset.y <= expected(moment) + 0.01)
      }
      await pass(2)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test
  func `M3: a flick ends where a loss of two thousandths each millisecond takes it`() async {
    await withScrollView { view, callLog in
      var finger = Finger(at: CGPoint(x: 200, y: 700))
      await finger.move(to: CGPoint(x: 200, y: 400))
      await finger.lift()
      let flicked = view.contentOffset.y
      #expect(callLog.velocity > 1)

      let distance = callLog.velocity / -log(0.998)
      #expect(abs(callLog.target - flicked - distance) < distance * 0.01)
      await pass(5)
      #expect(abs(view.contentOffset.y - callLog.target) < 0.5)
    }
  }

  @Test(arguments: [(300, 40, 393), (300, 280, 0), (300, 120, 393)])
  func `M4: pages stop on multiples of the width, a flick turns one`(
    from: CGFloat, to: CGFloat, rest: CGFloat
  ) async {
    await withScrollView { view, _ in
      view.isPagingEnabled = true
      view.contentSize = CGSize(width: view.bounds.width * 5, height: view.bounds.height)
      var finger = Finger(at: CGPoint(x: from, y: 400))
      await finger.move(to: CGPoint(x: to, y: 400), frames: to == 120 ? 4 : 20)
      await finger.lift(after: to == 120 ? 0 : 0.5)
      await pass(3)

      #expect(view.contentOffset.x == rest)
    }
  }

  @Test
  func `E67: a drag goes on from where code has put the content in the middle of it`() async {
    await withScrollView { view, _ in
      view.contentOffset.y = 500
      var finger = Finger(at: CGPoint(x: 200, y: 400))
      await finger.move(to: CGPoint(x: 200, y: 300))
      let before = view.contentOffset.y
      #expect(before > 500)

      view.contentOffset.y = 2000
      await finger.move(to: CGPoint(x: 200, y: 280))
      #expect(view.contentOffset.y == 2020)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
      await finger.move(to: CGPoint(x: 200, y: 330))

      #expect(view.contentOffset.y == 950)
      await finger.lift(after: 0.5)
    }
  }

  @Test
  func `E68: content that runs stops where code puts it`() async {
    await withScrollView { view, _ in
      var finger = Finger(at: CGPoint(x: 200, y: 700))
      await finger.move(to: CGPoint(x: 200, y: 400))
      await finger.lift()
      await pass(0.1)
      #expect(view.isDecelerating)

      view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      await pass(1)

      #expect(view.contentOffset.y == 100)
      #expect(!view.isDecelerating)
    }
  }

  /// As large as the window, with content 9000 points high.
  private func withScrollView(
    _ body: @MainActor (UIScrollView, FlickCallLog) async -> Void
  ) async {
    await withScene { scene in
      let window = makeWindow(in: scene)
      let view = UIScrollView(frame: window.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.alwaysBounceVertical = true
      view.contentSize = CGSize(width: window.bounds.width, height: 9000)
      let callLog = FlickCallLog()
      view.delegate = callLog
      window.addSubview(view)
      await pass(0.1)
      await body(view, callLog)
    }
  }
}

/// The target of a scroll view when it is released.
@MainActor
private final class FlickCallLog: NSObject, UIScrollViewDelegate {
  /// In points per millisecond.
  var velocity: CGFloat = 0
  var target: CGFloat = 0

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity.y
    target = targetContentOffset.pointee.y
  }
}
