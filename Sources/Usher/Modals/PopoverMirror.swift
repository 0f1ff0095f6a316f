// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// An empty view in a window of ours, at the place of a view in the app's, for a popover to point at.
///
/// It follows when the page lays out anew, as after a rotation, or scrolls. Where the view is gone it stays
/// at the last place.
@MainActor
final class PopoverSourceView {
  private weak var original: UIView?
  private weak var popover: UIPopoverPresentationController?
  private let originalRect: CGRect
  private let proxyView = UIView()

  init(of view: UIView, for popover: UIPopoverPresentationController, in root: UIView) {
    original = view
    originalRect = popover.sourceRect
    self.popover = popover
    proxyView.isUserInteractionEnabled = false
    root.addSubview(proxyView)
    // A view may have been given as an item; what UIKit then looks at first is not documented.
    popover.sourceItem = nil
    popover.sourceView = proxyView
    updateFrame()
  }

  /// Goes where the view is now; the popover follows.
  func updateFrame() {
    guard let original, let window = original.window, let root = proxyView.superview,
      let ownWindow = root.window
    else { return }
    let rect = originalRect.isNull ? original.bounds : originalRect
    let rectInWindow = window.convert(original.convert(rect, to: window), to: ownWindow)
    let frame = ownWindow.convert(rectInWindow, to: root)
    guard frame != proxyView.frame else { return }
    proxyView.frame = frame
    popover?.sourceRect = proxyView.bounds
    popover?.containerView?.setNeedsLayout()
  }

  /// Gives the popover back what it was to point at.
  func restore() {
    proxyView.removeFromSuperview()
    guard let popover, popover.sourceView === proxyView else { return }
    popover.sourceView = original
    popover.sourceRect = originalRect
  }
}
