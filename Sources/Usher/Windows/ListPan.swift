// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Tells whoever drags the card that a list is on how the list is panned: one for each list, however
/// often that is shown.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ScrollViewPanObserver {
  weak var dragController: CardDragController?

  private static let box = AssociatedObject<ScrollViewPanObserver>()

  static func make(_ scrollView: UIScrollView) -> ScrollViewPanObserver {
    if let known = box[scrollView] { return known }
    let pan = ScrollViewPanObserver()
    box[scrollView] = pan
    GestureAction.add(to: scrollView.panGestureRecognizer) { [weak pan] recognizer in
      pan?.dragController?.scrollViewDidPan(recognizer)
    }
    return pan
  }

  private init() {}
}
