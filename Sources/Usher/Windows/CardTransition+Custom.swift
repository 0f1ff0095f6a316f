// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension CardTransition {
  /// The app's own movement, in an animation of ours, so that it ends whatever the app does in it.
  static func run(
    _ custom: PopupMotion.Custom, _ direction: PopupTransition.Direction,
    on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    guard let card = root.card else { return end() }
    let isComing = direction == .appearing
    UIView.performWithoutAnimation {
      if isComing { apply(.atRest, strength: 0, to: root) }
      custom.prepare(card)
    }
    UIView.animate(
      withDuration: custom.duration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        custom.animate(card)
        root.backdrop?.strength = isComing ? 1 : 0
      },
      completion: { [weak root] _ in
        if isComing, let root { settle(.appearing, on: root) }
        end()
      })
  }
}
