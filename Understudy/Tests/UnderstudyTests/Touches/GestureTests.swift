// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct GestureTests {
  // MARK: Long press

  @Test
  func `a long press begins after half a second, follows the finger and ends with it`() {
    withWindow { device, window in
      let log = GestureLog()
      let press = log.watch(UILongPressGestureRecognizer(), in: window)

      device.touchDown(at: CGPoint(x: 100, y: 200))
      device.clock.advance(by: 0.49)
      #expect(log.states.isEmpty)
      device.clock.advance(by: 0.02)
      #expect(log.states == [.began])
      device.touchMove(to: CGPoint(x: 180, y: 300))
      device.touchUp()

      #expect(log.states == [.began, .changed, .ended])
      #expect(press.state == .possible)
    }
  }

  @Test
  func `a finger that moves more than ten points or leaves early presses nothing`() {
    withWindow { device, window in
      let log = GestureLog()
      log.watch(UILongPressGestureRecognizer(), in: window)

      device.touchDown(at: CGPoint(x: 100, y: 200))
      device.touchMove(to: CGPoint(x: 100, y: 211))
      device.clock.advance(by: 1)
      device.touchUp()
      device.touchDown(at: CGPoint(x: 100, y: 200))
      device.clock.advance(by: 0.4)
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(log.states.isEmpty)
      device.touchDown(at: CGPoint(x: 100, y: 200))
      device.touchMove(to: CGPoint(x: 100, y: 209))
      device.clock.advance(by: 1)
      #expect(log.states == [.began])
    }
  }

  @Test
  func `a long press takes the touch from the view below the resting finger`() {
    withWindow { device, window in
      let log = GestureLog()
      let view = TouchLogView(log)
      window.addSubview(view)
      log.watch(UILongPressGestureRecognizer(), in: window)

      device.touchDown(at: CGPoint(x: 50, y: 150))
      device.clock.advance(by: 1)
      device.touchUp()

      #expect(log.touches == ["began", "cancelled"])
    }
  }

  @Test
  func `a press after a tap is its own gesture`() {
    withWindow { device, window in
      let log = GestureLog()
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = 1
      log.watch(press, in: window)
      let point = CGPoint(x: 100, y: 200)

      device.touchDown(at: point)
      device.clock.advance(by: 1)
      device.touchUp()
      #expect(log.states.isEmpty)
      device.clock.advance(by: 1)
      device.tap(at: point)
      device.clock.advance(by: 0.1)
      device.touchDown(at: point)
      device.clock.advance(by: 0.6)
      device.touchUp()

      #expect(log.states == [.began, .ended])
    }
  }

  // MARK: Edge pan

  @Test
  func `an edge pan starts at its edge and goes inward`() {
    withWindow { device, window in
      let log = GestureLog()
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .right
      log.watch(edge, in: window)

      device.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 200, y: 400))
      #expect(log.states.first == .began)
      #expect(log.states.last == .ended)
      log.states = []
      device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 200, y: 400))
      device.drag(from: CGPoint(x: 360, y: 400), to: CGPoint(x: 200, y: 400))
      device.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 370, y: 600))

      #expect(log.states.isEmpty)
    }
  }

  // MARK: Velocity and failure

  @Test
  func `a pan that rests before it is lifted has lost its speed`() {
    withWindow { device, window in
      let pan = UIPanGestureRecognizer()
      var speed = CGPoint(x: 1, y: 1)
      pan.headlessAddAction { [unowned pan] _ in speed = pan.velocity(in: window) }
      window.addGestureRecognizer(pan)

      device.touchDown(at: CGPoint(x: 100, y: 100))
      for step in 1...10 {
        device.clock.advance(by: 1.0 / 60)
        device.touchMove(to: CGPoint(x: 100 + 5 * CGFloat(step), y: 100))
      }
      #expect(abs(speed.x - 300) < 5)
      device.clock.advance(by: 0.3)
      device.touchUp()

      #expect(speed == .zero)
    }
  }

  @Test
  func `a recognizer that a delegate wants to fail first is waited for`() {
    withWindow { device, window in
      let (edgeLog, panLog) = (GestureLog(), GestureLog())
      let edge = edgeLog.watch(UIScreenEdgePanGestureRecognizer(), in: window)
      edge.edges = .left
      let pan = panLog.watch(UIPanGestureRecognizer(), in: window)
      let delegate = WaitingDelegate(for: edge)
      pan.delegate = delegate

      device.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.3)
      #expect(edgeLog.states.first == .began)
      #expect(panLog.states.isEmpty)
      edgeLog.states = []
      device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 600), duration: 0.3)

      #expect(edgeLog.states.isEmpty)
      #expect(panLog.states.first == .began)
      #expect(panLog.states.last == .ended)
    }
  }

  @Test
  func `a delegate that refuses makes its recognizer fail`() {
    withWindow { device, window in
      let log = GestureLog()
      let tap = log.watch(UITapGestureRecognizer(), in: window)
      let delegate = RefusingDelegate()
      tap.delegate = delegate
      log.watch(UITapGestureRecognizer(), in: window)

      device.tap(at: CGPoint(x: 100, y: 100))

      #expect(log.states == [.ended])
    }
  }
}

private final class WaitingDelegate: NSObject, UIGestureRecognizerDelegate {
  private let first: UIGestureRecognizer

  init(for first: UIGestureRecognizer) {
    self.first = first
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === first }
}

private final class RefusingDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
