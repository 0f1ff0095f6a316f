// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

// Whether something can be shown, or is in use already.
@available(iOSApplicationExtension, unavailable)
extension PopupContent {
  /// Why it cannot become what a popup shows; `nil`, if it can.
  var registrationMisuse: MisuseReport? {
    guard PopupCenter.isInUse(responder) else { return misuse }
    return switch self {
    case .view(let view): PopupMisuse.viewInUse(view)
    case .controller(let controller):
      PopupMisuse.controllerInUse(
        controller, "The first popup with that very controller has not ended.")
    }
  }

  /// Why it cannot be put onto a card; `nil`, if it can.
  var misuse: MisuseReport? {
    guard let controller else { return viewMisuse }
    if controller is UIAlertController { return PopupMisuse.alertAsContent() }
    return controller.currentUse.map { PopupMisuse.controllerInUse(controller, $0) }
  }

  /// UIKit raises an exception where the view of a controller that is in use gets into another one's.
  private var viewMisuse: MisuseReport? {
    guard let owner = view.next as? UIViewController, let currentUse = owner.currentUse
    else { return nil }
    return PopupMisuse.controllerInUse(owner, currentUse)
  }
}
