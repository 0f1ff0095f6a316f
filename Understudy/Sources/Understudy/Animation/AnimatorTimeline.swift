// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The state of a property animator's progress, running or paused.
///
/// `elapsedFraction` goes from 0 to 1; the curve turns it into progress. After `retarget(to:)` it
/// starts again at 0, with the progress that was displayed.
@MainActor
final class AnimatorTimeline {
  let original: AnimatorCurve
  let duration: TimeInterval
  private var curve: AnimatorCurve
  private(set) var tracks: [AnimatorTrack] = []
  private var target = 1.0
  /// The elapsed fraction at `startTime`, or while paused.
  private var storedFraction = 0.0
  private var startTime: TimeInterval?
  private var speed: Double
  private(set) var isBackwards = false

  init(curve: AnimatorCurve, duration: TimeInterval) {
    original = curve
    self.curve = curve
    self.duration = curve.physicsDuration ?? duration
    speed = 1 / max(self.duration, 1e-9)
  }

  private var now: TimeInterval { HeadlessDevice.current.clock.now }

  var isRunning: Bool { startTime != nil }

  /// The elapsed fraction of the duration, at this time.
  var elapsedFraction: Double {
    guard let startTime else { return storedFraction }
    let moved = max(0, now - startTime) * speed * (isBackwards ? -1 : 1)
    return min(1, max(0, storedFraction + moved))
  }

  /// How far between the start and the end the values are.
  var progress: Double { progress(from: origin) }

  private(set) var origin = 0.0

  private func progress(from origin: Double) -> Double {
    origin + (target - origin) * curve.progress(at: elapsedFraction)
  }

  /// The remaining duration in the current direction.
  var remaining: TimeInterval { (isBackwards ? elapsedFraction : 1 - elapsedFraction) / speed }

  /// Whether it ends at the start of the animation.
  var endsAtStart: Bool { isBackwards ? origin == 0 && target == 1 : target == 0 }

  func run() {
    guard startTime == nil else { return }
    startTime = now
  }

  func pause() {
    storedFraction = elapsedFraction
    startTime = nil
  }

  /// Pauses at a fraction between start and end, without an earlier target.
  func pause(at elapsedFraction: Double) {
    startTime = nil
    origin = 0
    target = 1
    curve = original
    for track in tracks { track.origin = 0 }
    storedFraction = min(1, max(0, elapsedFraction))
    speed = 1 / max(duration, 1e-9)
  }

  /// Waits at the end, to go back from there.
  func startAtEnd() {
    pause(at: 1)
    isBackwards = true
  }

  func reset() {
    tracks = []
    isBackwards = false
    pause(at: 0)
  }

  func reverse() {
    let (wasRunning, shown) = (isRunning, progress)
    pause()
    if origin == 0 && target == 1 {
      isBackwards.toggle()
    } else {
      let goal = target == 1 ? 0.0 : 1.0
      retarget(to: goal, curve: curve, over: duration * abs(goal - shown))
    }
    if wasRunning { run() }
  }

  /// Starts again from the displayed values, toward another target.
  func retarget(to goal: Double, curve: AnimatorCurve, over time: TimeInterval) {
    let shown = tracks.map { progress(of: $0) }
    let all = progress
    for (track, progress) in zip(tracks, shown) { track.origin = progress }
    origin = all
    target = goal
    self.curve = curve
    storedFraction = 0
    isBackwards = false
    speed = 1 / max(curve.physicsDuration ?? time, 1e-9)
  }

  /// Sets another duration for the remainder.
  func setRemainingDuration(_ time: TimeInterval) {
    let remainder = isBackwards ? elapsedFraction : 1 - elapsedFraction
    speed = remainder > 0 ? remainder / max(time, 1e-9) : speed
  }

  func add(_ track: AnimatorTrack) { tracks.append(track) }

  /// How far between its two values a track is.
  func progress(of track: AnimatorTrack) -> Double {
    guard origin == 0, target == 1 else {
      return track.origin + (target - track.origin) * curve.progress(at: elapsedFraction)
    }
    let own = track.delay < 1 ? (elapsedFraction - track.delay) / (1 - track.delay) : 1
    return track.progressInRange(curve.progress(at: max(0, own)))
  }
}

// MARK: - Tracks

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

/// What a layer shows of a track; it lasts until its property animator takes it away.
final class TrackAnimation: ViewAnimation {
  var track: AnimatorTrack?
  var timeline: AnimatorTimeline?

  override func copy(to other: CAAnimation) {
    super.copy(to: other)
    guard let other = other as? TrackAnimation else { return }
    other.track = track
    other.timeline = timeline
  }

  override func apply(
    to values: inout LayerProperties, model: LayerProperties, at time: TimeInterval
  ) {
    guard let track, let timeline else { return }
    let parts = Unchecked((track, timeline))
    let (key, progress) = MainActor.assumeIsolated {
      let (track, timeline) = parts.value
      return Unchecked((track.key, timeline.progress(of: track)))
    }.value
    let point = from.interpolated(with: to, CGFloat(progress))
    key.write(&values, addsUp ? key.read(values).adding(differenceFrom: to, to: point) : point)
  }
}
