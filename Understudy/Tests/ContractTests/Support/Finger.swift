// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import UIKitShim

/// What a finger does.
enum FingerPhase {
  case down, move, up
}

/// A finger on the screen, where `TestPlatform.hasFinger`.
@MainActor
struct Finger {
  private(set) var place: CGPoint

  /// Puts it down.
  init(at point: CGPoint) {
    self.place = point
    TestPlatform.touch(.down, at: point)
  }

  /// Moves it at an even speed, one step a frame.
  mutating func move(to end: CGPoint, frames: Int = 10) async {
    let start = place
    for frame in 1...frames {
      await pass(TestPlatform.frame)
      let part = CGFloat(frame) / CGFloat(frames)
      place = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      TestPlatform.touch(.move, at: place)
    }
  }

  /// Lifts it, after so many seconds of rest.
  func lift(after rest: TimeInterval = 0) async {
    if rest > 0 { await pass(rest) }
    TestPlatform.touch(.up, at: place)
  }
}

/// How far a view is shown from the leading top corner of its window, animations included.
@MainActor
func shownOrigin(of view: UIView) -> CGPoint {
  var origin = CGPoint.zero
  var next: UIView? = view
  while let current = next, !(current is UIWindow) {
    let frame = (current.layer.presentation() ?? current.layer).frame
    let outer = current.superview?.bounds.origin ?? .zero
    origin.x += frame.minX - outer.x
    origin.y += frame.minY - outer.y
    next = current.superview
  }
  return origin
}
