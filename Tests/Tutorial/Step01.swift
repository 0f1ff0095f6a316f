// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The empty page.
package enum Step01 {
  final class HomePage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Shop"
      view.backgroundColor = .systemGroupedBackground
    }
  }
}

extension Step01 {
  @MainActor package static func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: HomePage())
  }
}
