// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.
//! A system alert from code that has no view controller.

// snippet.hide
import UIKitShim
import Usher

// snippet.show
@MainActor
func uploadDidFail(_ retry: @escaping @MainActor () -> Void) {
  let alert = UIAlertController(
    title: "Upload failed", message: "The connection was lost.", preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Not Now", style: .cancel))
  alert.addAction(UIAlertAction(title: "Try Again", style: .default) { _ in retry() })
  alert.usher.show()
}
