// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// A controller in whose view a popup is put, which is not held.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct OverlayParent {
  weak var controller: UIViewController?

  /// Whether the controller is in a window of ours, and so in a popup.
  var isInOverlay: Bool { controller?.viewIfLoaded?.window is OverlayWindow }

  /// The view to put it into: one that scrolls would scroll it, too, so that is left out.
  var view: UIView? {
    var view = controller?.viewIfLoaded
    while let scroll = view as? UIScrollView { view = scroll.superview }
    return view?.window == nil ? nil : view
  }
}
