// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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

  private var end: ((Bool) -> Void)?

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

  package var isInteractive: Bool { false }
  package var targetTransform: CGAffineTransform { .identity }
  package var duration: TimeInterval {
    isAnimated ? animator.transitionDuration(using: self) : 0
  }

  /// Runs the animator, then what was asked to run alongside it.
  package func run() {
    let coordinator = coordinator
    if isAnimated {
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

  /// Without effect: no transition is interactive yet.
  package func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  package func finishInteractiveTransition() {}
  package func cancelInteractiveTransition() {}
  package func pauseInteractiveTransition() {}
}
