// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOrdered = Story(
    feature: .styled,
    name: "ordered",
    title: Words("Thanks that are dismissed automatically", chinese: "自动消失的感谢"),
    trouble: Words(
      "The order was placed. A system alert has to be closed by hand and looks the same for good "
        + "and bad news; the app’s own banner is behind the next popup.",
      chinese: "订单成功了。系统提示非得用户自己关掉，好消息坏消息都一个样；应用自己画的横幅，又会被后面弹出来的东西盖住。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("an order was placed, and an alert says so") {
          root.present(ShopAlerts.receipt(), animated: true)
        },
        .wait(10),
        .expectSeen(Copy.orderAlertTitle.text),
        .expectOutOfReach(Copy.bag.text),
        .picture(
          "by-hand",
          caption: "Good news that looks like bad news and stays until the user closes it.",
          .trouble),
      ]
    },
    script: { root in
      let thanks = ShopStyledAlerts.ordered
      var first: PopupHandle<StyledAlertResult>?
      return [
        .perform("an order was placed") { first = thanks.show() },
        .wait(0.45),
        .picture(
          "drawing", caption: "The circle is complete; the checkmark is being drawn.", .moving),
        .wait(1),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "The icon shows that the order was placed."),
        .wait(3),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expect("its display duration has elapsed after three seconds") {
          first?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .perform("another order is placed, and the same value is shown again") { thanks.show() },
        .wait(1),
        .picture("again", caption: "The same value, a new card."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
