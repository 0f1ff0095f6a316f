// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledSharedQueue = Story(
    feature: .styled,
    name: "shared-queue",
    title: Words("One queue for alerts and popups", chinese: "提示和弹窗共用一个队列"),
    trouble: Words(
      "Cards of a library, system alerts and popups of the app each have a queue of their own, and "
        + "none knows about the others.",
      chinese: "卡片库有自己的队列，系统提示和应用弹窗又各有各的，互不知情。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the network connection is lost, and an alert says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(0.6),
        .perform("an order is confirmed, on a card added to the window") {
          PlainLayer.show(
            PlainCard(.orderAlertTitle, [.orderAlertMessage], buttons: [.bagClose]) as UIView,
            in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.offlineAlertDone.text),
        .picture(
          "both",
          caption: "The card covers the alert, and the page is dimmed twice.",
          .trouble),
      ]
    },
    script: { root in
      [
        .perform("the network is lost, an order is confirmed, a price changes") {
          ShopAlerts.offline().usher.show()
          ShopStyledAlerts.ordered.displayDuration(nil).show()
          ShopAlerts.price { _ in }.usher.show()
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectUnseen(Copy.orderAlertTitle.text),
        .picture("system-alert", caption: "A system alert; the others are queued."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1.5),
        .expectSeen(Copy.orderAlertTitle.text),
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture("styled-alert", caption: "Then the styled alert, from the same queue."),
        .tap(Copy.orderAlertDone.text),
        .wait(1.5),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("system-alert-again", caption: "Then another system alert."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
