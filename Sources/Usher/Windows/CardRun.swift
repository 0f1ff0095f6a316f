// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// One course, on its way; the card has the latest, and only that goes on.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class CardRun {
  private weak var root: OverlayRootController?
  private var legs: ArraySlice<PopupCourse.Leg>
  /// Where the last leg has led.
  private var place: PopupCourse.Leg?
  /// Whether somebody else says how the card stands.
  private(set) var isCutShort = false
  private let end: @MainActor () -> Void

  init(
    _ course: PopupCourse, on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    self.root = root
    self.end = end
    legs = course.legs[...]
  }

  /// A movement that no course leads; as long as the card has it, nothing else has taken its place.
  init(on root: OverlayRootController) {
    self.root = root
    legs = []
    end = {}
  }

  /// Takes the place of the movement before, which ends where it is and tells nobody.
  func begin() {
    root?.card?.run = self
    next()
  }

  /// Leaves out the legs that have not begun: somebody else says now how the card stands. The end is
  /// told when the present leg is over.
  func cutShort() {
    isCutShort = true
    legs = []
    place = nil
  }

  private func next() {
    guard let root, let card = root.card else { return end() }
    guard card.run === self else { return }
    guard let leg = legs.popFirst() else {
      card.run = nil
      return end()
    }
    let stays = leg.pose == place?.pose && leg.backdrop == place?.backdrop
    place = leg
    guard let curve = leg.curve, !stays else { return wait(for: leg, stays: stays) }
    animate(leg, curve, on: root)
  }

  /// Nothing moves, and for that no animation takes any time.
  private func wait(for leg: PopupCourse.Leg, stays: Bool) {
    _ = MainClock.schedule(after: .seconds(leg.duration)) { [self] in
      if !stays, place != nil, let root, root.card?.run === self {
        UIView.performWithoutAnimation {
          CardTransition.apply(leg.pose, strength: leg.backdrop, to: root)
        }
      }
      next()
    }
  }

  private func animate(
    _ leg: PopupCourse.Leg, _ curve: PopupTransition.Curve, on root: OverlayRootController
  ) {
    let animations = { CardTransition.apply(leg.pose, strength: leg.backdrop, to: root) }
    let completion: (Bool) -> Void = { [self] _ in next() }
    let options = UIView.AnimationOptions.ofPopup
    if case .spring(let damping, let velocity) = curve {
      UIView.animate(
        withDuration: leg.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: completion)
    } else {
      UIView.animate(
        withDuration: leg.duration, delay: 0, options: options.union(curve.option),
        animations: animations, completion: completion)
    }
  }
}

extension UIView.AnimationOptions {
  /// Those of a movement that is interrupted at any time, and is the same in an animation of the app's.
  static let ofPopup: UIView.AnimationOptions = [
    .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
    .overrideInheritedCurve,
  ]
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
