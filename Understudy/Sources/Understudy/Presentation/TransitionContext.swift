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
      isUnderInteractiveControl = interaction.wantsInteractiveStart
      interactiveAnimation = InteractiveAnimation()
      (interaction as? UIPercentDrivenInteractiveTransition)?.willDrive(self)
    }
  }
  private var isUnderInteractiveControl = true

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

  package var isInteractive: Bool {
    isUnderInteractiveControl && interactiveAnimation.map { !$0.isReleased } ?? false
  }
  var beganInteractively: Bool {
    interactiveAnimation != nil && (interaction?.wantsInteractiveStart ?? true)
  }
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
    .curve(
      duration: duration, (interaction?.completionCurve ?? .easeInOut).timingFunction)
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
    guard let interactiveAnimation, interaction != nil, interactiveAnimation.isReleased,
      !interactiveAnimation.isFinished
    else { return }
    interactiveAnimation.pause()
    isUnderInteractiveControl = true
    transitionWasCancelled = false
    coordinator.interactionDidChange()
  }

  /// Ends the interaction: the transition runs to its end or back to its start.
  func release(completes: Bool, timing: InteractiveAnimation.Timing) {
    guard let interactiveAnimation, !interactiveAnimation.isReleased else { return }
    transitionWasCancelled = !completes
    if case .spring(_, let velocity) = timing { releaseVelocity = abs(velocity) }
    interactiveAnimation.release(completes: completes, timing: timing)
    coordinator.interactionDidChange()
  }

  private(set) var releaseVelocity: CGFloat = 1
}
