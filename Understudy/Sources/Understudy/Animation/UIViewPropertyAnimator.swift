// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// Differs: a paused or stopped animator may be released; what it animates then stays as shown.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: (any UITimingCurveProvider)?
  public let duration: TimeInterval
  public internal(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  public internal(set) var state = UIViewAnimatingState.inactive

  let timeline: AnimatorTimeline
  /// What was added before the start, with its delay factor.
  var pendingAnimations: [(animation: () -> Void, delay: CGFloat)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The end, or the start after a delay, on the clock.
  var scheduledWork: HeadlessScheduledWork?
  var isStartScheduled = false
  var openBlocks = 0
  var isSettling = false
  private var startsReversed = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let curve = AnimatorCurve(parameters, duration: duration)
    timeline = AnimatorTimeline(curve: curve, duration: duration)
    self.duration = timeline.duration
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let parameters = UICubicTimingParameters(animationCurve: options.animationCurve)
    guard
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        as? Self
    else { preconditionFailure("A subclass makes its running animators itself.") }
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open var isRunning: Bool { timeline.isRunning }

  open var isReversed: Bool {
    get { startsReversed }
    set {
      guard newValue != startsReversed else { return }
      startsReversed = newValue
      guard state == .active else { return }
      timeline.reverse()
      if isRunning { scheduleEnd() }
    }
  }

  /// Measured in the direction of travel: it grows on the way back, too.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let forwards = scrubsLinearly ? timeline.progress : timeline.elapsedFraction
      return CGFloat(isReversed ? 1 - forwards : forwards)
    }
    set {
      pauseAnimation()
      guard state == .active, !isRunning else { return }
      let wanted = min(1, max(0, Double(isReversed ? 1 - newValue : newValue)))
      timeline.pause(at: scrubsLinearly ? timeline.original.fraction(at: wanted) : wanted)
      redraw()
    }
  }

  // MARK: - What to animate

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: pendingAnimations.append((animation, delayFactor))
    case .active: animate(animation, delay: delayFactor)
    case .stopped: raiseException("animations were added to an animator that is stopped")
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: - Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else {
      return raiseException("startAnimation() on an animator that is stopped")
    }
    guard !isRunning, !isStartScheduled else { return }
    activate()
    self.delay = delay
    guard delay > 0 else { return run() }
    isStartScheduled = true
    scheduledWork = HeadlessDevice.current.clock.schedule(after: delay) {
      self.isStartScheduled = false
      self.run()
    }
  }

  open func pauseAnimation() {
    guard state != .stopped else {
      return raiseException("pauseAnimation() on an animator that is stopped")
    }
    guard isInterruptible || state == .inactive else {
      return raiseException("pauseAnimation() on an animator that is not interruptible")
    }
    scheduledWork?.cancel()
    isStartScheduled = false
    activate()
    timeline.pause()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let wanted = duration * Double(durationFactor)
    if let parameters {
      let goal = timeline.endsAtStart ? 0.0 : 1.0
      let time = durationFactor > 0 ? wanted : timeline.remaining
      timeline.retarget(
        to: goal, curve: AnimatorCurve(parameters, duration: time), over: time)
    } else if durationFactor > 0 {
      timeline.setRemainingDuration(wanted)
    }
    run()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard isInterruptible else {
      return raiseException("stopAnimation(_:) on an animator that is not interruptible")
    }
    scheduledWork?.cancel()
    isStartScheduled = false
    timeline.pause()
    settle(at: .current)
    state = .stopped
    if withoutFinishing { becomeInactive() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return raiseException("finishAnimation(at:) on an animator that is not stopped")
    }
    settle(at: finalPosition)
    complete(at: finalPosition)
  }

  func becomeInactive() {
    state = .inactive
    startsReversed = false
    timeline.reset()
    completions = []
  }
}

extension UIView.AnimationOptions {
  fileprivate var animationCurve: UIView.AnimationCurve {
    switch curve {
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    case .curveLinear: .linear
    default: .easeInOut
    }
  }
}

// MARK: - Protocols

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

@MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }

  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
