// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledDestructive = Story(
    feature: .styled,
    name: "destructive",
    title: Words("Before something is taken away", chinese: "在收回之前"),
    trouble: Words(
      "The button that takes something away is as loud as the others, and stands where the thumb expects "
        + "the way back. A tap beside the card is taken for an answer.",
      chinese: "会造成损失的按钮和别的一样醒目，又偏偏在拇指以为是“返回”的地方。点到卡片外面，也被当成了回答。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let store = root.shopStore
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the customer has a seat and wants to give it back") {
          store.reserved.value = [.wheel]
          PlainLayer.ask(
            PlainCard(
              .releaseAlertTitle, [.releaseAlertMessage],
              buttons: [.releaseAlertConfirm, .releaseAlertCancel]), on: root
          ) { if $0 == 0 { store.reserved.value = [] } }
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture("alike", caption: "What takes away looks like what does not.", .trouble),
        .press(at: CGPoint(x: 0.5, y: 0.06)),
        .lift,
        .wait(1),
        .expectUnseen(Copy.releaseAlertTitle.text),
        .expect("the seat has gone, and nobody has said yes") { store.reserved.value.isEmpty },
        .picture(
          "gone", caption: "A tap beside the card was an answer: the seat has gone.", .trouble),
      ]
    },
    script: { root in
      let store = root.shopStore
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the customer has a seat and wants to give it back") {
          store.reserved.value = [.wheel]
          ShopStyledAlerts.release { store.reserved.value = [] }.show()
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture("warning", caption: "What takes away is red and does not stand out."),
        .press(at: CGPoint(x: 0.5, y: 0.06)),
        .lift,
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .tap(Copy.releaseAlertCancel.text),
        .wait(1),
        .expect("the seat is still the customer’s") { store.reserved.value == [.wheel] },
        .picture(
          "kept", caption: "A tap beside it is no answer, and this one leaves all as it is."),
        .perform("the customer has changed her mind") {
          ShopStyledAlerts.release { store.reserved.value = [] }.show()
        },
        .wait(1),
        .tap(Copy.releaseAlertConfirm.text),
        .wait(1),
        .expect("the seat has been given back") { store.reserved.value.isEmpty },
        .expectUnseen(Copy.releaseAlertTitle.text),
      ]
    }
  )
}
