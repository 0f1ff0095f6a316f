// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// Tells whoever drags the card that a list is on how the list is panned: one for each list, however
/// often that is shown.
@MainActor
@available(iOSApplicationExtension, unavailable)
final class ListPan {
  weak var dragging: CardDragging?

  private static let box = AssociatedBox<ListPan>()

  static func of(_ scrollView: UIScrollView) -> ListPan {
    if let known = box[scrollView] { return known }
    let pan = ListPan()
    box[scrollView] = pan
    GestureAction.add(to: scrollView.panGestureRecognizer) { [weak pan] recognizer in
      pan?.dragging?.listDidPan(recognizer)
    }
    return pan
  }

  private init() {}
}
