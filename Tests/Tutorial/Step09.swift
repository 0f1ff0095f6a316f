// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// An alert without a view controller.
package enum Step09 {
  @MainActor
  enum Shop {
    static func connectionDidFail(_ retry: @escaping @MainActor () -> Void) {
      let alert = UIAlertController(
        title: "No connection", message: "The shop could not be reached.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
      alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
      alert.usher.show()
    }
  }
}

extension Step09 {
  @MainActor package static func fail() { Shop.connectionDidFail {} }
}
