// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// How the changes of a closure go along with a property animator.
@MainActor
struct AnimatorCourse {
  let timeline: AnimatorTimeline
  /// The part of the way after which the changes begin.
  let delay: Double
  /// The part of the progress in which they happen: a keyframe's.
  var window: ClosedRange<Double> = 0...1
  let blocksTouches: Bool

  /// Blocks within the closure take the whole time, keyframes their part of it.
  func nested(_ settings: BlockSettings, in outer: BlockSettings) -> AnimatorCourse {
    guard !settings.inherits, outer.duration > 0 else { return self }
    let start = min(1, max(0, (settings.delay - outer.delay) / outer.duration))
    var course = self
    course.window = start...min(1, max(start, start + settings.duration / outer.duration))
    return course
  }

  func add(
    _ key: AnimatableKey, _ name: String, _ layer: CALayer, _ before: LayerSnapshot,
    _ block: AnimationBlock
  ) {
    let track = AnimatorTrack(
      layer: layer, key: key, from: key.read(before.model), to: key.read(layer.values),
      delay: delay, window: window)
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
