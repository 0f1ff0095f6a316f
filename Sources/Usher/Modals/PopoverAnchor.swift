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
