// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What a controller points at that will be presented as a popover.
@MainActor
@available(iOSApplicationExtension, unavailable)
struct PopoverAnchor {
  private let controller: UIViewController
  private let popover: UIPopoverPresentationController
  private let presenter: UIViewController

  /// `nil` for what will not be a popover, as in a compact width, unless its delegate insists, who can give
  /// it an anchor, too. Asking anything else for its popover could make it one.
  init?(of controller: UIViewController, from presenter: UIViewController) {
    let traits = presenter.traitCollection
    let alert = controller as? UIAlertController
    let isSheetOfPad = alert?.preferredStyle == .actionSheet && traits.userInterfaceIdiom == .pad
    // On a phone an action sheet is none, whatever its style says.
    guard isSheetOfPad || alert == nil && controller.modalPresentationStyle == .popover,
      traits.horizontalSizeClass != .compact,
      let popover = controller.popoverPresentationController
    else { return nil }
    (self.controller, self.popover, self.presenter) = (controller, popover, presenter)
  }

  /// Why UIKit could not show it; `nil`, if it can. A delegate may give it an anchor in time.
  var misuse: MisuseReport? {
    if popover.barButtonItem != nil { return nil }
    guard let item = popover.sourceItem ?? popover.sourceView else {
      return popover.delegate == nil ? ModalMisuse.popoverWithoutAnchor(controller) : nil
    }
    guard let view = item as? UIView, view.window !== presenter.viewIfLoaded?.window else {
      return nil
    }
    return ModalMisuse.anchorOffScreen(controller, view)
  }
}
