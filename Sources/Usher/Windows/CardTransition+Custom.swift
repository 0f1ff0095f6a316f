// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension CardTransition {
  /// The app's own movement, in an animation of ours, so that it ends whatever the app does in it.
  static func run(
    _ custom: PopupMotion.Custom, _ spring: PopupSpring?,
    _ direction: PopupTransition.Direction, on root: OverlayRootController,
    end: @escaping @MainActor () -> Void
  ) {
    guard let card = root.card else { return end() }
    let isComing = direction == .appearing
    let run = CardRun(on: root)
    card.run = run
    UIView.performWithoutAnimation {
      if isComing { apply(.atRest, strength: 0, to: root) }
      custom.prepare(card)
    }
    let options = UIView.AnimationOptions.ofPopup
    let animations = {
      custom.animate(card)
      root.backdrop?.strength = isComing ? 1 : 0
    }
    let completion: (Bool) -> Void = { [weak root] _ in
      // Whoever has taken the card's movement over, or has put it out of sight, says how it stands.
      let counts = root?.card?.run === run && !run.isCutShort
      if isComing, counts, let root { settle(.appearing, on: root) }
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
