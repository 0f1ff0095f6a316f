// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

/// Logging out.
package enum Step10 {
  @MainActor
  enum Shop {
    static func connectionDidFail(_ retry: @escaping @MainActor () -> Void) {
      let alert = UIAlertController(
        title: "No connection", message: "The shop could not be reached.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
      alert.addAction(UIAlertAction(title: "Try again", style: .default) { _ in retry() })
      alert.usher.show()
    }

    static func logOut(in window: UIWindow) {
      PopupCenter.dismissEverywhere(reason: .loggedOut, animated: false)
      window.rootViewController = UINavigationController(rootViewController: SignInPage())
    }
  }

  final class SignInPage: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Sign in"
      view.backgroundColor = .systemGroupedBackground
    }
  }
}

extension Step10 {
  @MainActor package static func fail() { Shop.connectionDidFail {} }
  @MainActor package static func logOut(in window: UIWindow) { Shop.logOut(in: window) }
}
