// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledBlur = Story(
    feature: .styled,
    name: "blur",
    title: Words("The page behind is not for everybody", chinese: "身后的页面不便示人"),
    trouble: Words(
      "The session was ended from elsewhere, and what the last customer had put aside can be read through "
        + "a dim that only darkens.",
      chinese: "登录在别处被终止，遮罩只是变暗，上一位用户袋子里的东西还能看得一清二楚。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("somebody has signed in elsewhere") {
          PlainLayer.show(
            PlainCard(
              .sessionTitle, [.sessionBody], buttons: [.sessionConfirm, .sessionDecline]), on: root)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.bagClose.text),
        .picture(
          "dimmed", caption: "The bag of somebody else is darker, and can be read.", .trouble),
      ]
    },
    script: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("somebody has signed in elsewhere") {
          ShopStyledAlerts.session.backdrop(.blurred).show()
        },
        .wait(1),
        .expectSeen(Copy.sessionTitle.text),
        .picture("blurred", caption: "The page is there, and cannot be read."),
        .tap(Copy.sessionDecline.text),
        .wait(1),
        .expectUnseen(Copy.sessionTitle.text),
        .expect("the bag is in use again") { root.presentedViewController != nil },
      ]
    }
  )
}
