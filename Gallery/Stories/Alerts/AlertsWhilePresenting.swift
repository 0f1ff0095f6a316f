// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsWhilePresenting = Story(
    feature: .alerts,
    name: "while-presenting",
    title: Words("An alert while the bag is being presented", chinese: "购物袋正在弹出，提示同时到来"),
    trouble: Words(
      "Presenting the bag takes half a second. UIKit ignores presentations during that time, with "
        + "only a message in the console.",
      chinese: "购物袋弹出要半秒。这半秒里再 present 什么都会被忽略，只在控制台留下一行用户看不到的字。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(0.15),
        .perform("the network connection is lost, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(2),
        .expectSeen(Copy.bagClose.text),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .picture(
          "ignored", caption: "The bag is presented. The alert was ignored meanwhile.", .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .tap(Copy.bag.text),
        .wait(0.15),
        .perform("the network connection is lost") { watcher.networkDidGo() },
        .wait(0.15),
        .picture("both-on-their-way", caption: "The bag and the alert are appearing.", .moving),
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture("alert", caption: "Both are presented, with the alert in front."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .tap(Copy.bagClose.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
