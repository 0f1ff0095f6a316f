// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
