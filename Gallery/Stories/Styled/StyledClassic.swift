// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledClassic = Story(
    feature: .styled,
    name: "classic",
    title: Words("The classic theme", chinese: "经典主题"),
    trouble: Words(
      "The app has used SCLAlertView for years, and its users know these cards. A new library "
        + "changes the appearance of all alerts at once.",
      chinese: "应用多年来一直是 SCLAlertView 的样子，用户早已习惯。换一个库，就得一下子换掉全部外观。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the app has news, in a system alert") {
          root.present(
            UIAlertController.plain(
              .arrivalsTitle, .arrivalsBody, buttons: [.arrivalsSee, .arrivalsLater]),
            animated: true)
        },
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "unfamiliar",
          caption: "The same text, without the circle and the colors that users know.", .trouble
        ),
      ]
    },
    script: { root in
      [
        .perform("the app has news") {
          ShopStyledAlerts.arrivals.theme(.classic).show()
        },
        .wait(0.2),
        .picture("falling", caption: "The alert slides in from the top.", .moving),
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("classic", caption: "The classic colors, sizes and shadow."),
        .tap(Copy.arrivalsLater.text),
        .wait(0.15),
        .picture("fading", caption: "The alert fades out.", .moving),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
