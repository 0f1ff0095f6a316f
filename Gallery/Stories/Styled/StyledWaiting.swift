// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledWaiting = Story(
    feature: .styled,
    name: "waiting",
    title: Words("Something takes its time", chinese: "需要一点时间"),
    trouble: Words(
      "A wheel that nobody can stop lies over the page. When the answer comes, an alert is presented on "
        + "top of it, or the wheel is never taken away.",
      chinese: "一个谁也停不下来的菊花盖住页面。答复来了，提示却弹在它上面；或者它再也没被拿走。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the customer pays, and a wheel turns") {
          PlainLayer.show(PlainCard(.payingTitle, hasWheel: true), on: root)
        },
        .wait(1),
        .perform("the bank has answered, and the page says so") {
          root.present(ShopAlerts.receipt(), animated: true)
        },
        .wait(1),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expectOutOfReach(Copy.bag.text),
        .picture(
          "for-ever", caption: "The order has arrived. Nobody has taken the wheel away.", .trouble),
      ]
    },
    script: { root in
      var wait: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer pays, and the bank is asked") {
          wait = ShopStyledAlerts.paying.show()
        },
        .wait(1.5),
        .expectSeen(Copy.payingTitle.text),
        .picture(
          "asking", caption: "It stays until the bank has answered, or the customer cancels."),
        .perform("the bank has answered") {
          wait?.dismiss()
          ShopStyledAlerts.ordered.show()
        },
        .wait(0.1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .wait(1.4),
        .expect("the wait ended without a button") {
          wait?.outcomeIfDismissed.map { $0.value == nil } == true
        },
        .expectUnseen(Copy.payingTitle.text),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "What comes next waited until it had left."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
