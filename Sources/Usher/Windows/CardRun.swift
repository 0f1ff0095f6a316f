// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
