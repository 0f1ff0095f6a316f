// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

@testable import Understudy

extension HeadlessDevice {
  /// Drags what is in the middle of a phone up or down, this many points beyond where a drag begins, lets
  /// go without speed, and waits until everything rests.
  func dragSlowly(by distance: CGFloat) {
    touchDown(at: CGPoint(x: 200, y: 500))
    let recognitionDistance: CGFloat = distance > 0 ? 10 : -10
    touchMove(to: CGPoint(x: 200, y: 500 + recognitionDistance))
    for step in 1...10 {
      clock.advance(by: 1.0 / 60)
      touchMove(to: CGPoint(x: 200, y: 500 + recognitionDistance + distance * CGFloat(step) / 10))
    }
    clock.advance(by: 0.3)
    touchUp()
    clock.advance(by: 3)
  }
}
