// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What moves the content on its own, from one moment on.
@MainActor
final class ScrollAnimation {
  enum Kind {
    case animation(from: CGPoint, to: CGPoint)
    case scrollToTop(from: CGPoint, to: CGPoint)
    case deceleration(x: ScrollDeceleration, y: ScrollDeceleration)
  }

  /// How long `setContentOffset(_:animated:)` takes.
  static let animationDuration: TimeInterval = 0.3

  let kind: Kind
  let begin: TimeInterval
  var frame: HeadlessScheduledWork?
  /// By how much everything in the content has been moved since the beginning.
  var contentShift = CGPoint.zero

  init(kind: Kind, begin: TimeInterval) {
    self.kind = kind
    self.begin = begin
  }

  var duration: TimeInterval {
    switch kind {
    case .animation, .scrollToTop: return Self.animationDuration
    case .deceleration(let x, let y): return max(x.duration, y.duration)
    }
  }

  func offset(at time: TimeInterval) -> CGPoint {
    let offset = unshiftedOffset(at: time)
    return CGPoint(x: offset.x + contentShift.x, y: offset.y + contentShift.y)
  }

  private func unshiftedOffset(at time: TimeInterval) -> CGPoint {
    switch kind {
    case .animation(let from, let to), .scrollToTop(let from, let to):
      let part = Self.easeInOut(min(1, time / Self.animationDuration))
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    case .deceleration(let x, let y):
      return CGPoint(x: x.position(at: time), y: y.position(at: time))
    }
  }

  private static func easeInOut(_ part: CGFloat) -> CGFloat {
    part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
  }
}

extension UIScrollView {
  func begin(_ kind: ScrollAnimation.Kind) {
    stopScrollAnimation()
    let clock = HeadlessDevice.current.clock
    let scrollAnimation = ScrollAnimation(kind: kind, begin: clock.now)
    self.scrollAnimation = scrollAnimation
    showIndicators()
    waitForFrame(of: scrollAnimation)
  }

  /// Stops the animation of the content where it is, without callbacks.
  func stopScrollAnimation() {
    scrollAnimation?.frame?.cancel()
    scrollAnimation = nil
    isDecelerating = false
  }

  /// Follows content that has moved under the screen, without a visible change.
  func shiftContent(by shift: CGPoint) {
    scrollAnimation?.contentShift.x += shift.x
    scrollAnimation?.contentShift.y += shift.y
    drag?.start.x += shift.x
    drag?.start.y += shift.y
    bounds.origin = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
  }

  private func waitForFrame(of scrollAnimation: ScrollAnimation) {
    let clock = HeadlessDevice.current.clock
    let next = HeadlessClock.frame(after: clock.now)
    scrollAnimation.frame = clock.schedule(after: next - clock.now) {
      [weak self, weak scrollAnimation] in
      guard let self, let scrollAnimation, self.scrollAnimation === scrollAnimation else { return }
      self.step(scrollAnimation)
    }
  }

  private func step(_ scrollAnimation: ScrollAnimation) {
    let time = HeadlessDevice.current.clock.now - scrollAnimation.begin
    contentOffset = scrollAnimation.offset(at: min(time, scrollAnimation.duration))
    guard self.scrollAnimation === scrollAnimation else { return }
    if time < scrollAnimation.duration {
      waitForFrame(of: scrollAnimation)
    } else {
      finish(scrollAnimation)
    }
  }

  private func finish(_ scrollAnimation: ScrollAnimation) {
    self.scrollAnimation = nil
    hideIndicatorsLater()
    switch scrollAnimation.kind {
    case .animation:
      delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop:
      delegate?.scrollViewDidScrollToTop(self)
    case .deceleration:
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
