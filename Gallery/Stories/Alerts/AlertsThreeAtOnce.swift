// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsThreeAtOnce = Story(
    feature: .alerts,
    name: "three-at-once",
    title: Words("Three alerts at once", chinese: "三个提示同时到来"),
    trouble: Words(
      "Each alert has a window of its own, so none is refused. Three at a time cover each other, "
        + "the last in front, and the windows stay after the alerts were answered.",
      chinese: "每个提示都有自己的窗口，谁也不会被拒绝。可三个同时到来就叠在一起，最后的在最前；答完之后，窗口还留在那里。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let windows = PlainAlertWindows(beside: root.view.window)
      return [
        .perform("the network is lost, a price changes, an order is confirmed") {
          windows.show(ShopAlerts.offline())
          windows.show(ShopAlerts.price { _ in })
          windows.show(ShopAlerts.receipt())
        },
        .wait(1),
        .expectOutOfReach(Copy.priceAlertTitle.text),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture(
          "on-top-of-each-other",
          caption: "Three alerts, one behind another; the page is dimmed three times.", .trouble),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("its window is still visible") { windows.count == 3 },
        .expectOutOfReach(Copy.priceAlertKeep.text),
        .picture(
          "nothing-can-be-tapped",
          caption: "The last was answered, but its window still covers the others.", .trouble),
      ]
    },
    script: { root in
      var results: [String] = []
      return [
        .perform("the network is lost, a price changes, an order is confirmed") {
          ShopAlerts.offline().usher.show()
          ShopAlerts.price { results.append($0 ? "keep" : "remove") }.usher.show()
          ShopAlerts.receipt { results.append("read") }.usher.show()
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expectUnseen(Copy.orderAlertTitle.text),
        .picture("first", caption: "The first of the three; the others are queued."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("second", caption: "The second, after the first was answered."),
        .tap(Copy.priceAlertRemove.text),
        .wait(1),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("third", caption: "The third."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the results arrived in the order of the alerts") {
          results == ["remove", "read"]
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
