// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesLate = Story(
    feature: .pages,
    name: "late",
    title: Words("A response that arrives after its page is gone", chinese: "响应到达时，页面已经不在"),
    trouble: Words(
      "The bag asks the server for a delivery date. The user closes the bag before the response "
        + "arrives, and its popup appears in front of the home page.",
      chinese: "购物袋向服务器询问送达时间。响应到达之前用户已经关掉购物袋，于是弹窗出现在了首页上。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(0.8),
        .perform("the bag asks for a delivery date; the response takes two seconds") {
          _ = MainClock.schedule(after: .seconds(2)) {
            PlainLayer.show(.delivery(), in: root.view.window)
          }
        },
        .wait(0.5),
        .tap(Copy.bagClose.text),
        .wait(2.2),
        .expectSeen(Copy.heroTitle.text),
        .expectSeen(Copy.deliveryTitle.text),
        .expect("the bag is not presented") { root.presentedViewController == nil },
        .picture(
          "wrong-page",
          caption: "A popup for the bag, in front of the home page.",
          .trouble),
      ]
    },
    script: { root in
      var delivery: PopupHandle<ShopPopups.Choice>?
      return [
        .tap(Copy.bag.text),
        .wait(0.8),
        .perform("the bag asks for a delivery date; the response takes two seconds") {
          _ = MainClock.schedule(after: .seconds(2)) {
            delivery = root.usher.popups.show(ShopPopups.delivery.on(BagPage.self))
          }
        },
        .wait(0.5),
        .picture("bag", caption: "The bag, which has sent a request to the server."),
        .tap(Copy.bagClose.text),
        .wait(2.2),
        .expectUnseen(Copy.deliveryTitle.text),
        .expect("the popup waits for its page") {
          delivery?.blockers.contains {
            if case .wrongPage(_, _) = $0 { true } else { false }
          } == true
        },
        .picture(
          "home",
          caption: "The response has arrived. Its popup is for the bag, so it does not appear on "
            + "the home page."),
        .tap(Copy.bag.text),
        .wait(1.5),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("bag-again", caption: "The popup stayed in the queue and appears with the bag."),
        .tap(Copy.deliveryAccept.text),
        .wait(0.8),
        .expectUnseen(Copy.deliveryTitle.text),
        .expect("the value has arrived") { delivery?.outcomeIfDismissed?.value == .accepted },
      ]
    }
  )
}
