// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The timing that a property animator gives to the changes of a closure.
@MainActor
struct AnimatorTiming {
  let timeline: AnimatorTimeline
  /// The fraction of the duration after which the changes begin.
  let delay: Double
  /// The range of the progress in which they happen: a keyframe's.
  var progressRange: ClosedRange<Double> = 0...1
  let blocksTouches: Bool

  /// Blocks within the closure take the whole time, keyframes their part of it.
  func nested(_ settings: BlockSettings, in outer: BlockSettings) -> AnimatorTiming {
    guard !settings.inherits, outer.duration > 0 else { return self }
    let start = min(1, max(0, (settings.delay - outer.delay) / outer.duration))
    var timing = self
    timing.progressRange = start...min(1, max(start, start + settings.duration / outer.duration))
    return timing
  }

  func add(
    _ key: AnimatableKey, _ name: String, _ layer: CALayer, _ before: LayerSnapshot,
    _ block: AnimationBlock
  ) {
    let track = AnimatorTrack(
      layer: layer, key: key, from: key.read(before.model), to: key.read(layer.values),
      delay: delay, progressRange: progressRange)
    timeline.add(track)
    let animation = TrackAnimation(keyPath: name)
    animation.track = track
    animation.timeline = timeline
    animation.from = track.from
    animation.to = track.to
    animation.addsUp = true
    animation.blocksTouches = blocksTouches
    // Only its animator takes it away.
    animation.duration = .infinity
    animation.fillMode = .both
    animation.delegate = BlockDelegate(block: block)
    block.didAdd()
    layer.add(animation, forKey: BlockAction.freeKey(name, in: layer))
  }
}
