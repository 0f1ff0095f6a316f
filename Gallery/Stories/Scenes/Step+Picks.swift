// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

// Steps that several stories share, with the two activities that the home page offers.
extension Story.Step {
  /// Shows a popup with two activities, which is kept alive with the home page.
  @MainActor
  static func offersPicks(_ root: UIViewController) -> [Story.Step] {
    [
      .perform("the home page offers two activities") {
        root.usher.popups.show(ShopPopups.picks(on: root.frontPage, root.shopStore))
      },
      .wait(1),
      .expectSeen(Copy.picksTitle.text),
    ]
  }

  /// Declines the offer; afterwards nothing is in front of the page.
  @MainActor
  static func declinesPicks(_ root: UIViewController) -> [Story.Step] {
    [
      .tap(Copy.picksLater.text),
      .wait(1),
      .expectUnseen(Copy.picksTitle.text),
      .expect("the page receives touches again") { root.hasKeys },
    ]
  }
}
