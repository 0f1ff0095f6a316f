// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How long a control must be held before a drag no longer takes the finger away from it.
private let contentTouchDelay: TimeInterval = 0.15

/// A finger on the content.
struct ScrollDrag {
  weak var touchedView: UIView?
  var touchPoint = CGPoint.zero
  var touchTime: TimeInterval = 0
  /// The offset, without rubber band, that a finger that has not moved asks for.
  var start = CGPoint.zero
  var locksX = false
  var locksY = false
}

extension UIScrollView {
  func touchDidBegin(_ touch: UITouch) {
    isTracking = true
    drag = ScrollDrag(
      touchedView: touch.view, touchPoint: touch.screenPoint,
      touchTime: HeadlessDevice.current.clock.now)
    let wasDecelerating = isDecelerating
    stopScrollAnimation()
    if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  func touchDidEnd() {
    isTracking = false
    guard !isDragging, drag != nil else { return }
    drag = nil
    if clamped(contentOffset) != contentOffset { decelerate(velocity: .zero) }
  }

  /// Whether content can follow a finger along an axis.
  var dragsX: Bool { alwaysBounceHorizontal && bounces || offsetRange.x.isExtended }
  var dragsY: Bool { alwaysBounceVertical && bounces || offsetRange.y.isExtended }

  /// Whether a movement beyond the recognition distance is one of this view's.
  func shouldBeginDragging() -> Bool {
    let isVertical = movesVertically
    guard isVertical ? dragsY : dragsX else { return false }
    guard let view = drag?.touchedView, view !== self else { return true }
    let held = HeadlessDevice.current.clock.now - (drag?.touchTime ?? 0)
    let reachedContent = !delaysContentTouches || held >= contentTouchDelay
    return !reachedContent || (canCancelContentTouches && touchesShouldCancel(in: view))
  }

  func panDidChange() {
    switch pan.state {
    case .began: beginDragging()
    case .changed: updateDrag()
    case .ended: endDragging(velocity: pan.velocity(in: self))
    case .cancelled, .failed: if isDragging { endDragging(velocity: .zero) }
    case .possible: break
    }
  }

  private func beginDragging() {
    var drag = drag ?? ScrollDrag()
    drag.start = requestedOffset
    let isVertical = movesVertically
    drag.locksX = !dragsX || (isDirectionalLockEnabled && isVertical)
    drag.locksY = !dragsY || (isDirectionalLockEnabled && !isVertical)
    self.drag = drag
    pan.setTranslation(.zero, in: self)
    isTracking = true
    isDragging = true
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    dragDidBeginForKeyboard()
  }

  /// The drag continues from an offset that code has set meanwhile.
  func restartDrag() {
    let (requested, movement) = (requestedOffset, pan.translation(in: self))
    drag?.start = CGPoint(x: requested.x + movement.x, y: requested.y + movement.y)
  }

  /// The offset without rubber band.
  private var requestedOffset: CGPoint {
    let bands = rubberBands
    return CGPoint(x: bands.x.requested(contentOffset.x), y: bands.y.requested(contentOffset.y))
  }

  /// The main direction of the finger since it came down.
  private var movesVertically: Bool {
    guard let drag, let touch = pan.touch else { return true }
    return abs(touch.screenPoint.y - drag.touchPoint.y)
      >= abs(touch.screenPoint.x - drag.touchPoint.x)
  }

  private func updateDrag() {
    guard let drag else { return }
    let movement = pan.translation(in: self)
    let requested = CGPoint(x: drag.start.x - movement.x, y: drag.start.y - movement.y)
    let displayed = displayed(requested)
    bounds.origin = CGPoint(
      x: drag.locksX ? contentOffset.x : displayed.x, y: drag.locksY ? contentOffset.y : displayed.y
    )
    dragDidMoveForKeyboard()
  }

  private func displayed(_ requested: CGPoint) -> CGPoint {
    guard bounces else { return clamped(requested) }
    let bands = rubberBands
    return CGPoint(x: bands.x.displayed(requested.x), y: bands.y.displayed(requested.y))
  }

  private var rubberBands: (x: RubberBand, y: RubberBand) {
    let range = offsetRange
    return (
      RubberBand(range: range.x, dimension: bounds.width),
      RubberBand(range: range.y, dimension: bounds.height)
    )
  }

  private func endDragging(velocity: CGPoint) {
    guard isDragging else { return }
    let drag = drag
    self.drag = nil
    isDragging = false
    isTracking = false
    refreshControl?.dragWillEnd()
    dragDidEndForKeyboard(velocity: velocity.y)
    let release = CGPoint(
      x: drag?.locksX ?? true ? 0 : -velocity.x, y: drag?.locksY ?? true ? 0 : -velocity.y)
    decelerate(velocity: release, afterDragging: true, from: drag)
  }

  /// Starts the deceleration, or the return to an end, with the delegate's callbacks.
  private func decelerate(
    velocity: CGPoint, afterDragging: Bool = false, from drag: ScrollDrag? = nil
  ) {
    let range = offsetRange
    let rate = decelerationRate.rawValue
    let speed = bounces ? velocity : limitedToEnds(velocity, in: range)
    var x = ScrollDeceleration(from: contentOffset.x, velocity: speed.x, range: range.x, rate: rate)
    var y = ScrollDeceleration(from: contentOffset.y, velocity: speed.y, range: range.y, rate: rate)
    if isPagingEnabled {
      let page = page(after: drag, velocity: velocity)
      x = ScrollDeceleration(
        from: contentOffset.x, to: page.x, rate: DecelerationRate.fast.rawValue)
      y = ScrollDeceleration(
        from: contentOffset.y, to: page.y, rate: DecelerationRate.fast.rawValue)
    }
    if afterDragging {
      let planned = CGPoint(x: x.end, y: y.end)
      var target = snapped(planned, in: range.y)
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
        targetContentOffset: &target)
      if isPagingEnabled { target = planned }
      if target.x != planned.x {
        x = ScrollDeceleration(from: contentOffset.x, to: target.x, rate: rate)
      }
      if target.y != planned.y {
        y = ScrollDeceleration(from: contentOffset.y, to: target.y, rate: rate)
      }
    }
    let runs = x.duration > 0 || y.duration > 0
    if afterDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: runs) }
    guard runs, !isTracking, window != nil else {
      hideIndicatorsLater()
      return
    }
    begin(.deceleration(x: x, y: y))
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The page at which the content stops: the next one for a flick, else the nearest.
  private func page(after drag: ScrollDrag?, velocity: CGPoint) -> CGPoint {
    let start = drag?.start ?? contentOffset
    return clamped(
      CGPoint(
        x: Self.page(
          from: start.x, at: contentOffset.x, velocity: velocity.x, length: bounds.width),
        y: Self.page(
          from: start.y, at: contentOffset.y, velocity: velocity.y, length: bounds.height)))
  }

  private static func page(
    from start: CGFloat, at offset: CGFloat, velocity: CGFloat, length: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return offset }
    let first = (start / length).rounded()
    var page = (offset / length).rounded()
    if velocity > minimumFlickVelocity { page = (offset / length).rounded(.down) + 1 }
    if velocity < -minimumFlickVelocity { page = (offset / length).rounded(.up) - 1 }
    return min(max(page, first - 1), first + 1) * length
  }

  /// From this speed on, in points per second, a short drag turns the page.
  private static var minimumFlickVelocity: CGFloat { 300 }

  /// Without bouncing nothing moves past an end, not even a little.
  private func limitedToEnds(
    _ velocity: CGPoint, in range: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)
  ) -> CGPoint {
    let isAtX =
      velocity.x < 0
      ? contentOffset.x <= range.x.lowerBound : contentOffset.x >= range.x.upperBound
    let isAtY =
      velocity.y < 0
      ? contentOffset.y <= range.y.lowerBound : contentOffset.y >= range.y.upperBound
    return CGPoint(x: isAtX ? 0 : velocity.x, y: isAtY ? 0 : velocity.y)
  }
}

extension ClosedRange<CGFloat> {
  /// More than one value is in it.
  fileprivate var isExtended: Bool { upperBound > lowerBound }
}

// MARK: - The recogniser

/// The pan of a scroll view, which also reports touches that do not move.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { scrollView?.touchDidBegin(touch) }
  }

  override func reset() {
    super.reset()
    scrollView?.touchDidEnd()
  }
}
