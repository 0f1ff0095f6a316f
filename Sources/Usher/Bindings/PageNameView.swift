// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import UsherCore

/// Gives the page that contains it a name while it is in a window. It has no size and shows nothing.
///
/// Of several in one page, that which was added to a window last counts; without any it is the name
/// that the app gave the controller.
package final class PageNameView: UIView {
  /// The name; `nil` for none.
  package var name: PageName?
  private weak var page: PageIdentity?

  override package func didMoveToWindow() {
    super.didMoveToWindow()
    page?.nameViews.removeAll { $0.object === self || $0.object == nil }
    page = window == nil ? nil : nearestController.map { PageIdentity.make(for: $0) }
    page?.nameViews.append(Weak(object: self))
  }
}
