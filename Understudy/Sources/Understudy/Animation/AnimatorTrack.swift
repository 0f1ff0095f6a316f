// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One property of one layer that a property animator animates.
@MainActor
final class AnimatorTrack {
  weak var layer: CALayer?
  let key: AnimatableKey
  let from: AnimatableValue
  let to: AnimatableValue
  /// The fraction of the duration after which it starts.
  let delay: Double
  /// The range of the progress in which it changes: a keyframe's.
  let progressRange: ClosedRange<Double>
  var origin = 0.0

  init(
    layer: CALayer, key: AnimatableKey, from: AnimatableValue, to: AnimatableValue,
    delay: Double, progressRange: ClosedRange<Double>
  ) {
    self.layer = layer
    self.key = key
    self.from = from
    self.to = to
    self.delay = delay
    self.progressRange = progressRange
  }

  func progressInRange(_ progress: Double) -> Double {
    guard progressRange != 0...1 else { return progress }
    let length = progressRange.upperBound - progressRange.lowerBound
    guard length > 0 else { return progress >= progressRange.lowerBound ? 1 : 0 }
    return min(1, max(0, (progress - progressRange.lowerBound) / length))
  }
}
