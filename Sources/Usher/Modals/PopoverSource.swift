// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a controller points at that will be presented as a popover.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PopoverSource {
  private let controller: UIViewController
  private let popover: UIPopoverPresentationController
  private let host: ModalHost

  /// `nil` for what will not be a popover, as in a compact width, unless its delegate insists, who can give
  /// it an anchor, too. Asking anything else for its popover could make it one.
  ///
  /// On a phone an action sheet is none, whatever its style says. On a pad its window may become wide
  /// while it is there, where a window of ours would leave it without an anchor.
  init?(of controller: UIViewController, on host: ModalHost) {
    let isNarrow = host.traits.horizontalSizeClass == .compact
    let isPopover =
      (controller as? UIAlertController).map { $0.isPopoverSheet && (host.isOverlay || !isNarrow) }
      ?? (controller.modalPresentationStyle == .popover && !isNarrow)
    guard isPopover, let popover = controller.popoverPresentationController else { return nil }
    (self.controller, self.popover, self.host) = (controller, popover, host)
  }

  /// Why UIKit could not show it; `nil`, if it can. A delegate may give it an anchor in time.
  var misuse: MisuseReport? {
    if popover.barButtonItem != nil {
      return host.isOverlay ? ModalMisuse.barButtonItemInOtherWindow(controller) : nil
    }
    guard popover.sourceItem != nil || popover.sourceView != nil else {
      return popover.delegate == nil ? ModalMisuse.popoverWithoutSource(controller) : nil
    }
    guard let view, view.window !== host.window else { return nil }
    if host.isOverlay, view.window != nil, view.window?.windowScene === host.window?.windowScene {
      return nil
    }
    return ModalMisuse.popoverSourceInOtherWindow(controller, view)
  }

  /// Lets it point at a stand-in for a view of another window; `nil`, where it has no use for one.
  func makeSourceView(in root: UIView) -> PopoverSourceView? {
    guard let view, view.window !== root.window else { return nil }
    return PopoverSourceView(of: view, for: popover, in: root)
  }

  private var view: UIView? { popover.sourceItem as? UIView ?? popover.sourceView }
}

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
