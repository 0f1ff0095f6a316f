// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

// What several stories do with the two activities that the home page offers.
extension Story.Step {
  /// The home page offers two activities, in a popup that is kept alive with it.
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

  /// The user does not want any; nothing is in front of the page any more.
  @MainActor
  static func declinesPicks(_ root: UIViewController) -> [Story.Step] {
    [
      .tap(Copy.picksLater.text),
      .wait(1),
      .expectUnseen(Copy.picksTitle.text),
      .expect("the page is reached by touches again") { root.hasKeys },
    ]
  }
}
