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

  /// The popup in which a view stands, directly, in a controller's view, or in what that presents.
  static func popup(around view: UIView) -> AnyPopupHandle? {
    var outermost: UIViewController?
    for current in sequence(first: view, next: \.superview) {
      let owner = current.next as? UIViewController
      if let handle = claimant(of: current) ?? owner.flatMap(claimant) { return handle }
      outermost = owner ?? outermost
    }
    return outermost.flatMap { popup(with: $0) }
  }

  /// The popup in which a controller is, as what is shown, anywhere in it, or presented by it.
  static func popup(with controller: UIViewController) -> AnyPopupHandle? {
    for current in controller.line {
      let ours = (current as? OverlayRootController)?.cardController?.content.responder
      if let found = claimant(of: ours ?? current) { return found }
      let views = current.viewIfLoaded.map { sequence(first: $0, next: \.superview) }
      if let found = views?.lazy.compactMap(claimant).first { return found }
    }
    return nil
  }

  /// Whether a controller is shown by Usher and is no page.
  static func isInFrontOfPages(_ controller: UIViewController) -> Bool {
    claimant(of: controller).map { !$0.isPage } ?? false
  }

  static func claim(_ content: UIResponder, for handle: AnyPopupHandle, isPage: Bool = false) {
    handle.isPage = isPage
    claims[content] = handle
  }

  /// The content belongs to no request any more.
  static func unclaim(_ content: UIResponder) {
    claims[content] = nil
  }
}
