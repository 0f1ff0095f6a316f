// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIViewPropertyAnimator {
  /// Runs what was added before the start, so that its animations wait at their beginning.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    let animations = pendingAnimations
    pendingAnimations = []
    for item in animations { animate(item.animation, delay: item.delay) }
    if isReversed { timeline.startAtEnd() }
  }

  func run() {
    timeline.run()
    redraw()
    scheduleEnd()
  }

  func scheduleEnd() {
    scheduledWork?.cancel()
    scheduledWork = HeadlessDevice.current.clock.schedule(after: timeline.remaining) {
      self.reachEnd()
    }
  }

  /// Runs a closure whose changes become tracks of this animator.
  func animate(_ animation: () -> Void, delay: CGFloat) {
    let elapsedFraction = timeline.elapsedFraction
    let start = elapsedFraction + (1 - elapsedFraction) * min(1, max(0, Double(delay)))
    openBlocks += 1
    let block = AnimationBlock(BlockSettings(duration: duration)) { [weak self] in
      self?.blockDidEnd($0)
    }
    block.animatorTiming = AnimatorTiming(
      timeline: timeline, delay: start, blocksTouches: !isUserInteractionEnabled)
    UIView.run(block, animation)
  }

  /// All animations of a closure are over: taken away here, or lost with their views.
  private func blockDidEnd(_ finished: Bool) {
    openBlocks -= 1
    guard openBlocks == 0, !finished, !isSettling, state == .active else { return }
    scheduledWork?.cancel()
    timeline.pause()
    complete(at: .current)
  }

  private func reachEnd() {
    timeline.pause()
    guard !pausesOnCompletion else { return redraw() }
    let position: UIViewAnimatingPosition = timeline.endsAtStart ? .start : .end
    if position == .start {
      settle(at: position)
    } else {
      // The layers have had their new values since the closure ran.
      removeAnimations(finished: true)
    }
    complete(at: position)
  }

  /// Gives the layers the values of a position and takes the animations away.
  func settle(at position: UIViewAnimatingPosition) {
    // The first value of a property that was added several times, and the last.
    let tracks = position == .start ? timeline.tracks.reversed() : timeline.tracks
    let values = tracks.map { track -> AnimatableValue in
      switch position {
      case .start: track.from
      case .end: track.to
      case .current: track.from.interpolated(with: track.to, CGFloat(timeline.progress(of: track)))
      }
    }
    for (track, value) in zip(tracks, values) {
      track.layer?.settle(track.key, at: value)
    }
    removeAnimations(finished: position != .current)
  }

  private func removeAnimations(finished: Bool) {
    isSettling = true
    HeadlessDevice.current.animator.end(timeline, finished: finished)
    isSettling = false
  }

  func complete(at position: UIViewAnimatingPosition) {
    let handlers = completions
    becomeInactive()
    for completion in handlers { completion(position) }
  }

  func redraw() {
    for track in timeline.tracks { track.layer?.setNeedsRender() }
  }

  func raiseException(_ what: String) {
    HeadlessDevice.current.raise("NSInternalInconsistencyException", what)
  }
}
