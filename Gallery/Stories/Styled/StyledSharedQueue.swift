// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledSharedQueue = Story(
    feature: .styled,
    name: "in-line",
    title: Words("Among alerts and popups, one after the other", chinese: "和别的提示一起，一个一个来"),
    trouble: Words(
      "Cards of one library, alerts of the system and popups of the app each have a queue of their own, "
        + "and none of them knows of the others.",
      chinese: "卡片库有自己的队列，系统提示和应用弹窗又各有各的，谁也不知道谁。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the network goes, and an alert says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(0.6),
        .perform("an order is confirmed, on a card that knows nothing of alerts") {
          PlainLayer.show(
            PlainCard(.orderAlertTitle, [.orderAlertMessage], buttons: [.bagClose]) as UIView,
            in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.offlineAlertDone.text),
        .picture(
          "both",
          caption: "The alert cannot be answered before the card, and the page is dimmed twice.",
          .trouble),
      ]
    },
    script: { root in
      [
        .perform("the network goes, an order is confirmed, a price changes") {
          ShopAlerts.offline().usher.show()
          ShopStyledAlerts.ordered.displayDuration(after: nil).show()
          ShopAlerts.price { _ in }.usher.show()
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectUnseen(Copy.orderAlertTitle.text),
        .picture("system-alert", caption: "An alert of the system; the others wait."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1.5),
        .expectSeen(Copy.orderAlertTitle.text),
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture("styled-alert", caption: "Then the card, in the same line."),
        .tap(Copy.orderAlertDone.text),
        .wait(1.5),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("system-alert-again", caption: "And an alert of the system again."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
