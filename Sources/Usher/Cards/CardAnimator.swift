// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Runs one animation of a card and its backdrop.
///
/// The completion is called once, when the last step has ended, which `cancelRemainingSteps` or
/// another animation of the same properties can bring about early; before `run` returns if there is
/// nothing to animate. It is not called if the card gets another animator or none, which then
/// determines its state, or no longer exists.
@MainActor
final class CardAnimator {
  private weak var root: OverlayRootViewController?
  private let direction: CardAnimation.Direction
  /// The app's animation, instead of the poses of the steps.
  private let custom: PopupTransition.Custom?
  private var steps: ArraySlice<CardAnimation.Step>
  /// The last step that has begun.
  private var lastStep: CardAnimation.Step?
  /// Whether the state of the card is determined elsewhere.
  private var isCancelled = false
  /// `nil` when another animator has superseded this one.
  private var completion: (@MainActor () -> Void)?

  static func run(
    _ transition: PopupTransition, _ direction: CardAnimation.Direction,
    on root: OverlayRootViewController, completion: @escaping @MainActor () -> Void
  ) {
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    guard let controller = root.cardController, let layout = controller.layout,
      let animation = transition.animation(
        direction, of: controller.cardFrame, in: layout, reducesMotion: reducesMotion)
    else {
      root.card?.animator = nil
      root.setFinalState(direction)
      return completion()
    }
    let custom = reducesMotion ? nil : transition.custom
    run(animation, direction, custom, on: root, completion: completion)
  }

  static func run(
    _ animation: CardAnimation, _ direction: CardAnimation.Direction,
    _ custom: PopupTransition.Custom? = nil, on root: OverlayRootViewController,
    completion: @escaping @MainActor () -> Void
  ) {
    let animator = CardAnimator(animation, direction, custom, on: root, completion)
    root.card?.animator = animator
    UIView.performWithoutAnimation {
      // A disappearing popup starts from its current pose, which may be in the middle of appearing.
      if direction == .appearing {
        root.card?.pose = animation.initialPose
        if root.backdrop?.isContinuing == false { root.backdrop?.visibility = 0 }
      }
      if let card = root.card { custom?.prepare(card) }
    }
    animator.runNextStep()
  }

  private init(
    _ animation: CardAnimation, _ direction: CardAnimation.Direction,
    _ custom: PopupTransition.Custom?, on root: OverlayRootViewController,
    _ completion: @escaping @MainActor () -> Void
  ) {
    steps = animation.steps[...]
    self.direction = direction
    self.custom = custom
    self.root = root
    self.completion = completion
  }

  /// Skips the steps that have not begun; the animation finishes after the current one, and the
  /// state of the card is determined elsewhere.
  func cancelRemainingSteps() {
    isCancelled = true
    steps = []
  }

  /// The card has another animator, or none.
  func supersede() { completion = nil }

  private func runNextStep() {
    guard let completion, let root else { return }
    guard let step = steps.popFirst() else {
      // The app's animation may have left the card in another state.
      let needsFinalState = custom != nil && direction == .appearing && !isCancelled
      if needsFinalState { root.setFinalState(.appearing) }
      root.card?.animator = nil
      return completion()
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
      if !stays, !isCancelled, completion != nil, let root {
        UIView.performWithoutAnimation { root.apply(step.pose, backdrop: step.backdrop) }
      }
      runNextStep()
    }
  }

  private func animate(
    _ step: CardAnimation.Step, _ curve: CardAnimation.Curve, on root: OverlayRootViewController
  ) {
    let animations = { [custom] in
      if let custom, let card = root.card {
        custom.animate(card)
        root.setBackdropVisibility(step.backdrop)
      } else {
        root.apply(step.pose, backdrop: step.backdrop)
      }
    }
    // Also after an interruption, because the presenter waits for the last step in any case.
    let completion: (Bool) -> Void = { [self] _ in runNextStep() }
    // It can be interrupted at any time, and inherits nothing from an animation of the app.
    let options: UIView.AnimationOptions = [
      .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      .overrideInheritedCurve,
    ]
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

// MARK: - Changes of card and backdrop together

extension OverlayRootViewController {
  func apply(_ pose: CardAnimation.Pose, backdrop visibility: Double) {
    card?.pose = pose
    setBackdropVisibility(visibility)
  }

  /// Does nothing while the backdrop outlasts the card.
  func setBackdropVisibility(_ visibility: Double) {
    if !keepsBackdrop { backdrop?.visibility = visibility }
  }

  /// Sets the final state of a transition immediately.
  func setFinalState(_ direction: CardAnimation.Direction) {
    UIView.performWithoutAnimation { apply(.identity, backdrop: direction == .appearing ? 1 : 0) }
  }

  /// Fades card and backdrop.
  func fade(to opacity: Double, duration: TimeInterval) {
    // Not superseded, because the presenter still waits for the end of its animation.
    card?.animator?.cancelRemainingSteps()
    UIView.animate(
      withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { self.apply(CardAnimation.Pose(opacity: opacity), backdrop: opacity) },
      completion: nil)
  }

  /// Replaces the content of the card with a cross-fade while the card is resized.
  ///
  /// Only a snapshot of the old view fades; the views themselves are not animated.
  func crossFade(to new: PopupContent) {
    guard let cardController else { return }
    let card = cardController.card
    let old = cardController.content.view.snapshotView(afterScreenUpdates: false)
    UIView.performWithoutAnimation {
      cardController.replaceContent(with: new)
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
        self.view.layoutIfNeeded()
      }, completion: { _ in old?.removeFromSuperview() })
  }
}

extension CardAnimation.Curve {
  fileprivate var option: UIView.AnimationOptions {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInOut, .spring: .curveEaseInOut
    }
  }
}
