// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesLate = Story(
    feature: .pages,
    name: "late",
    title: Words("An answer that comes when its page has gone", chinese: "数据来迟，页面已经离开"),
    trouble: Words(
      "The bag asks the server when it could be delivered. The customer has closed it before the "
        + "answer is there, and the answer’s popup stands in front of the home page.",
      chinese: "购物袋向服务器询问送达时间。答案回来之前客户已经关掉购物袋，于是弹窗出现在了首页上。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(0.8),
        .perform("the bag asks when it could be delivered; the answer takes two seconds") {
          _ = MainClock.schedule(after: .seconds(2)) {
            PlainLayer.show(.delivery(), in: root.view.window)
          }
        },
        .wait(0.5),
        .tap(Copy.bagClose.text),
        .wait(2.2),
        .expectSeen(Copy.heroTitle.text),
        .expectSeen(Copy.deliveryTitle.text),
        .expect("the bag is not there") { root.presentedViewController == nil },
        .picture(
          "wrong-page",
          caption: "An answer for the bag, in front of the home page. Which Thursday, for what?",
          .trouble),
      ]
    },
    script: { root in
      var delivery: PopupHandle<ShopPopups.Choice>?
      return [
        .tap(Copy.bag.text),
        .wait(0.8),
        .perform("the bag asks when it could be delivered; the answer takes two seconds") {
          _ = MainClock.schedule(after: .seconds(2)) {
            delivery = root.usher.popups.show(ShopPopups.delivery.on(BagPage.self))
          }
        },
        .wait(0.5),
        .picture("bag", caption: "The bag, which has asked the server for something."),
        .tap(Copy.bagClose.text),
        .wait(2.2),
        .expectUnseen(Copy.deliveryTitle.text),
        .expect("it waits for its page") {
          delivery?.blockers.contains {
            if case .wrongPage(_, _) = $0 { true } else { false }
          } == true
        },
        .picture(
          "home",
          caption: "The answer has come. Its popup is for the bag, so the home page stays as it "
            + "is."),
        .tap(Copy.bag.text),
        .wait(1.5),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("bag-again", caption: "It was kept: here is the bag, and here is the answer."),
        .tap(Copy.deliveryAccept.text),
        .wait(0.8),
        .expectUnseen(Copy.deliveryTitle.text),
        .expect("the choice has arrived") { delivery?.outcomeIfDismissed?.value == .accepted },
      ]
    }
  )
}
