// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Story.Step {
  /// The interface of a page rotates, as when the user turns the phone.
  @MainActor
  static func rotate(
    _ root: UIViewController, to orientation: UIInterfaceOrientationMask, _ words: String
  ) -> Story.Step {
    .perform(words) {
      root.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: orientation))
    }
  }
}
