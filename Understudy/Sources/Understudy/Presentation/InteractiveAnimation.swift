// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Animations that follow a fraction while a transition is interactive, and run to their start or
/// end when it is released.
@MainActor
final class InteractiveAnimation {
  /// The progress, from 0 to 1.
  private(set) var fraction: CGFloat
  /// The progress when it became interactive.
  var startFraction: CGFloat
  /// The interaction has ended.
  private(set) var isReleased = false
  /// The animations have reached their start or end.
  private(set) var isFinished = false

  private struct Layer {
    weak var layer: CALayer?
  }
  private var layers: [Layer] = []
  private var frame: HeadlessScheduledWork?

  init(at fraction: CGFloat = 0) {
    self.fraction = fraction
    startFraction = fraction
  }

  /// Runs `body`; the animations that it makes follow `fraction`.
  func record(_ body: () -> Void) {
    let animator = HeadlessDevice.current.animator
    let outer = animator.interactiveAnimation
    animator.interactiveAnimation = self
    body()
    animator.interactiveAnimation = outer
  }

  func add(_ animation: ViewAnimation, of layer: CALayer) {
    animation.interactiveAnimation = self
    animation.duration = Self.unlimitedDuration
    layers.append(Layer(layer: layer))
  }

  func update(_ fraction: CGFloat) {
    guard !isReleased else { return }
    move(to: fraction)
  }

  /// How it continues when it is released.
  enum Timing {
    /// A spring with the velocity of the gesture, in whole distances per second.
    case spring(duration: TimeInterval, velocity: CGFloat)
    case curve(duration: TimeInterval, CAMediaTimingFunction)
  }

  /// Makes it interactive again where it is.
  func pause() {
    guard isReleased, !isFinished else { return }
    frame?.cancel()
    isReleased = false
  }

  /// Runs on to the end, or back to the start.
  func release(completes: Bool, timing: Timing) {
    guard !isReleased else { return }
    isReleased = true
    let start = fraction
    let target: CGFloat = completes ? 1 : 0
    let distance = target - start
    let (duration, progress) = Self.completion(distance, timing)
    guard abs(distance) > 0.0001, duration > 0 else {
      finish(at: target)
      return
    }
    run(since: HeadlessDevice.current.clock.now) { time in
      time < duration - HeadlessClock.tolerance ? start + distance * CGFloat(progress(time)) : nil
    } end: { [weak self] in
      self?.finish(at: target)
    }
  }

  /// The duration of a distance, and its progress over time.
  private static func completion(
    _ distance: CGFloat, _ timing: Timing
  ) -> (duration: TimeInterval, progress: (TimeInterval) -> Double) {
    switch timing {
    case .spring(let duration, let velocity):
      let spring = SpringCurve(
        settlingIn: duration, dampingRatio: 1,
        velocity: distance == 0 ? 0 : max(0, Double(velocity / distance)))
      return (duration, { min(1, spring.value(at: $0)) })
    case .curve(let duration, let function):
      return (duration, { function.value(at: $0 / duration) })
    }
  }

  /// Calls `value` with the elapsed time at every frame until it returns nil.
  private func run(
    since begin: TimeInterval, _ value: @escaping (TimeInterval) -> CGFloat?,
    end: @escaping () -> Void
  ) {
    let clock = HeadlessDevice.current.clock
    frame = clock.schedule(after: HeadlessClock.frame(after: clock.now) - clock.now) {
      [weak self] in
      guard let self else { return }
      guard let fraction = value(HeadlessDevice.current.clock.now - begin) else { return end() }
      self.move(to: fraction)
      self.run(since: begin, value, end: end)
    }
  }

  private func finish(at target: CGFloat) {
    move(to: target)
    isFinished = true
    HeadlessDevice.current.requestTurn()
  }

  private func move(to new: CGFloat) {
    fraction = min(1, max(0, new))
    for entry in layers { entry.layer?.setNeedsRender() }
  }

  /// Longer than any interaction.
  private static let unlimitedDuration: TimeInterval = 1e9
}
