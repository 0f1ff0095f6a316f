// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A view or an alert belongs to one request at a time.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  private static let claims = AssociatedBox<AnyPopupHandle>()

  /// Whether the content of a popup belongs to a request that has not ended.
  static func isClaimed(_ content: UIResponder) -> Bool { claimant(of: content) != nil }

  /// The popup that has this very content and has not ended.
  static func claimant(of content: UIResponder) -> AnyPopupHandle? {
    guard let handle = claims[content], !handle.hasEnded else { return nil }
    return handle
  }

  /// The popup in which a view stands, directly or in a controller's view.
  static func popup(around view: UIView) -> AnyPopupHandle? {
    var view: UIView? = view
    while let current = view {
      let owner = (current.next as? UIViewController).flatMap { claimant(of: $0) }
      if let handle = claimant(of: current) ?? owner { return handle }
      view = current.superview
    }
    return nil
  }

  static func claim(_ content: UIResponder, for handle: AnyPopupHandle) {
    claims[content] = handle
  }

  /// The content belongs to no request any more.
  static func unclaim(_ content: UIResponder) {
    claims[content] = nil
  }
}
