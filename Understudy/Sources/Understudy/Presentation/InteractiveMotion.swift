// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A transition in somebody's hand: its animations follow a fraction, and run by themselves to one
/// of their ends when they are let go.
@MainActor
final class InteractiveMotion {
  /// How much of the way is done, from 0 to 1.
  private(set) var fraction: CGFloat = 0
  /// How much of it was done when the hand took it.
  var start: CGFloat = 0
  /// The hand has let go.
  private(set) var isReleased = false
  /// The animations have arrived.
  private(set) var isOver = false

  private struct Layer {
    weak var layer: CALayer?
  }
  private var layers: [Layer] = []
  private var frame: HeadlessScheduledWork?

  /// Runs `body`; the animations that it makes wait for the hand.
  func record(_ body: () -> Void) {
    let animator = HeadlessDevice.current.animator
    let outer = animator.motion
    animator.motion = self
    body()
    animator.motion = outer
  }

  func take(_ animation: ViewAnimation, of layer: CALayer) {
    animation.motion = self
    animation.duration = Self.endless
    layers.append(Layer(layer: layer))
  }

  func update(_ fraction: CGFloat) {
    guard !isReleased else { return }
    move(to: fraction)
  }

  /// How it goes on when it is let go.
  enum Pace {
    /// A spring that takes over the speed of the hand, in whole ways per second.
    case spring(duration: TimeInterval, velocity: CGFloat)
    case curve(duration: TimeInterval, CAMediaTimingFunction)
  }

  /// Takes it into the hand again where it is.
  func pause() {
    guard isReleased, !isOver else { return }
    frame?.cancel()
    isReleased = false
  }

  /// Runs on to the end, or back to the start.
  func release(completes: Bool, pace: Pace) {
    guard !isReleased else { return }
    isReleased = true
    let start = fraction
    let target: CGFloat = completes ? 1 : 0
    let way = target - start
    let (duration, part) = Self.way(way, pace)
    guard abs(way) > 0.0001, duration > 0 else {
      arrive(at: target)
      return
    }
    run(since: HeadlessDevice.current.clock.now) { time in
      time < duration - HeadlessClock.tolerance ? start + way * CGFloat(part(time)) : nil
    } end: { [weak self] in
      self?.arrive(at: target)
    }
  }

  /// How long a way takes, and how much of it is done when.
  private static func way(
    _ way: CGFloat, _ pace: Pace
  ) -> (duration: TimeInterval, part: (TimeInterval) -> Double) {
    switch pace {
    case .spring(let duration, let velocity):
      let spring = SpringCurve(
        settlingIn: duration, dampingRatio: 1,
        velocity: way == 0 ? 0 : max(0, Double(velocity / way)))
      return (duration, { min(1, spring.value(at: $0)) })
    case .curve(let duration, let function):
      return (duration, { function.value(at: $0 / duration) })
    }
  }

  /// Calls `place` with the time that has passed at every frame until it answers nil.
  private func run(
    since begin: TimeInterval, _ place: @escaping (TimeInterval) -> CGFloat?,
    end: @escaping () -> Void
  ) {
    let clock = HeadlessDevice.current.clock
    frame = clock.schedule(after: HeadlessClock.frame(after: clock.now) - clock.now) {
      [weak self] in
      guard let self else { return }
      guard let fraction = place(HeadlessDevice.current.clock.now - begin) else { return end() }
      self.move(to: fraction)
      self.run(since: begin, place, end: end)
    }
  }

  private func arrive(at target: CGFloat) {
    move(to: target)
    isOver = true
    HeadlessDevice.current.wake()
  }

  private func move(to new: CGFloat) {
    fraction = min(1, max(0, new))
    for entry in layers { entry.layer?.setNeedsRender() }
  }

  /// Longer than anyone holds a page.
  private static let endless: TimeInterval = 1e9
}
