// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledBlur = Story(
    feature: .styled,
    name: "blur",
    title: Words("A blurred backdrop for private content", chinese: "遮住隐私内容的模糊背景"),
    trouble: Words(
      "The session was ended on another device, and the bag of the previous user can be read "
        + "through a backdrop that only dims.",
      chinese: "登录在别处被终止，遮罩只是变暗，上一位用户袋子里的东西还能看得一清二楚。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the user has signed in on another device") {
          PlainLayer.show(
            PlainCard(
              .sessionTitle, [.sessionBody], buttons: [.sessionConfirm, .sessionDecline]), on: root)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.bagClose.text),
        .picture(
          "dimmed", caption: "The bag of another user is dimmed, but can be read.", .trouble),
      ]
    },
    script: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the user has signed in on another device") {
          ShopStyledAlerts.session.backdrop(.blurred).show()
        },
        .wait(1),
        .expectSeen(Copy.sessionTitle.text),
        .picture("blurred", caption: "The page can be recognized, but not be read."),
        .tap(Copy.sessionDecline.text),
        .wait(1),
        .expectUnseen(Copy.sessionTitle.text),
        .expect("the bag can be used again") { root.presentedViewController != nil },
      ]
    }
  )
}
