// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One finger; `numberOfTouchesRequired` above 1 never recognizes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else {
      state = .failed
      return
    }
    start = touch.screenPoint
    startTime = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, storedState == .possible, pendingState == nil else { return }
    let (dx, dy) = (touch.screenPoint.x - start.x, touch.screenPoint.y - start.y)
    let (along, across) = abs(dx) >= abs(dy) ? (abs(dx), abs(dy)) : (abs(dy), abs(dx))
    if touch.timestamp - startTime > Self.maximumDuration {
      state = .failed
    } else if along >= Self.minimumDistance {
      state = across <= along / 2 && direction.contains(minimumDistance(dx, dy)) ? .ended : .failed
    }
  }

  private func minimumDistance(_ dx: CGFloat, _ dy: CGFloat) -> Direction {
    if abs(dx) >= abs(dy) { return dx > 0 ? .right : .left }
    return dy > 0 ? .down : .up
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if storedState == .possible, pendingState == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  // Apple names no numbers: chosen so that what people call a swipe is one.
  private static let minimumDistance: CGFloat = 50
  private static let maximumDuration: TimeInterval = 0.5
}
