// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension PopupPresentable {
  /// Lets it appear only on pages of these types and of the types below them.
  ///
  /// A page is a view controller that the user sees as a screen; containers such as navigation
  /// controllers are none. The popup waits until such a page has settled, and is bound to that page
  /// from its first appearance on: when the user leaves it, the popup ends, unless ``keepAlive()`` or
  /// ``stays()`` say otherwise. The last of all `on` counts.
  public func on(_ types: UIViewController.Type...) -> Self {
    configuring { $0.pages = .types(types) }
  }

  /// Lets it appear only on this very page, as soon as the user sees it.
  ///
  /// The page is not held. When it is gone for good the popup ends with the reason `pageGone`; if it is
  /// no more when the popup is enqueued, the popup ends at once.
  public func on(_ page: UIViewController) -> Self {
    configuring { $0.pages = .page(PageTarget.Page(controller: page)) }
  }

  /// Lets it appear only on pages with one of these names, which `viewController.usher.pageName` gives.
  ///
  /// ```swift
  /// popup.on(.name("home"), .name("cart"))
  /// ```
  public func on(_ names: PageName...) -> Self {
    configuring { $0.pages = .names(Set(names)) }
  }

  /// Lets it appear only on pages for which this is true.
  ///
  /// The condition is asked about every visible page when the popup is enqueued, each time the pages
  /// have settled, and by ``PopupCenter/reevaluate()``; never after the popup has ended, and never
  /// about a page that the user does not see. It should be quick and change nothing.
  public func on(where predicate: @escaping @MainActor (UIViewController) -> Bool) -> Self {
    configuring { $0.pages = .predicate(predicate) }
  }

  /// Keeps it for its page: when the user leaves the page it is suspended, and it is back with its view,
  /// its typed text and its remaining time when that page is visible again.
  ///
  /// When the page is gone for good the popup ends with the reason `pageGone`.
  public func keepAlive() -> Self { configuring { $0.pageExit = .keepAlive } }

  /// Lets it stay where it is when the user leaves its page; what may appear anywhere does so anyway.
  public func stays() -> Self { configuring { $0.pageExit = .stay } }

  /// Ends it when the user leaves its page, with the reason `pageLeft`; what is bound to a page does so
  /// anyway, and what may appear anywhere is bound by this to the page it appears on.
  public func pageExit() -> Self { configuring { $0.pageExit = .dismiss } }

  /// Lets it stay while something covers its page, such as a sheet; usually that counts as leaving it.
  public func ignoresPageCover(_ ignores: Bool = true) -> Self {
    configuring { $0.ignoresPageCover = ignores }
  }
}
