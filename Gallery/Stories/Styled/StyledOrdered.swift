// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOrdered = Story(
    feature: .styled,
    name: "ordered",
    title: Words("A word of thanks that leaves by itself", chinese: "一句会自己离开的谢谢"),
    trouble: Words(
      "The order has got through. An alert of the system has to be closed by hand and looks the same for "
        + "good news and bad, and a banner of the app’s own is behind whatever comes next.",
      chinese: "订单成功了。系统提示非得用户自己关掉，好消息坏消息都一个样；应用自己画的横幅，又会被后面弹出来的东西盖住。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("an order has got through, and an alert says so") {
          root.present(ShopAlerts.receipt(), animated: true)
        },
        .wait(10),
        .expectSeen(Copy.orderAlertTitle.text),
        .expectOutOfReach(Copy.bag.text),
        .picture(
          "by-hand",
          caption: "Good news that looks like bad news, and stays until it is closed by hand.",
          .trouble),
      ]
    },
    script: { root in
      let thanks = ShopStyledAlerts.ordered
      var first: PopupHandle<StyledAlertResult>?
      return [
        .perform("an order has got through") { first = thanks.show() },
        .wait(0.45),
        .picture("drawing", caption: "The circle is there; the tick is being drawn.", .moving),
        .wait(1),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "A card that says by its icon how things went."),
        .wait(3),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expect("it has left by itself, after three seconds") {
          first?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .perform("another order gets through, and the same value is shown again") { thanks.show() },
        .wait(1),
        .picture("again", caption: "The same description, a new card."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
