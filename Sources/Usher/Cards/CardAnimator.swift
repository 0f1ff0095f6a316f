// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Animates card and backdrop with the parameters of the engine.
@MainActor
enum CardTransitionRunner {
  /// Runs a transition. Calls `end` once, unless another animation begins in the meantime; a custom
  /// transition always calls it.
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

  /// Runs an animation of one step. Calls `end` once, unless another animation begins in the
  /// meantime.
  static func run(
    _ parameters: CardAnimationParameters, _ direction: CardAnimationParameters.Direction,
    on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    run(CardAnimation(parameters, direction), direction, on: root, end: end)
  }

  /// Runs an animation. Calls `end` once, unless another animation begins in the meantime.
  static func run(
    _ animation: CardAnimation, _ direction: CardAnimationParameters.Direction,
    on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    // A disappearing popup starts from its current pose, which may be in the middle of appearing.
    if direction == .appearing {
      UIView.performWithoutAnimation {
        apply(animation.initialPose, backdropVisibility: 0, to: root)
      }
    }
    CardAnimator(animation, on: root, end: end).begin()
  }

  /// Fades card and backdrop alongside a page transition, or immediately if there is none.
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
    // The view is in another window than the transition, so it is passed explicitly.
    let isQueued = transition.animateAlongsideTransition(
      in: root.view, animation: { _ in changes() }, completion: nil)
    guard !isQueued else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes, completion: nil)
  }

  /// Sets the final state of a transition immediately.
  static func setFinalState(
    _ direction: CardAnimationParameters.Direction, on root: OverlayRootViewController
  ) {
    root.card?.animator = nil
    UIView.performWithoutAnimation {
      apply(.identity, backdropVisibility: direction == .appearing ? 1 : 0, to: root)
    }
  }

  static func apply(
    _ pose: CardAnimationParameters.Pose, backdropVisibility strength: Double,
    to root: OverlayRootViewController
  ) {
    root.card?.pose = pose
    root.backdrop?.visibility = strength
  }
}

extension CardTransitionRunner {
  /// Replaces the content of the card with a cross-fade while the card is resized.
  ///
  /// Only a snapshot of the old view fades; the views themselves are not animated.
  static func crossFade(to new: PopupContent, on root: OverlayRootViewController) {
    guard let controller = root.cardController else { return }
    let card = controller.card
    let old = controller.content.view.snapshotView(afterScreenUpdates: false)
    UIView.performWithoutAnimation {
      controller.replaceContent(with: new)
      // A view that has a size already may be measured with it.
      if new.view.bounds.isEmpty { new.view.frame = card.bounds }
      guard let old else { return }
      old.frame = card.bounds
      old.autoresizingMask = [
        .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
      ]
      old.isUserInteractionEnabled = false
      card.addSubview(old)
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        old?.alpha = 0
        root.view.layoutIfNeeded()
      }, completion: { _ in old?.removeFromSuperview() })
  }
}

extension CardTransitionRunner {
  /// Runs a custom transition of the app inside an animation of Usher's, so that it always ends.
  ///
  /// Calls `end` exactly once, also if the animation is interrupted.
  static func run(
    _ custom: PopupTransition.Custom, _ spring: SpringParameters?,
    _ direction: CardAnimationParameters.Direction, on root: OverlayRootViewController,
    end: @escaping @MainActor () -> Void
  ) {
    guard let card = root.card else { return end() }
    let isAppearing = direction == .appearing
    let animator = CardAnimator(on: root)
    card.animator = animator
    UIView.performWithoutAnimation {
      if isAppearing { apply(.identity, backdropVisibility: 0, to: root) }
      custom.prepare(card)
    }
    let options = UIView.AnimationOptions.popupDefaults
    let animations = {
      custom.animate(card)
      root.backdrop?.visibility = isAppearing ? 1 : 0
    }
    let completion: (Bool) -> Void = { [weak root] _ in
      // If another animation has begun, or the card has been hidden, that determines its state.
      let counts = root?.card?.animator === animator && !animator.isCancelled
      if isAppearing, counts, let root { setFinalState(.appearing, on: root) }
      end()
    }
    guard let spring else {
      return UIView.animate(
        withDuration: custom.duration, delay: 0, options: options, animations: animations,
        completion: completion)
    }
    UIView.animate(
      withDuration: custom.duration, delay: 0, usingSpringWithDamping: spring.damping,
      initialSpringVelocity: spring.velocity, options: options, animations: animations,
      completion: completion)
  }
}

/// A running animation of a card; only the latest one of a card continues.
@MainActor
final class CardAnimator {
  private weak var root: OverlayRootViewController?
  private var steps: ArraySlice<CardAnimation.Step>
  /// The last step that has begun.
  private var lastStep: CardAnimation.Step?
  /// Whether the state of the card is determined elsewhere.
  private(set) var isCancelled = false
  private let end: @MainActor () -> Void

  init(
    _ animation: CardAnimation, on root: OverlayRootViewController,
    end: @escaping @MainActor () -> Void
  ) {
    self.root = root
    self.end = end
    steps = animation.steps[...]
  }

  /// Creates an animator without steps, for a custom transition; it has been superseded when the
  /// card has another one.
  init(on root: OverlayRootViewController) {
    self.root = root
    steps = []
    end = {}
  }

  /// Starts the animation. It supersedes the previous one, which stops and does not call `end`.
  func begin() {
    root?.card?.animator = self
    runNextStep()
  }

  /// Skips the steps that have not begun; `end` is called after the current step.
  func cancelRemainingSteps() {
    isCancelled = true
    steps = []
    lastStep = nil
  }

  private func runNextStep() {
    guard let root, let card = root.card else { return end() }
    guard card.animator === self else { return }
    guard let step = steps.popFirst() else {
      card.animator = nil
      return end()
    }
    let stays = step.pose == lastStep?.pose && step.backdrop == lastStep?.backdrop
    lastStep = step
    guard let curve = step.curve, !stays else { return wait(for: step, stays: stays) }
    animate(step, curve, on: root)
  }

  /// Waits for the duration of a step without an animation, because UIKit immediately ends an
  /// animation that changes nothing.
  private func wait(for step: CardAnimation.Step, stays: Bool) {
    _ = MainClock.schedule(after: .seconds(step.duration)) { [self] in
      if !stays, lastStep != nil, let root, root.card?.animator === self {
        UIView.performWithoutAnimation {
          CardTransitionRunner.apply(step.pose, backdropVisibility: step.backdrop, to: root)
        }
      }
      runNextStep()
    }
  }

  private func animate(
    _ step: CardAnimation.Step, _ curve: CardAnimationParameters.Curve,
    on root: OverlayRootViewController
  ) {
    let animations = {
      CardTransitionRunner.apply(step.pose, backdropVisibility: step.backdrop, to: root)
    }
    let completion: (Bool) -> Void = { [self] _ in runNextStep() }
    let options = UIView.AnimationOptions.popupDefaults
    if case .spring(let damping, let velocity) = curve {
      UIView.animate(
        withDuration: step.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: step.duration, delay: 0, options: options.union(curve.option),
        animations: animations, completion: completion)
    }
  }
}

extension UIView.AnimationOptions {
  /// The options of an animation that can be interrupted at any time and does not inherit duration
  /// and curve from an animation of the app.
  static let popupDefaults: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
    .overrideInheritedCurve,
  ]
}

extension CardAnimationParameters.Curve {
  fileprivate var option: UIView.AnimationOptions {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInOut, .spring: .curveEaseInOut
    }
  }
}
