// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The view or bar button item that a controller points at when it is presented as a popover.
@MainActor
struct PopoverSource {
  private let controller: UIViewController
  private let popover: UIPopoverPresentationController
  private let host: ModalHost

  /// Returns `nil` if the controller will not be a popover.
  ///
  /// In a compact width there are no popovers, unless the delegate requests one, and then it can
  /// set the source, too. Reading `popoverPresentationController` of other controllers could make
  /// them popovers. An action sheet on iPhone is not a popover, whatever its style. On iPad, the
  /// window can become wide while the sheet is shown, and an overlay window would leave it without
  /// a source.
  init?(of controller: UIViewController, on host: ModalHost) {
    let isNarrow = host.traits.horizontalSizeClass == .compact
    let isPopover =
      (controller as? UIAlertController).map { $0.isPopoverSheet && (host.isOverlay || !isNarrow) }
      ?? (controller.modalPresentationStyle == .popover && !isNarrow)
    guard isPopover, let popover = controller.popoverPresentationController else { return nil }
    (self.controller, self.popover, self.host) = (controller, popover, host)
  }

  /// Why UIKit cannot present it; `nil` if it can. A delegate may set the source later.
  var misuse: MisuseReport? {
    if popover.barButtonItem != nil {
      return host.isOverlay ? .barButtonItemInOtherWindow(controller) : nil
    }
    guard popover.sourceItem != nil || popover.sourceView != nil else {
      return popover.delegate == nil ? .popoverWithoutSource(controller) : nil
    }
    guard let view, view.window !== host.window else { return nil }
    if host.isOverlay, view.window != nil, view.window?.windowScene === host.window?.windowScene {
      return nil
    }
    return .popoverSourceInOtherWindow(controller, view)
  }

  /// Makes the popover point at a substitute view if its source is in another window. Returns `nil`
  /// if no substitute is needed.
  func makeSourceView(in root: UIView) -> PopoverSourceView? {
    guard let view, view.window !== root.window else { return nil }
    return PopoverSourceView(of: view, for: popover, in: root)
  }

  private var view: UIView? { popover.sourceItem as? UIView ?? popover.sourceView }
}

/// An empty view in an overlay window with the frame of a view in the app window, as the source of
/// a popover.
///
/// Its frame is updated when the page is laid out again, as after a rotation, or scrolls. If the
/// view leaves its window, the frame stays.
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
    // A view can also be set as an item, and UIKit does not document which of the two it uses
    // first.
    popover.sourceItem = nil
    popover.sourceView = proxyView
    updateFrame()
  }

  /// Moves to the current frame of the view; the popover follows.
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

  /// Restores the original source of the popover.
  func restore() {
    proxyView.removeFromSuperview()
    guard let popover, popover.sourceView === proxyView else { return }
    popover.sourceView = original
    popover.sourceRect = originalRect
  }
}
