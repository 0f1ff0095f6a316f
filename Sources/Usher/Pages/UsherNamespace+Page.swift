// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension UsherNamespace where Base: UIViewController {
  /// The name by which popups can ask for this page; none unless it is given one.
  ///
  /// It is for pages that share their type with others, such as web pages. It can change at any time
  /// and counts from the next turn on.
  ///
  /// ```swift
  /// terms.usher.pageName = "terms"
  /// center.enqueue(Popup(hint).on(.name("terms")))
  /// ```
  public var pageName: PageName? {
    get { PageIdentity.existing(base)?.name }
    nonmutating set { PageIdentity.make(base).name = newValue }
  }
}
