// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

@available(iOSApplicationExtension, unavailable)
extension _PopupConfiguration {
  /// Lets it wait until the user sees a controller, as a page is waited for, unless pages have been
  /// named; where the controller is none, a page in it is waited for.
  mutating func restrictToPage(for controller: UIViewController) {
    guard case .anywhere = pages else { return }
    if controller.containerKind == .plain {
      pages = .page(PageTarget.Page(controller: controller))
    } else {
      pages = .predicate { [weak controller] page in
        controller.map { page.isInside($0) } ?? false
      }
    }
  }
}

extension UIViewController {
  /// Whether it is this controller or anywhere in it.
  fileprivate func isInside(_ container: UIViewController) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === container }
  }
}
