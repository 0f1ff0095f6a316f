// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsWhilePresenting = Story(
    feature: .alerts,
    name: "while-presenting",
    title: Words("An alert while the bag is on its way", chinese: "购物袋正在弹出，提示同时到来"),
    trouble: Words(
      "The bag takes half a second to come. What is presented in that half second is ignored, with a "
        + "line on the console that no customer reads.",
      chinese: "购物袋弹出要半秒。这半秒里再 present 什么都会被忽略，只在控制台留下一行用户看不到的字。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(0.15),
        .perform("the network goes, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(2),
        .expectSeen(Copy.bagClose.text),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .picture(
          "ignored", caption: "The bag has come. The alert was ignored on its way.", .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .tap(Copy.bag.text),
        .wait(0.15),
        .perform("the network goes") { watcher.networkDidGo() },
        .wait(0.15),
        .picture("both-on-their-way", caption: "Bag and alert are on their way.", .moving),
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture("alert", caption: "Both have come, and the alert is in front."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .tap(Copy.bagClose.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
