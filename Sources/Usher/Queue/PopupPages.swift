// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// The pages that a popup may appear on, as the app names them.
enum PageTarget {
  /// One page, which is not held.
  struct Page {
    weak var controller: UIViewController?
  }

  case anywhere
  case types([UIViewController.Type])
  case names(Set<PageName>)
  case page(Page)
  case predicate(@MainActor (UIViewController) -> Bool)
}
