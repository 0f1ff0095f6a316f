// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueOverlap = Story(
    feature: .queue,
    name: "overlap",
    title: Words("Two popups at launch, one after the other", chinese: "启动时的两个弹窗，一个接一个"),
    trouble: Words(
      "Two features greet the user at the same moment. Neither knows of the other, so their cards "
        + "lie on top of each other, and the page is dimmed twice.",
      chinese: "两个功能同时向用户打招呼，互不知情：两张卡片叠在一起，页面也被压暗了两次。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("two features greet at once, each with its own code") {
          PlainLayer.show(.voucher(), in: root.view.window)
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.voucherKeep.text),
        .picture(
          "both-at-once",
          caption: "Both cards come at once. The second lies on the first one’s buttons.",
          .trouble),
      ]
    },
    script: { root in
      [
        .picture("home", caption: "The home page of Stillware, before anything greets the user."),
        .perform("both features ask the queue") {
          root.usher.popups.show(ShopPopups.voucher)
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "first",
          caption: "Both ask the queue. The welcome asked first and comes alone; the news from "
            + "the kiln waits."),
        .tap(Copy.voucherKeep.text),
        .wait(0.12),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "first-leaves",
          caption: "The user keeps the voucher. While its card leaves, nothing "
            + "else comes.", .moving),
        .wait(1.5),
        .expectUnseen(Copy.voucherTitle.text),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "second", caption: "Only when the first has ended and left does the second come."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
