// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

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
