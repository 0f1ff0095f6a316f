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

@available(iOSApplicationExtension, unavailable)
extension CardTransitionRunner {
  /// Puts something else onto the card: the picture of the old view lets go of it while the card takes
  /// the size that the new one wants. The views themselves are not touched.
  static func crossFade(to new: PopupContent, on root: OverlayRootViewController) {
    guard let controller = root.cardController else { return }
    let card = controller.card
    let old = controller.content.view.snapshotView(afterScreenUpdates: false)
    UIView.performWithoutAnimation {
      controller.replaceContent(with: new)
      // A view with a size of its own may want that very size.
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

@available(iOSApplicationExtension, unavailable)
extension CardTransitionRunner {
  /// The app's own movement, in an animation of ours, so that it ends whatever the app does in it.
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
      // Whoever has taken the card's movement over, or has put it out of sight, says how it stands.
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

/// One course, on its way; the card has the latest, and only that goes on.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardAnimator {
  private weak var root: OverlayRootViewController?
  private var steps: ArraySlice<CardAnimation.Step>
  /// Where the last leg has led.
  private var lastStep: CardAnimation.Step?
  /// Whether somebody else says how the card stands.
  private(set) var isCancelled = false
  private let end: @MainActor () -> Void

  init(
    _ animation: CardAnimation, on root: OverlayRootViewController, end: @escaping @MainActor () -> Void
  ) {
    self.root = root
    self.end = end
    steps = animation.steps[...]
  }

  /// A movement that no course leads; as long as the card has it, nothing else has taken its place.
  init(on root: OverlayRootViewController) {
    self.root = root
    steps = []
    end = {}
  }

  /// Takes the place of the movement before, which ends where it is and tells nobody.
  func begin() {
    root?.card?.animator = self
    runNextStep()
  }

  /// Leaves out the legs that have not begun: somebody else says now how the card stands. The end is
  /// told when the present leg is over.
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

  /// Nothing moves, and for that no animation takes any time.
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
    _ step: CardAnimation.Step, _ curve: CardAnimationParameters.Curve, on root: OverlayRootViewController
  ) {
    let animations = { CardTransitionRunner.apply(step.pose, backdropVisibility: step.backdrop, to: root) }
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
  /// Those of a movement that is interrupted at any time, and is the same in an animation of the app's.
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
