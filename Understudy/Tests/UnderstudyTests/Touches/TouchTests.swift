// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TouchTests {
  @Test
  func `E4: recognizers see a touch before its view, which is canceled when one recognizes`() {
    withWindow { device, window in
      let log = Log()
      let view = LoggingView(log)
      window.addSubview(view)
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in log.entries.append("tap") }
      view.addGestureRecognizer(tap)

      device.tap(at: CGPoint(x: 50, y: 150))

      #expect(log.entries == ["began", "cancelled", "tap"])
    }
  }

  @Test
  func `E4: a recognizer that does not cancel leaves the touch to the view`() {
    withWindow { device, window in
      let log = Log()
      let view = LoggingView(log)
      window.addSubview(view)
      let tap = UITapGestureRecognizer()
      tap.cancelsTouchesInView = false
      tap.headlessAddAction { _ in log.entries.append("tap") }
      view.addGestureRecognizer(tap)

      device.tap(at: CGPoint(x: 50, y: 150))

      #expect(log.entries == ["began", "tap", "ended"])
    }
  }

  @Test
  func `E5: the first to recognize fails the others, unless a delegate allows both`() {
    withWindow { device, window in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      window.addSubview(view)
      var log: [String] = []
      let inner = UITapGestureRecognizer()
      inner.headlessAddAction { _ in log.append("inner") }
      view.addGestureRecognizer(inner)
      let outer = UITapGestureRecognizer()
      outer.headlessAddAction { _ in log.append("outer") }
      window.addGestureRecognizer(outer)

      device.tap(at: CGPoint(x: 50, y: 150))
      #expect(log == ["inner"])
      let together = Together()
      inner.delegate = together
      log = []
      device.clock.advance(by: 1)
      device.tap(at: CGPoint(x: 50, y: 150))

      #expect(log == ["inner", "outer"])
    }
  }

  @Test
  func `a single tap that must wait for a double tap comes when that has failed`() {
    withWindow { device, window in
      var log: [String] = []
      let single = UITapGestureRecognizer()
      single.headlessAddAction { _ in log.append("single") }
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      double.headlessAddAction { _ in log.append("double") }
      single.require(toFail: double)
      window.addGestureRecognizer(single)
      window.addGestureRecognizer(double)
      let point = CGPoint(x: 50, y: 150)

      device.tap(at: point)
      #expect(log.isEmpty)
      device.clock.advance(by: 1)
      #expect(log == ["single"])
      device.tap(at: point)
      device.clock.advance(by: 0.1)
      device.tap(at: point)
      device.clock.advance(by: 1)

      #expect(log == ["single", "double"])
    }
  }

  @Test
  func `a pan begins after ten points and reports way and speed`() {
    withWindow { device, window in
      let pan = UIPanGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      var distance = CGPoint.zero
      var speed = CGPoint.zero
      pan.headlessAddAction { [unowned pan] _ in
        if states.last != pan.state { states.append(pan.state) }
        distance = pan.translation(in: window)
        speed = pan.velocity(in: window)
      }
      window.addGestureRecognizer(pan)

      device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: 0.5)

      #expect(states == [.began, .changed, .ended])
      #expect(abs(distance.y - 290) < 1)
      #expect(abs(speed.y - 600) < 60)
      #expect(pan.state == .possible)
    }
  }

  @Test
  func `a tap that moves is none`() {
    withWindow { device, window in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in taps += 1 }
      window.addGestureRecognizer(tap)

      device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 130, y: 100))
      #expect(taps == 0)
      device.tap(at: CGPoint(x: 100, y: 100))

      #expect(taps == 1)
    }
  }

  @Test
  func `a touch stays with its view wherever the finger goes`() {
    withWindow { device, window in
      let log = Log()
      window.addSubview(LoggingView(log))

      device.touchDown(at: CGPoint(x: 50, y: 150))
      device.touchMove(to: CGPoint(x: 300, y: 600))
      device.touchUp()

      #expect(log.entries == ["began", "moved", "ended"])
      #expect(log.points.last == CGPoint(x: 300, y: 500))
    }
  }

  @Test(arguments: [true, false])
  func `one that leaves its view with a finger on it sees no more of that and keeps nothing`(
    isRemoved: Bool
  ) {
    withWindow { device, window in
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = 0
      var states: [UIGestureRecognizer.State] = []
      press.headlessAddAction { states.append($0.state) }
      weak var left: UIView?
      do {
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        left = view
        window.addSubview(view)
        view.addGestureRecognizer(press)
        device.touchDown(at: CGPoint(x: 50, y: 150))
        device.clock.advance(by: 0.1)
        if isRemoved { view.removeGestureRecognizer(press) } else { press.isEnabled = false }
        view.removeFromSuperview()
      }

      press.isEnabled = true
      device.touchMove(to: CGPoint(x: 60, y: 160))
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(states == [.began, .cancelled])
      #expect(press.numberOfTouches == 0)
      #expect(left == nil)
    }
  }

  @Test
  func `a disabled recognizer sees nothing`() {
    withWindow { device, window in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in taps += 1 }
      tap.isEnabled = false
      window.addGestureRecognizer(tap)

      device.tap(at: CGPoint(x: 100, y: 100))

      #expect(taps == 0)
    }
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
  var points: [CGPoint] = []
}

private final class LoggingView: UIView {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ word: String, _ touches: Set<UITouch>) {
    log.entries.append(word)
    if let touch = touches.first { log.points.append(touch.location(in: self)) }
  }
}

private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
