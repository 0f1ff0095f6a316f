// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// What in a popup had the focus when it was taken off the screen, so that it has it again when it is
/// back.
@MainActor
final class OwnFocus {
  private weak var responder: UIView?

  /// The popup leaves the screen: editing in it ends.
  func take(from view: UIView) {
    responder = KeyStatus.firstResponder(in: view) ?? responder
    view.endEditing(true)
  }

  /// What had the focus, for somebody else to give it back.
  func yield() -> UIView? {
    defer { responder = nil }
    return responder
  }

  /// The popup is back: what had the focus gets it, if it is still there and can.
  func giveBack(in view: UIView) {
    if let responder, responder.isDescendant(of: view), responder.canBecomeFirstResponder {
      UserTrail.withoutUser { responder.becomeFirstResponder() }
    }
    responder = nil
  }
}
