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
    if let made { return made }
    let coordinator = TransitionCoordinator(context: self)
    made = coordinator
    return coordinator
  }
  private weak var made: TransitionCoordinator?

  /// Lets a coordinator that is known already be that of this transition.
  func take(_ coordinator: TransitionCoordinator) {
    made = coordinator
    coordinator.context = self
  }

  private var end: ((Bool) -> Void)?
  /// Set for a transition that begins in somebody's hand, or can be taken into it.
  var motion: InteractiveMotion?
  /// What the app leads the transition with.
  var interaction: (any UIViewControllerInteractiveTransitioning)? {
    didSet {
      guard let interaction, isAnimated else { return }
      isInHand = interaction.wantsInteractiveStart
      motion = InteractiveMotion()
      (interaction as? UIPercentDrivenInteractiveTransition)?.willLead(self)
    }
  }
  private var isInHand = true

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

  package var isInteractive: Bool { isInHand && motion.map { !$0.isReleased } ?? false }
  var beganInHand: Bool { motion != nil && (interaction?.wantsInteractiveStart ?? true) }
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
    if let motion, isAnimated {
      if let interaction, isInHand {
        interaction.startInteractiveTransition(self)
      } else {
        animateInHand()
      }
      coordinator.start()
      if !isInHand { motion.release(completes: true, pace: freePace) }
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

  private var freePace: InteractiveMotion.Pace {
    .curve(
      duration: duration, (interaction?.completionCurve ?? .easeInOut).timingFunction)
  }

  /// Runs the animator; its animations wait for the hand.
  func animateInHand() {
    motion?.record { animator.animateTransition(using: self) }
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
    motion?.update(percentComplete)
  }

  package func finishInteractiveTransition() {
    release(completes: true, pace: .spring(duration: duration, velocity: 0))
  }

  package func cancelInteractiveTransition() {
    release(completes: false, pace: .spring(duration: duration, velocity: 0))
  }

  /// Differs: stops a transition that the app leads, whether or not its animator can be interrupted.
  package func pauseInteractiveTransition() {
    guard let motion, interaction != nil, motion.isReleased, !motion.isOver else { return }
    motion.pause()
    isInHand = true
    transitionWasCancelled = false
    coordinator.interactionDidChange()
  }

  /// Lets go of it: it runs to its end or back to its start.
  func release(completes: Bool, pace: InteractiveMotion.Pace) {
    guard let motion, !motion.isReleased else { return }
    transitionWasCancelled = !completes
    if case .spring(_, let velocity) = pace { releaseVelocity = abs(velocity) }
    motion.release(completes: completes, pace: pace)
    coordinator.interactionDidChange()
  }

  private(set) var releaseVelocity: CGFloat = 1
}
