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
