// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One finger; `numberOfTouchesRequired` above 1 never recognizes.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var taps = 0
  private var timeout: HeadlessScheduledWork?

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    timeout?.cancel()
    start = touch.screenPoint
    startTime = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if abs(touch.screenPoint.x - start.x) > Self.allowableMovement
      || abs(touch.screenPoint.y - start.y) > Self.allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1,
      touch.timestamp - startTime <= Self.maximumDuration
    else {
      state = .failed
      return
    }
    taps += 1
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    timeout = HeadlessDevice.current.clock.schedule(
      after: TouchPipeline.multipleTapDelay
    ) { [weak self] in
      guard let self, self.taps < self.numberOfTapsRequired else { return }
      self.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    timeout?.cancel()
    timeout = nil
  }

  override var awaitsMoreTaps: Bool { taps > 0 && taps < numberOfTapsRequired }

  private static let allowableMovement: CGFloat = 10
  private static let maximumDuration: TimeInterval = 0.75
}
