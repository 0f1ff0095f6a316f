// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Moves card and backdrop as the core's numbers say, and tells when the movement has really ended.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum CardTransitionRunner {
  /// Runs a motion; the end is told once, also when the animation was cut short.
  static func run(
    _ transition: PopupTransition, _ direction: CardAnimationParameters.Direction,
    on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    guard let controller = root.cardController, let layout = controller.layout else {
      return end()
    }
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    if let custom = transition.custom, !reducesMotion {
      return run(custom, transition.spring, direction, on: root, end: end)
    }
    let animation = transition.animation(
      direction, of: controller.cardFrame, in: layout, reducesMotion: reducesMotion)
    guard let animation else {
      setFinalState(direction, on: root)
      return end()
    }
    run(animation, direction, on: root, end: end)
  }

  /// Runs a transition; the end is told once, also when the animation was cut short.
  static func run(
    _ parameters: CardAnimationParameters, _ direction: CardAnimationParameters.Direction,
    on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    run(CardAnimation(parameters, direction), direction, on: root, end: end)
  }

  /// Runs a course; the end is told once, unless another one has begun meanwhile.
  static func run(
    _ animation: CardAnimation, _ direction: CardAnimationParameters.Direction,
    on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    // A popup that is leaving starts from where it is, which may be half way in.
    if direction == .appearing {
      UIView.performWithoutAnimation { apply(animation.initialPose, backdropVisibility: 0, to: root) }
    }
    CardAnimator(animation, on: root, end: end).begin()
  }

  /// Makes card and backdrop invisible or visible with a transition of the pages, or at once where
  /// there is none.
  static func fade(
    to opacity: Double, on root: OverlayRootViewController,
    alongside transition: (any UIViewControllerTransitionCoordinator)?
  ) {
    root.card?.animator?.cancelRemainingSteps()
    let changes: @MainActor () -> Void = {
      apply(CardAnimationParameters.Pose(opacity: opacity), backdropVisibility: opacity, to: root)
    }
    guard let transition, transition.isAnimated else {
      return UIView.performWithoutAnimation(changes)
    }
    // Our view is in another window than the transition, which has to be told so.
    let isQueued = transition.animateAlongsideTransition(
      in: root.view, animation: { _ in changes() }, completion: nil)
    guard !isQueued else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes, completion: nil)
  }

  /// Puts everything as it is after a transition, at once.
  static func setFinalState(
    _ direction: CardAnimationParameters.Direction, on root: OverlayRootViewController
  ) {
    root.card?.animator = nil
    UIView.performWithoutAnimation {
      apply(.identity, backdropVisibility: direction == .appearing ? 1 : 0, to: root)
    }
  }

  static func apply(
    _ pose: CardAnimationParameters.Pose, backdropVisibility: Double, to root: OverlayRootViewController
  ) {
    root.card?.pose = pose
    root.backdrop?.visibility = backdropVisibility
  }
}
