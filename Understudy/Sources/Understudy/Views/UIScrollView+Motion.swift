// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// What moves the content on its own, from one moment on.
@MainActor
final class ScrollRun {
  enum Kind {
    case animation(from: CGPoint, to: CGPoint)
    case scrollToTop(from: CGPoint, to: CGPoint)
    case deceleration(x: ScrollMotion, y: ScrollMotion)
  }

  /// How long `setContentOffset(_:animated:)` takes.
  static let animationDuration: TimeInterval = 0.3

  let kind: Kind
  let begin: TimeInterval
  var frame: HeadlessScheduledWork?
  /// By how much everything in the content has been moved since the beginning.
  var shift = CGPoint.zero

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
    return CGPoint(x: offset.x + shift.x, y: offset.y + shift.y)
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
  func begin(_ kind: ScrollRun.Kind) {
    stopRun()
    let clock = HeadlessDevice.current.clock
    let run = ScrollRun(kind: kind, begin: clock.now)
    self.run = run
    showIndicators()
    waitForFrame(of: run)
  }

  /// Ends what moves on its own where it is, telling nobody.
  func stopRun() {
    run?.frame?.cancel()
    run = nil
    isDecelerating = false
  }

  /// Follows content that has moved under the screen, without a visible change.
  func shiftContent(by shift: CGPoint) {
    run?.shift.x += shift.x
    run?.shift.y += shift.y
    drag?.start.x += shift.x
    drag?.start.y += shift.y
    bounds.origin = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
  }

  private func waitForFrame(of run: ScrollRun) {
    let clock = HeadlessDevice.current.clock
    let next = HeadlessClock.frame(after: clock.now)
    run.frame = clock.schedule(after: next - clock.now) { [weak self, weak run] in
      guard let self, let run, self.run === run else { return }
      self.step(run)
    }
  }

  private func step(_ run: ScrollRun) {
    let time = HeadlessDevice.current.clock.now - run.begin
    contentOffset = run.offset(at: min(time, run.duration))
    guard self.run === run else { return }
    if time < run.duration {
      waitForFrame(of: run)
    } else {
      finish(run)
    }
  }

  private func finish(_ run: ScrollRun) {
    self.run = nil
    hideIndicatorsLater()
    switch run.kind {
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
