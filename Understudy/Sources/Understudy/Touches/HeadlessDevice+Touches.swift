// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension HeadlessDevice {
  /// Puts a finger down at a point of the screen; one that is down already is canceled.
  public func touchDown(at point: CGPoint) {
    makeCurrent { touches.begin(at: point, in: self) }
  }

  /// Moves the finger.
  public func touchMove(to point: CGPoint) {
    makeCurrent { touches.move(to: point, in: self) }
  }

  /// Lifts the finger.
  public func touchUp() {
    makeCurrent { touches.finish(.ended, in: self) }
  }

  /// Takes the touch away from the app, as an incoming call does.
  public func touchCancel() {
    makeCurrent { touches.finish(.cancelled, in: self) }
  }

  /// The time of the next touches; `nil` for the present moment of the clock. As on a real device, a
  /// touch has the time at which the finger moved, even if the app is late.
  package var touchTime: TimeInterval? {
    get { touches.time }
    set { touches.time = newValue }
  }

  /// Puts a finger down and lifts it at once.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Moves a finger in a straight line with a frame between any two points; time passes.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25) {
    let steps = max(1, Int((duration / HeadlessClock.frameDuration).rounded()))
    touchDown(at: start)
    for step in 1...steps {
      clock.advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp()
  }

  /// The view that a touch at a point of the screen would go to.
  public func view(at point: CGPoint) -> UIView? {
    makeCurrent {
      for window in windows.backToFront.reversed() {
        if let view = window.hitTest(window.convertFromScreen(point), with: nil) { return view }
      }
      return nil
    }
  }
}
