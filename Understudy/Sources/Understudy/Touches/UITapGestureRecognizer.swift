// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One finger; `numberOfTouchesRequired` above 1 never recognises.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var startTime: TimeInterval = 0
  private var taps = 0
  private var patience: HeadlessScheduledWork?

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    patience?.cancel()
    start = touch.screenPoint
    startTime = touch.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if abs(touch.screenPoint.x - start.x) > Self.slop
      || abs(touch.screenPoint.y - start.y) > Self.slop
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1,
      touch.timestamp - startTime <= Self.longestTap
    else {
      state = .failed
      return
    }
    taps += 1
    guard taps < numberOfTapsRequired else {
      state = .ended
      return
    }
    patience = HeadlessDevice.current.clock.schedule(
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
    patience?.cancel()
    patience = nil
  }

  override var waitsForMore: Bool { taps > 0 && taps < numberOfTapsRequired }

  private static let slop: CGFloat = 10
  private static let longestTap: TimeInterval = 0.75
}
