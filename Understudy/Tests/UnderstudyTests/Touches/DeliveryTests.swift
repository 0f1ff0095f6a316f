// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct DeliveryTests {
  @Test
  func `the end of a touch waits until a double tap has failed`() {
    withView { device, view, log in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      log.watch(double, in: view)

      device.tap(at: middle)
      #expect(log.touches == ["began"])
      device.clock.advance(by: 0.3)
      #expect(log.touches == ["began"])
      device.clock.advance(by: 0.1)

      #expect(log.touches == ["began", "ended"])
    }
  }

  @Test
  func `a double tap cancels both touches`() {
    withView { device, view, log in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      log.watch(double, in: view)

      device.tap(at: middle)
      device.clock.advance(by: 0.1)
      device.tap(at: middle)
      device.clock.advance(by: 1)

      #expect(log.states == [.ended])
      #expect(log.touches == ["began", "began", "cancelled", "cancelled"])
    }
  }

  @Test
  func `a recognizer that does not delay the end lets it pass`() {
    withView { device, view, log in
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      double.delaysTouchesEnded = false
      log.watch(double, in: view)

      device.tap(at: middle)

      #expect(log.touches == ["began", "ended"])
    }
  }

  @Test
  func `one that delays the beginning holds back everything until it fails`() {
    withView { device, view, log in
      let pan = UIPanGestureRecognizer()
      pan.delaysTouchesBegan = true
      log.watch(pan, in: view)

      device.touchDown(at: middle)
      device.touchMove(to: CGPoint(x: 52, y: 150))
      #expect(log.touches.isEmpty)
      device.touchUp()

      #expect(log.touches == ["began", "moved", "ended"])
    }
  }

  @Test
  func `a view never gets a touch that was canceled before it was delivered`() {
    withView { device, view, log in
      let pan = UIPanGestureRecognizer()
      pan.delaysTouchesBegan = true
      log.watch(pan, in: view)

      device.drag(from: middle, to: CGPoint(x: 50, y: 190))

      #expect(log.states.last == .ended)
      #expect(log.touches.isEmpty)
    }
  }

  @Test
  func `a touch that a recognizer ignores goes on to the view`() {
    withView { device, view, log in
      view.addGestureRecognizer(IgnoringRecognizer())

      device.tap(at: middle)

      #expect(log.touches == ["began", "ended"])
    }
  }

  private let middle = CGPoint(x: 50, y: 150)

  private func withView(_ body: @MainActor (HeadlessDevice, UIView, GestureLog) -> Void) {
    withWindow { device, window in
      let log = GestureLog()
      let view = TouchLogView(log)
      window.addSubview(view)
      body(device, view, log)
    }
  }
}

private final class IgnoringRecognizer: UIGestureRecognizer {
  override init() {
    super.init()
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
}
