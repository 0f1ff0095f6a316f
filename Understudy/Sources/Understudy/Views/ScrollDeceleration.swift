// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The movement of one axis after the finger has left: it runs out, and springs back at an end.
///
/// Velocity falls by `rate` each millisecond; past an end a critically damped spring takes over
/// with the velocity that is left. Times are seconds since the release.
struct ScrollDeceleration {
  private let start: CGFloat
  private let velocity: CGFloat
  /// Natural logarithm of the decay per second; negative.
  private let decay: CGFloat
  private var spring: Spring?

  /// Nearer than this to its end, in points, a movement counts as over.
  private static let restDistance: CGFloat = 0.25
  /// Slower than this, in points per second, a release is no flick.
  private static let minimumVelocity: CGFloat = 10

  init(from start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat) {
    self.start = start
    decay = 1000 * log(rate)
    self.velocity = abs(velocity) > Self.minimumVelocity ? velocity : 0
    if let end = range.nearestEnd(to: start) {
      spring = Spring(begin: 0, from: start - end, velocity: self.velocity, end: end)
    } else if let end = range.nearestEnd(to: projectedEnd), self.velocity != 0 {
      let time = log(1 + (end - start) * decay / velocity) / decay
      spring = Spring(begin: time, from: 0, velocity: velocity * exp(decay * time), end: end)
    }
  }

  /// The movement that comes to rest at `target`.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    self.start = start
    decay = 1000 * log(rate)
    velocity = (start - target) * decay
  }

  /// How long the movement takes.
  var duration: TimeInterval {
    if let spring { return spring.begin + spring.duration(within: Self.restDistance) }
    let distance = abs(velocity / decay)
    return distance > Self.restDistance ? log(Self.restDistance / distance) / decay : 0
  }

  /// Where it comes to rest.
  var end: CGFloat { spring?.end ?? projectedEnd }

  func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    if let spring, time >= spring.begin { return spring.position(at: time - spring.begin) }
    return start + velocity / decay * (exp(decay * time) - 1)
  }

  /// Where it would come to rest without an end.
  private var projectedEnd: CGFloat { start - velocity / decay }
}

extension ScrollDeceleration {
  /// A critically damped spring that pulls to `end`.
  private struct Spring {
    let begin: TimeInterval
    let from: CGFloat
    let velocity: CGFloat
    let end: CGFloat

    /// Radians per second.
    private static let frequency: CGFloat = 10

    func position(at time: TimeInterval) -> CGFloat {
      let slope = velocity + Self.frequency * from
      return end + (from + slope * time) * exp(-Self.frequency * time)
    }

    /// The first frame from which it stays nearer than `distance` to its end.
    func duration(within distance: CGFloat) -> TimeInterval {
      let slope = velocity + Self.frequency * from
      let extremum = slope == 0 ? 0 : 1 / Self.frequency - from / slope
      var time = max(0, extremum)
      while time < 3, abs(position(at: time) - end) > distance { time += 1.0 / 60 }
      return time
    }
  }
}

extension ClosedRange<CGFloat> {
  /// The end that a value outside the range is past; nil for a value inside.
  fileprivate func nearestEnd(to value: CGFloat) -> CGFloat? {
    if value < lowerBound { return lowerBound }
    return value > upperBound ? upperBound : nil
  }
}

/// How content follows a finger past its end: ever less, and never further than the view is long.
struct RubberBand {
  let range: ClosedRange<CGFloat>
  let dimension: CGFloat

  private static let constant: CGFloat = 0.55

  /// What is shown for an offset that the finger asks for.
  func displayed(_ requested: CGFloat) -> CGFloat {
    guard dimension > 0, let end = range.nearestEnd(to: requested) else { return requested }
    let pull = abs(requested - end)
    let displayed = pull * dimension * Self.constant / (dimension + Self.constant * pull)
    return requested < end ? end - displayed : end + displayed
  }

  /// What the finger must have asked for.
  func requested(_ displayed: CGFloat) -> CGFloat {
    guard dimension > 0, let end = range.nearestEnd(to: displayed) else { return displayed }
    let stretch = min(abs(displayed - end), dimension * 0.999)
    let pull = stretch * dimension / (Self.constant * (dimension - stretch))
    return displayed < end ? end - pull : end + pull
  }
}
