// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Steps every running animation of a device.
@MainActor
final class Animator {
  private var running: [RunningAnimation] = []

  /// Blocks being run, the innermost last.
  var blocks: [AnimationBlock] = []
  var areAnimationsEnabled = true
  /// The interactive animation that records the animations that are made now.
  var interactiveAnimation: InteractiveAnimation?
  /// Whether actions are off, for each transaction that has begun, the innermost last.
  var disablesActions = [false]

  var isIdle: Bool { running.isEmpty }

  // MARK: Adding and stopping

  func add(_ animation: RunningAnimation) {
    running.append(animation)
    animation.animation.delegate?.animationDidStart(animation.animation)
  }

  /// Ends one before its time; its layer has already dropped it.
  func stop(_ animation: RunningAnimation) {
    guard let index = running.firstIndex(where: { $0 === animation }) else { return }
    notify(running.remove(at: index), finished: false)
  }

  /// Ends what a block has animated, which calls its completion.
  func end(_ block: AnimationBlock, finished: Bool) {
    let ended = running.filter { ($0.animation.delegate as? BlockDelegate)?.block === block }
    for animation in ended { remove(animation) }
    for animation in ended { notify(animation, finished: finished) }
  }

  /// Takes what blocks have animated away from the clock: an interactive animation leads it from
  /// where it is.
  func makeInteractive(_ blocks: [AnimationBlock]) -> InteractiveAnimation {
    let led = running.filter { item in
      let block = (item.animation.delegate as? BlockDelegate)?.block
      return !item.hasEnded && blocks.contains { $0 === block }
    }
    let now = HeadlessDevice.current.clock.now
    let fraction = led.first.map { $0.animation.fraction(at: now - $0.start) } ?? 1
    let interactiveAnimation = InteractiveAnimation(at: CGFloat(fraction))
    for item in led {
      guard let animation = item.animation as? ViewAnimation, let layer = item.layer else {
        continue
      }
      interactiveAnimation.add(animation, of: layer)
      item.activeDuration = animation.activeDuration
    }
    return interactiveAnimation
  }

  // MARK: Time

  /// The next moment at which something starts or ends. What was stopped waits for the next frame;
  /// what only moves needs no turn.
  func nextEventTime(after now: TimeInterval) -> TimeInterval? {
    var next: TimeInterval?
    func note(_ time: TimeInterval) { next = min(next ?? time, time) }
    for animation in running where !animation.hasEnded {
      if animation.start > now + HeadlessClock.tolerance {
        note(animation.start)
      } else if hasLostLayer(animation) || endsEarly(animation) {
        note(min(HeadlessClock.frame(after: now), max(now, animation.end)))
      } else {
        note(max(now, animation.end))
      }
    }
    return next
  }

  /// Whether the screen changes with each frame.
  func isMoving(at now: TimeInterval) -> Bool {
    running.contains { !$0.hasEnded && $0.start <= now + HeadlessClock.tolerance }
  }

  /// Removes the animations that have ended, then reports all of them as one batch.
  func step(at now: TimeInterval) {
    if disablesActions.count == 1 { disablesActions = [false] }
    guard !running.isEmpty else { return }
    var finished: [RunningAnimation] = []
    var cut: [RunningAnimation] = []
    for animation in running where !animation.hasEnded {
      if hasLostLayer(animation) {
        cut.append(animation)
      } else if animation.end <= now + HeadlessClock.tolerance || endsEarly(animation) {
        finished.append(animation)
      }
    }
    if finished.count > 1 { finished.sort { $0.end < $1.end } }
    for animation in cut { remove(animation) }
    for animation in finished {
      animation.hasEnded = true
      if animation.animation.isRemovedOnCompletion { remove(animation) }
    }
    for animation in cut { notify(animation, finished: false) }
    for animation in finished { notify(animation, finished: true) }
  }

  private func remove(_ animation: RunningAnimation) {
    running.removeAll { $0 === animation }
    animation.layer?.animations.drop(animation)
    animation.layer?.setNeedsRender()
  }

  private func notify(_ animation: RunningAnimation, finished: Bool) {
    animation.animation.delegate?.animationDidStop(animation.animation, finished: finished)
  }

  /// The layer is gone, or has left its window.
  private func hasLostLayer(_ animation: RunningAnimation) -> Bool {
    guard let layer = animation.layer else { return true }
    return animation.beganInWindow && !layer.isInWindow
  }

  private func endsEarly(_ animation: RunningAnimation) -> Bool {
    if let interactiveAnimation = (animation.animation as? ViewAnimation)?.interactiveAnimation {
      return interactiveAnimation.isFinished
    }
    guard let device = HeadlessDevice.currentIfAny,
      !device.switches.offscreenAnimationsTakeTheirTime
    else { return false }
    return !(animation.layer?.isOnScreen ?? false)
  }
}
