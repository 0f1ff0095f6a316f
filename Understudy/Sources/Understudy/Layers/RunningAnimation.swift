// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// An animation at work on a layer.
final class RunningAnimation {
  let animation: CAAnimation
  let key: String?
  let start: TimeInterval
  let activeDuration: TimeInterval
  /// Leaving the window ends the animation; one that never was in a window runs its time.
  let beganInWindow: Bool
  /// Its delegate has been notified of its end.
  var hasEnded = false
  weak var layer: CALayer?

  init(_ animation: CAAnimation, key: String?, layer: CALayer, now: TimeInterval) {
    self.animation = animation
    self.key = key
    self.layer = layer
    start = animation.beginTime > 0 ? animation.beginTime : now
    let basic = animation.duration > 0 ? animation.duration : animation.basicDuration
    activeDuration = animation.activeDuration(defaultDuration: basic)
    beganInWindow = layer.isInWindow
  }

  /// A property animator holds it where it is.
  @MainActor
  var isPaused: Bool {
    guard let timeline = (animation as? TrackAnimation)?.timeline else { return false }
    return !timeline.isRunning
  }

  var end: TimeInterval { start + activeDuration }
}
