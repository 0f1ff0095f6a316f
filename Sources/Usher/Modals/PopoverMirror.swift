// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// An empty view in a window of ours, at the place of a view in the app's, for a popover to point at.
///
/// It follows when the page lays out anew, as after a rotation, or scrolls. Where the view is gone it stays
/// at the last place.
@MainActor
final class PopoverMirror {
  private weak var original: UIView?
  private weak var popover: UIPopoverPresentationController?
  private let originalRect: CGRect
  private let image = UIView()

  init(of view: UIView, for popover: UIPopoverPresentationController, in root: UIView) {
    original = view
    originalRect = popover.sourceRect
    self.popover = popover
    image.isUserInteractionEnabled = false
    root.addSubview(image)
    // A view may have been given as an item; what UIKit then looks at first is not documented.
    popover.sourceItem = nil
    popover.sourceView = image
    follow()
  }

  /// Goes where the view is now; the popover follows.
  func follow() {
    guard let original, let window = original.window, let root = image.superview,
      let own = root.window
    else { return }
    let rect = originalRect.isNull ? original.bounds : originalRect
    let there = window.convert(original.convert(rect, to: window), to: own)
    let frame = own.convert(there, to: root)
    guard frame != image.frame else { return }
    image.frame = frame
    popover?.sourceRect = image.bounds
    popover?.containerView?.setNeedsLayout()
  }

  /// Gives the popover back what it was to point at.
  func restore() {
    image.removeFromSuperview()
    guard let popover, popover.sourceView === image else { return }
    popover.sourceView = original
    popover.sourceRect = originalRect
  }
}
