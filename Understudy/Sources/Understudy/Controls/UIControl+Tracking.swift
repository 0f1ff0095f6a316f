// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How far a finger may leave a control and still count as inside, in points.
private let touchInsideTolerance: CGFloat = 70

extension UIControl {
  func beginTracking(_ touch: UITouch, of event: UIEvent?) {
    isTouchInside = true
    guard beginTracking(touch, with: event) else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isTracking = true
    isHighlighted = true
    dispatch(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func continueTracking(_ touch: UITouch, of event: UIEvent?) {
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    switch (wasInside, isTouchInside) {
    case (true, true): dispatch(.touchDragInside)
    case (true, false): dispatch([.touchDragExit, .touchDragOutside])
    case (false, true): dispatch([.touchDragEnter, .touchDragInside])
    case (false, false): dispatch(.touchDragOutside)
    }
  }

  func endTracking(_ touch: UITouch, of event: UIEvent?) {
    isTouchInside = isInside(touch)
    let endedInside = isTouchInside
    trackedTouch = nil
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    isTouchInside = false
    if endedInside {
      dispatch(.touchUpInside)
      if triggersPrimaryActionOnTouchUp { dispatch(.primaryActionTriggered) }
    } else {
      dispatch(.touchUpOutside)
    }
  }

  func cancelTracking(of event: UIEvent?) {
    stopTracking()
    cancelTracking(with: event)
    dispatch(.touchCancel)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -touchInsideTolerance, dy: -touchInsideTolerance).contains(
      touch.location(in: self))
  }
}
