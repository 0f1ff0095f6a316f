// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueOverlap = Story(
    feature: .queue,
    name: "overlap",
    title: Words("Two popups at launch, one after the other", chinese: "启动时的两个弹窗，一个接一个"),
    trouble: Words(
      "Two features show a card at the same moment. Neither knows about the other, so the cards "
        + "overlap, and the page is dimmed twice.",
      chinese: "两个功能同时显示卡片，互不知情：两张卡片叠在一起，页面也被压暗了两次。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("two features show a card at once, each with its own code") {
          PlainLayer.show(.voucher(), in: root.view.window)
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.voucherKeep.text),
        .picture(
          "both-at-once",
          caption: "Both cards appear at once. The second covers the buttons of the first.",
          .trouble),
      ]
    },
    script: { root in
      [
        .picture("home", caption: "The home page of Stillware, before any card is shown."),
        .perform("both features show their card through the queue") {
          root.usher.popups.show(ShopPopups.voucher)
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "first",
          caption: "Both use the queue. The voucher was first and appears alone; the news waits."),
        .tap(Copy.voucherKeep.text),
        .wait(0.12),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "first-leaves",
          caption: "The user keeps the voucher. While its card disappears, nothing else appears.",
          .moving),
        .wait(1.5),
        .expectUnseen(Copy.voucherTitle.text),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "second", caption: "The second card appears only after the first has disappeared."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
