// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct DraggingTests {
  @Test func `content follows a finger from ten points on`() {
    withScrollView { device, view, _ in
      device.touchDown(at: CGPoint(x: 200, y: 500))
      device.touchMove(to: CGPoint(x: 200, y: 495))
      #expect(view.isTracking)
      #expect(!view.isDragging)
      device.touchMove(to: CGPoint(x: 200, y: 485))
      #expect(view.isDragging)
      device.touchMove(to: CGPoint(x: 200, y: 385))

      #expect(view.contentOffset.y == 100)
    }
  }

  @Test func `content decelerates after a flick, with callbacks in order`() {
    withScrollView { device, view, callLog in
      device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.1)
      let released = view.contentOffset.y
      #expect(view.isDecelerating)
      device.clock.advance(by: 5)

      #expect(view.contentOffset.y > released + 100)
      #expect(!view.isDecelerating)
      #expect(
        callLog.entries == [
          "will drag", "will end", "did end, decelerates", "will decelerate", "did decelerate",
        ])
    }
  }

  @Test func `past its end content follows less and comes back`() {
    withScrollView { device, view, _ in
      device.touchDown(at: CGPoint(x: 200, y: 300))
      device.touchMove(to: CGPoint(x: 200, y: 315))
      device.touchMove(to: CGPoint(x: 200, y: 415))
      #expect(view.contentOffset.y < -40)
      #expect(view.contentOffset.y > -60)
      device.touchUp()
      device.clock.advance(by: 3)

      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `a drag takes the finger away from a button`() {
    withScrollView { device, view, _ in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 60)
      var events: [String] = []
      button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
      button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
      view.addSubview(button)

      device.drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 200, y: 230), duration: 0.1)

      #expect(events == ["cancel"])
      #expect(view.contentOffset.y > 50)
    }
  }

  @Test func `a button that is held keeps the finger`() {
    withScrollView { device, view, _ in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 100, y: 300, width: 200, height: 60)
      view.addSubview(button)

      device.touchDown(at: CGPoint(x: 200, y: 330))
      device.clock.advance(by: 0.2)
      device.touchMove(to: CGPoint(x: 200, y: 280))

      #expect(button.isTracking)
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test func `content that fits is not dragged`() {
    withScrollView { device, view, _ in
      view.contentSize.height = 100

      device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))

      #expect(view.contentOffset == .zero)
    }
  }

  private func withScrollView(
    _ body: @MainActor (HeadlessDevice, UIScrollView, DragCallLog) -> Void
  ) {
    HeadlessDevice.run { device in
      let view = UIScrollView(frame: device.screen.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.contentSize = CGSize(width: 393, height: 5000)
      let callLog = DragCallLog()
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
private final class DragCallLog: NSObject, UIScrollViewDelegate {
  var entries: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { entries.append("will drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { entries.append("will end") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    entries.append(decelerate ? "did end, decelerates" : "did end")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    entries.append("will decelerate")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("did decelerate") }
}
