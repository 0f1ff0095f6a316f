// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledAttributed = Story(
    feature: .styled,
    name: "attributed",
    title: Words("Attributed text in a message", chinese: "正文里的富文本"),
    trouble: Words(
      "The message of a system alert has one font and one color. The user has to read a sentence "
        + "to find out which of two prices is the new one.",
      chinese: "系统提示的正文只有一种字体、一种颜色。两个价格哪个是新的，得从句子里读出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the teapot has a lower price, and an alert says so") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(1),
        .expectSeen(Copy.priceAlertMessage.text),
        .picture(
          "sentence", caption: "Two prices in one sentence, in the same style.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the teapot has a lower price") { ShopStyledAlerts.cheaper.show() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("prices", caption: "The old price is struck through, the new one is large."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
