// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledWaiting = Story(
    feature: .styled,
    name: "waiting",
    title: Words("Waiting for a server", chinese: "等待服务器"),
    trouble: Words(
      "An activity indicator without a cancel button covers the page. When the response arrives an "
        + "alert is presented on top of it, or the indicator is never removed.",
      chinese: "一个不能取消的加载指示器盖住页面。响应来了，提示却弹在它上面；或者它再也没有移除。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user pays, with an activity indicator") {
          PlainLayer.show(PlainCard(.payingTitle, hasIndicator: true), on: root)
        },
        .wait(1),
        .perform("the bank has responded, and the page presents an alert") {
          root.present(ShopAlerts.receipt(), animated: true)
        },
        .wait(1),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expectOutOfReach(Copy.bag.text),
        .picture(
          "for-ever", caption: "The order was placed, but the indicator was never removed.",
          .trouble),
      ]
    },
    script: { root in
      var wait: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user pays, and the app asks the bank") {
          wait = ShopStyledAlerts.paying.show()
        },
        .wait(1.5),
        .expectSeen(Copy.payingTitle.text),
        .picture(
          "asking", caption: "The alert stays until the bank responds or the user cancels."),
        .perform("the bank has responded") {
          wait?.dismiss()
          ShopStyledAlerts.ordered.show()
        },
        .wait(0.1),
        .expectUnseen(Copy.orderAlertTitle.text),
        .wait(1.4),
        .expect("the waiting alert was dismissed without a button") {
          wait?.outcomeIfDismissed.map { $0.value == nil } == true
        },
        .expectUnseen(Copy.payingTitle.text),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "The next alert appears after it has disappeared."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
