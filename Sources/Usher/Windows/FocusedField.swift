// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The view in which the user types, inside of a popup.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum FocusedField {
  /// Scrolls whatever it is in so far that it is seen, after there has become less room.
  static func scrollFirstResponderToVisible(in card: UIView) {
    guard let field = FocusCoordinator.firstResponder(in: card) else { return }
    var view = field.superview
    while let current = view, current !== card {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
        let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -8)
        scrollView.scrollRectToVisible(rect, animated: false)
      }
      view = current.superview
    }
  }
}
