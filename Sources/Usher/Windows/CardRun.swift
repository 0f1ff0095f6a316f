// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// One movement in steps, on its way; the card has the latest, and only that goes on.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardRun {
  private weak var root: OverlayRootController?
  private var steps: ArraySlice<PopupCourse.Step>
  /// Where the last step has led.
  private var place: PopupCourse.Step?
  private let end: @MainActor () -> Void

  init(
    _ course: PopupCourse, on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    self.root = root
    self.end = end
    steps = course.steps[...]
  }

  /// Takes the place of the movement before, which ends where it is and tells nobody.
  func begin() {
    root?.card?.run = self
    next()
  }

  /// Leaves out the steps that have not begun: somebody else says now how the card stands. The end is
  /// told when the present step is over.
  func cutShort() {
    steps = []
    place = nil
  }

  private func next() {
    guard let root, let card = root.card else { return end() }
    guard card.run === self else { return }
    guard let step = steps.popFirst() else {
      card.run = nil
      return end()
    }
    let stays = step.pose == place?.pose && step.backdrop == place?.backdrop
    place = step
    guard let curve = step.curve, !stays else { return wait(for: step, stays: stays) }
    animate(step, curve, on: root)
  }

  /// Nothing moves, and for that no animation takes any time.
  private func wait(for step: PopupCourse.Step, stays: Bool) {
    _ = MainClock.schedule(after: .seconds(step.duration)) { [self] in
      if !stays, place != nil, let root, root.card?.run === self {
        UIView.performWithoutAnimation {
          CardTransition.apply(step.pose, strength: step.backdrop, to: root)
        }
      }
      next()
    }
  }

  private func animate(
    _ step: PopupCourse.Step, _ curve: PopupTransition.Curve, on root: OverlayRootController
  ) {
    let animations = { CardTransition.apply(step.pose, strength: step.backdrop, to: root) }
    let completion: (Bool) -> Void = { [self] _ in next() }
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
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

extension PopupTransition.Curve {
  fileprivate var option: UIView.AnimationOptions {
    switch self {
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .easeInOut, .spring: .curveEaseInOut
    }
  }
}
