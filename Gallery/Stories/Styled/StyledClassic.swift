// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledClassic = Story(
    feature: .styled,
    name: "classic",
    title: Words("As it looked for years", chinese: "沿用多年的样子"),
    trouble: Words(
      "The app has looked like SCLAlertView for years, and its users know these cards. A new library "
        + "means new looks, all at once.",
      chinese: "应用多年来一直是 SCLAlertView 的样子，用户早已习惯。换一个库，就得一下子换掉全部外观。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the kiln was opened, and an alert of the system says so") {
          root.present(
            UIAlertController.plain(
              .arrivalsTitle, .arrivalsBody, buttons: [.arrivalsSee, .arrivalsLater]),
            animated: true)
        },
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "unfamiliar",
          caption: "The same words: no circle, no colour, and nothing of what users know.", .trouble
        ),
      ]
    },
    script: { root in
      [
        .perform("the kiln was opened") {
          ShopStyledAlerts.arrivals.theme(.classic).show()
        },
        .wait(0.2),
        .picture("falling", caption: "It slides in from above, as it always has.", .moving),
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("classic", caption: "Its colours, its lengths, its shadow on the page."),
        .tap(Copy.arrivalsLater.text),
        .wait(0.15),
        .picture("fading", caption: "And fades.", .moving),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
