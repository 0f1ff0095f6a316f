// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledAttributed = Story(
    feature: .styled,
    name: "attributed",
    title: Words("Two prices, and only one of them counts", chinese: "两个价格，只有一个算数"),
    trouble: Words(
      "The message of a system alert has one font and one colour. Which of two prices is the new one has "
        + "to be read out of a sentence.",
      chinese: "系统提示的正文只有一种字体、一种颜色。两个价格哪个是新的，得从句子里读出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the teapot has become cheaper, and an alert says so") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(1),
        .expectSeen(Copy.priceAlertMessage.text),
        .picture(
          "sentence", caption: "Two prices in one sentence, and both look alike.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the teapot has become cheaper") { ShopStyledAlerts.cheaper.show() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("prices", caption: "The old price is struck out, the new one is large."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
