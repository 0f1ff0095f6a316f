// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

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
