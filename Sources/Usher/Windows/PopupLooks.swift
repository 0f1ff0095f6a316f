// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// How a popup of ours is shown.
@available(iOSApplicationExtension, unavailable)
struct CardStyle {
  var size: CGSize?
  var position = PopupPosition.center
  var ignoresSafeArea = false
  var margins: NSDirectionalEdgeInsets?
  var minWidth: CGFloat?
  var maxWidth: CGFloat?
  var transitionIn: PopupTransition?
  var transitionOut: PopupTransition?
  var backdrop = PopupBackdrop.dimmed
  var isModal = true
  var window = PopupWindow.own
  /// The controller in whose view it is put, instead of a window.
  var container: OverlayParent?
  /// The ways in which the app lets the user close it, if it has said so.
  var explicitDismissGestures: PopupDismissGestures?

  /// The ways in which the user can close it: a swipe only where it is at an edge to be swiped to,
  /// unless the app has said otherwise.
  var dismissGestures: PopupDismissGestures {
    explicitDismissGestures ?? (position.edge == nil ? [.tapOutside, .escape] : .all)
  }

  /// How it comes or goes, as the app wants it or as it is usual.
  func transition(_ direction: CardAnimationParameters.Direction) -> PopupTransition {
    (direction == .appearing ? transitionIn : transitionOut)
      ?? PopupTransition(style: CardAnimationParameters.defaultStyle(for: position))
  }
}
