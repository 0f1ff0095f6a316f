// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

// A view or an alert belongs to one request at a time.
@available(iOSApplicationExtension, unavailable)
extension PopupCenter {
  private static let registrations = AssociatedObject<AnyPopupHandle>()

  /// Whether the content of a popup belongs to a request that has not ended.
  static func isInUse(_ content: UIResponder) -> Bool { owner(of: content) != nil }

  /// The popup that has this very content and has not ended.
  static func owner(of content: UIResponder) -> AnyPopupHandle? {
    guard let handle = registrations[content], !handle.isDismissed else { return nil }
    return handle
  }

  /// The popup in which a view stands, directly, in a controller's view, or in what that presents.
  static func popup(containing view: UIView) -> AnyPopupHandle? {
    var outermost: UIViewController?
    for current in sequence(first: view, next: \.superview) {
      let controller = current.next as? UIViewController
      if let handle = owner(of: current) ?? controller.flatMap(owner) { return handle }
      outermost = controller ?? outermost
    }
    return outermost.flatMap { popup(containing: $0) }
  }

  /// The popup in which a controller is, as what is shown, anywhere in it, or presented by it.
  static func popup(containing controller: UIViewController) -> AnyPopupHandle? {
    for current in controller.ancestors {
      let content = (current as? OverlayRootViewController)?.cardController?.content.responder
      if let found = owner(of: content ?? current) { return found }
      let views = current.viewIfLoaded.map { sequence(first: $0, next: \.superview) }
      if let found = views?.lazy.compactMap(owner).first { return found }
    }
    return nil
  }

  /// Whether a controller is shown by Usher and is no page.
  static func isPresentedByUsher(_ controller: UIViewController) -> Bool {
    owner(of: controller).map { !$0.isPage } ?? false
  }

  static func register(_ content: UIResponder, for handle: AnyPopupHandle, countsAsPage: Bool = false) {
    handle.isPage = countsAsPage
    registrations[content] = handle
  }

  /// The content belongs to no request any more.
  static func unregister(_ content: UIResponder) {
    registrations[content] = nil
  }
}
