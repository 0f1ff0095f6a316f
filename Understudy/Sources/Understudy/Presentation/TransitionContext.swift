// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One change from a controller to another inside a container view, animated or not.
@MainActor
package final class TransitionContext: UIViewControllerContextTransitioning {
  package struct Side {
    package let controller: UIViewController
    /// Nil for a view that the transition neither brings in nor takes out.
    package let view: UIView?
    package let initialFrame: CGRect
    package let finalFrame: CGRect
  }

  package let containerView: UIView
  package let isAnimated: Bool
  package let presentationStyle: UIModalPresentationStyle
  package let from: Side
  package let to: Side
  package let animator: any UIViewControllerAnimatedTransitioning
  package private(set) var transitionWasCancelled = false

  /// Kept by the controllers that take part; it keeps this context, so it is not kept here.
  package var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let coordinator = TransitionCoordinator(context: self)
    storedCoordinator = coordinator
    return coordinator
  }
  private weak var storedCoordinator: TransitionCoordinator?

  /// Makes an existing coordinator that of this transition.
  func adopt(_ coordinator: TransitionCoordinator) {
    storedCoordinator = coordinator
    coordinator.context = self
  }

  private var end: ((Bool) -> Void)?
  /// Set for a transition that begins interactively, or can become interactive.
  var interactiveAnimation: InteractiveAnimation?
  /// The interaction controller of the app.
  var interaction: (any UIViewControllerInteractiveTransitioning)? {
    didSet {
      guard let interaction, isAnimated else { return }
      beginsByItself = !interaction.wantsInteractiveStart
      isUnderInteractiveControl = !beginsByItself
      interactiveAnimation = InteractiveAnimation()
      (interaction as? UIPercentDrivenInteractiveTransition)?.willDrive(self)
    }
  }
  private var isUnderInteractiveControl = true
  /// It begins noninteractively, although it can become interactive.
  private var beginsByItself = false
  /// Whether a finger can catch it at any time, and take it back.
  var canBeCaught = false

  /// `end` is called once, when the animator reports its end.
  package init(
    in containerView: UIView, from: Side, to: Side,
    animator: any UIViewControllerAnimatedTransitioning,
    isAnimated: Bool, style: UIModalPresentationStyle, end: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.animator = animator
    self.isAnimated = isAnimated
    presentationStyle = style
    self.end = end
  }

  package var isInteractive: Bool { isLed && isUnderInteractiveControl }
  /// A finger or the app's interaction controller leads it, whether or not it says so.
  var isLed: Bool { interactiveAnimation.map { !$0.isReleased } ?? false }
  var beganInteractively: Bool { interactiveAnimation != nil && !beginsByItself }
  var isInterruptible: Bool { interaction != nil || canBeCaught || animator is ZoomAnimator }
  package var targetTransform: CGAffineTransform { .identity }
  package var duration: TimeInterval {
    isAnimated ? animator.transitionDuration(using: self) : 0
  }

  /// Everything that begins it has been called.
  private(set) var hasStarted = false

  /// Runs the animator, then what was asked to run alongside it.
  package func run() {
    defer { hasStarted = true }
    let coordinator = coordinator
    if let interactiveAnimation, isAnimated {
      if let interaction, isUnderInteractiveControl {
        interaction.startInteractiveTransition(self)
      } else {
        animateInteractively()
      }
      coordinator.start()
      if !isUnderInteractiveControl {
        interactiveAnimation.release(completes: true, timing: uninterruptedTiming)
      }
    } else if isAnimated {
      animator.animateTransition(using: self)
      coordinator.start()
    } else {
      UIView.performWithoutAnimation {
        if let view = to.view, view.superview == nil { containerView.addSubview(view) }
        to.view?.frame = to.finalFrame
        containerView.layoutIfNeeded()
      }
      coordinator.start()
      completeTransition(true)
    }
  }

  private var uninterruptedTiming: InteractiveAnimation.Timing {
    guard let interaction else { return .spring(duration: duration, velocity: 0) }
    return .curve(duration: duration, interaction.completionCurve.timingFunction)
  }

  /// Runs the animator; its animations follow the interaction.
  func animateInteractively() {
    interactiveAnimation?.record { animator.animateTransition(using: self) }
  }

  package func completeTransition(_ didComplete: Bool) {
    guard let end else { return }
    self.end = nil
    transitionWasCancelled = !didComplete
    end(didComplete)
    if isAnimated { animator.animationEnded(didComplete) }
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  package func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  package func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }

  package func updateInteractiveTransition(_ percentComplete: CGFloat) {
    interactiveAnimation?.update(percentComplete)
  }

  package func finishInteractiveTransition() {
    release(completes: true, timing: .spring(duration: duration, velocity: 0))
  }

  package func cancelInteractiveTransition() {
    release(completes: false, timing: .spring(duration: duration, velocity: 0))
  }

  /// Differs: stops an interactive transition, whether or not its animator can be interrupted.
  package func pauseInteractiveTransition() {
    if interaction != nil { pause(interactively: true) }
  }

  /// Lets a finger catch it, which the animator must be made for.
  func allowCatching() {
    canBeCaught = true
    guard interactiveAnimation == nil else { return }
    beginsByItself = true
    isUnderInteractiveControl = false
    interactiveAnimation = InteractiveAnimation()
  }

  /// Stops it under a finger. Returns whether it still ran.
  func hold() -> Bool {
    canBeCaught
      && pause(interactively: HeadlessDevice.current.switches.caughtTransitionIsInteractive)
  }

  @discardableResult
  private func pause(interactively isInteractive: Bool) -> Bool {
    guard let interactiveAnimation, interactiveAnimation.isReleased,
      !interactiveAnimation.isFinished
    else { return false }
    interactiveAnimation.pause()
    interactiveAnimation.startFraction = interactiveAnimation.fraction
    isUnderInteractiveControl = isInteractive
    transitionWasCancelled = false
    if isInteractive { coordinator.interactionDidChange() }
    return true
  }

  /// A finger takes over what has begun without one.
  func beginInteraction(_ interactiveAnimation: InteractiveAnimation) {
    self.interactiveAnimation = interactiveAnimation
    beginsByItself = true
    isUnderInteractiveControl = HeadlessDevice.current.switches.caughtTransitionIsInteractive
    if isUnderInteractiveControl { coordinator.interactionDidChange() }
  }

  /// Ends the interaction: the transition runs to its end or back to its start.
  func release(completes: Bool, timing: InteractiveAnimation.Timing) {
    guard let interactiveAnimation, !interactiveAnimation.isReleased else { return }
    transitionWasCancelled = !completes
    if case .spring(_, let velocity) = timing { releaseVelocity = abs(velocity) }
    interactiveAnimation.release(completes: completes, timing: timing)
    if isUnderInteractiveControl { coordinator.interactionDidChange() }
  }

  private(set) var releaseVelocity: CGFloat = 1
}
