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

  static func claim(_ content: UIResponder, for handle: AnyPopupHandle) {
    claims[content] = handle
  }

  /// The content belongs to no request any more.
  static func unclaim(_ content: UIResponder) {
    claims[content] = nil
  }
}
