// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One finger; `numberOfTouchesRequired` above 1 never recognizes.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var taps = 0
  private var timeout: HeadlessScheduledWork?

  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouchesRequired == 1 else {
      state = .failed
      return
    }
    start = touch.screenPoint
    guard taps == numberOfTapsRequired else { return }
    wait(minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    guard storedState == .possible else {
      state = .changed
      return
    }
    let (dx, dy) = (touch.screenPoint.x - start.x, touch.screenPoint.y - start.y)
    if (dx * dx + dy * dy).squareRoot() > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard storedState == .possible else {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    taps += 1
    wait(TouchPipeline.multipleTapDelay) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .cancelled
  }

  open override func reset() {
    taps = 0
    timeout?.cancel()
    timeout = nil
  }

  override var awaitsMoreTaps: Bool { taps > 0 && timeout != nil }

  private func wait(
    _ interval: TimeInterval, _ body: @escaping @MainActor (UILongPressGestureRecognizer) -> Void
  ) {
    timeout?.cancel()
    timeout = HeadlessDevice.current.clock.schedule(after: interval) { [weak self] in
      guard let self else { return }
      self.timeout = nil
      if self.storedState == .possible { body(self) }
    }
  }
}
