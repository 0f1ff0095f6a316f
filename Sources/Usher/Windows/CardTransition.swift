// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Moves card and backdrop as the core's numbers say, and tells when the movement has really ended.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum CardTransition {
  /// Runs a transition; the end is told once, also when the animation was cut short.
  static func run(
    _ numbers: PopupTransition, _ direction: PopupTransition.Direction,
    on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    // A popup that is leaving starts from where it is, which may be half way in.
    if direction == .appearing {
      apply(scale: numbers.startScale, opacity: numbers.startOpacity, to: root)
    }
    let animations = {
      apply(scale: numbers.endScale, opacity: numbers.endOpacity, to: root)
    }
    let completion: (Bool) -> Void = { _ in end() }
    switch numbers.curve {
    case .spring(let damping):
      UIView.animate(
        withDuration: numbers.duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: 0, options: [.allowUserInteraction, .beginFromCurrentState],
        animations: animations, completion: completion)
    case .easeIn:
      UIView.animate(
        withDuration: numbers.duration, delay: 0, options: [.curveEaseIn, .beginFromCurrentState],
        animations: animations, completion: completion)
    case .easeOut:
      UIView.animate(
        withDuration: numbers.duration, delay: 0,
        options: [.curveEaseOut, .allowUserInteraction, .beginFromCurrentState],
        animations: animations, completion: completion)
    }
  }

  /// Makes card and backdrop invisible or visible with a transition of the pages, or at once where
  /// there is none.
  static func fade(
    to opacity: Double, on root: OverlayRootController,
    alongside transition: (any UIViewControllerTransitionCoordinator)?
  ) {
    let changes = { apply(scale: 1, opacity: opacity, to: root) }
    guard let transition, transition.isAnimated else {
      return UIView.performWithoutAnimation(changes)
    }
    // Our view is in another window than the transition, which has to be told so.
    let joins = transition.animateAlongsideTransition(
      in: root.view, animation: { _ in changes() }, completion: nil)
    guard !joins else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes, completion: nil)
  }

  /// Puts another view into the card: the picture of the old one lets go of it while the card takes the
  /// size that the new one wants. The views themselves are not touched.
  static func dissolve(to new: UIView, on root: OverlayRootController) {
    guard let card = root.card else { return }
    let old = card.content.snapshotView(afterScreenUpdates: false)
    UIView.performWithoutAnimation {
      card.replaceContent(with: new)
      new.frame = card.bounds
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

  /// Puts everything back as it is between two transitions, at once.
  static func undo(on root: OverlayRootController) {
    UIView.performWithoutAnimation { apply(scale: 1, opacity: 1, to: root) }
  }

  private static func apply(scale: Double, opacity: Double, to root: OverlayRootController) {
    root.card?.alpha = opacity
    root.card?.transform = CGAffineTransform(scaleX: scale, y: scale)
    root.backdrop?.isShown = opacity > 0
  }
}
