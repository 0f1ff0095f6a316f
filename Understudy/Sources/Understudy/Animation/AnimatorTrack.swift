// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One property of one layer on the way of a property animator.
@MainActor
final class AnimatorTrack {
  weak var layer: CALayer?
  let key: AnimatableKey
  let from: AnimatableValue
  let to: AnimatableValue
  /// The part of the way after which it starts.
  let delay: Double
  /// The part of the progress in which it moves: a keyframe's.
  let window: ClosedRange<Double>
  var origin = 0.0

  init(
    layer: CALayer, key: AnimatableKey, from: AnimatableValue, to: AnimatableValue,
    delay: Double, window: ClosedRange<Double>
  ) {
    self.layer = layer
    self.key = key
    self.from = from
    self.to = to
    self.delay = delay
    self.window = window
  }

  func inWindow(_ progress: Double) -> Double {
    guard window != 0...1 else { return progress }
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return progress >= window.lowerBound ? 1 : 0 }
    return min(1, max(0, (progress - window.lowerBound) / length))
  }
}
