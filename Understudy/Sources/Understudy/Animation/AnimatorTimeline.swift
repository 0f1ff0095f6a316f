// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Where a property animator is on its way, running or at rest.
///
/// The way leads through `local` from 0 to 1; the curve makes progress of it. After
/// `turn(to:)` the way starts anew at the progress that was shown.
@MainActor
final class AnimatorTimeline {
  let original: AnimatorCurve
  let duration: TimeInterval
  private var curve: AnimatorCurve
  private(set) var tracks: [AnimatorTrack] = []
  private var target = 1.0
  /// Where on the way it was at `since`, or where it rests.
  private var place = 0.0
  private var since: TimeInterval?
  private var speed: Double
  private(set) var isBackwards = false

  init(curve: AnimatorCurve, duration: TimeInterval) {
    original = curve
    self.curve = curve
    self.duration = curve.ownDuration ?? duration
    speed = 1 / max(self.duration, 1e-9)
  }

  private var now: TimeInterval { HeadlessDevice.current.clock.now }

  var isRunning: Bool { since != nil }

  /// The fraction of the way in time, at the present moment.
  var local: Double {
    guard let since else { return place }
    let moved = max(0, now - since) * speed * (isBackwards ? -1 : 1)
    return min(1, max(0, place + moved))
  }

  /// How far between the start and the end the values are.
  var progress: Double { progress(from: origin) }

  private(set) var origin = 0.0

  private func progress(from origin: Double) -> Double {
    origin + (target - origin) * curve.progress(at: local)
  }

  /// Until the end of the way in the present direction.
  var remaining: TimeInterval { (isBackwards ? local : 1 - local) / speed }

  /// Whether the way ends at the start of the animation.
  var endsAtStart: Bool { isBackwards ? origin == 0 && target == 1 : target == 0 }

  func run() {
    guard since == nil else { return }
    since = now
  }

  func rest() {
    place = local
    since = nil
  }

  /// Rests at a moment of the plain way from start to end.
  func rest(at local: Double) {
    since = nil
    origin = 0
    target = 1
    curve = original
    for track in tracks { track.origin = 0 }
    place = min(1, max(0, local))
    speed = 1 / max(duration, 1e-9)
  }

  /// Waits at the end, to go back from there.
  func startAtEnd() {
    rest(at: 1)
    isBackwards = true
  }

  func reset() {
    tracks = []
    isBackwards = false
    rest(at: 0)
  }

  func reverse() {
    let (wasRunning, shown) = (isRunning, progress)
    rest()
    if origin == 0 && target == 1 {
      isBackwards.toggle()
    } else {
      let goal = target == 1 ? 0.0 : 1.0
      turn(to: goal, curve: curve, over: duration * abs(goal - shown))
    }
    if wasRunning { run() }
  }

  /// Starts a new way from what is shown now.
  func turn(to goal: Double, curve: AnimatorCurve, over time: TimeInterval) {
    let shown = tracks.map { progress(of: $0) }
    let all = progress
    for (track, progress) in zip(tracks, shown) { track.origin = progress }
    origin = all
    target = goal
    self.curve = curve
    place = 0
    isBackwards = false
    speed = 1 / max(curve.ownDuration ?? time, 1e-9)
  }

  /// Takes another time for the rest of the way.
  func setRemaining(_ time: TimeInterval) {
    let rest = isBackwards ? local : 1 - local
    speed = rest > 0 ? rest / max(time, 1e-9) : speed
  }

  func add(_ track: AnimatorTrack) { tracks.append(track) }

  /// How far between its two values a track is.
  func progress(of track: AnimatorTrack) -> Double {
    guard origin == 0, target == 1 else {
      return track.origin + (target - track.origin) * curve.progress(at: local)
    }
    let own = track.delay < 1 ? (local - track.delay) / (1 - track.delay) : 1
    return track.inWindow(curve.progress(at: max(0, own)))
  }
}
