// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledDestructive = Story(
    feature: .styled,
    name: "destructive",
    title: Words("A confirmation before a destructive action", chinese: "破坏性操作前的确认"),
    trouble: Words(
      "The destructive button looks like the others and is placed where users expect the way back. "
        + "A tap outside the card counts as an answer.",
      chinese: "会造成损失的按钮和别的一样醒目，又放在用户以为是“返回”的地方。点到卡片外面，也被当成了回答。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let store = root.shopStore
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the user wants to give a reserved seat back") {
          store.reserved.value = [.wheel]
          PlainLayer.ask(
            PlainCard(
              .releaseAlertTitle, [.releaseAlertMessage],
              buttons: [.releaseAlertConfirm, .releaseAlertCancel]), on: root
          ) { if $0 == 0 { store.reserved.value = [] } }
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture("alike", caption: "The destructive button looks like the other one.", .trouble),
        .press(at: CGPoint(x: 0.5, y: 0.06)),
        .lift,
        .wait(1),
        .expectUnseen(Copy.releaseAlertTitle.text),
        .expect("the seat is gone, although no button was tapped") { store.reserved.value.isEmpty },
        .picture(
          "gone", caption: "A tap outside counted as a yes: the seat is gone.", .trouble),
      ]
    },
    script: { root in
      let store = root.shopStore
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the user wants to give a reserved seat back") {
          store.reserved.value = [.wheel]
          ShopStyledAlerts.release { store.reserved.value = [] }.show()
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture("warning", caption: "The destructive button is red and not emphasized."),
        .press(at: CGPoint(x: 0.5, y: 0.06)),
        .lift,
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .tap(Copy.releaseAlertCancel.text),
        .wait(1),
        .expect("the user still has the seat") { store.reserved.value == [.wheel] },
        .picture(
          "kept", caption: "A tap outside does nothing, and this button changes nothing."),
        .perform("the user opens the question again") {
          ShopStyledAlerts.release { store.reserved.value = [] }.show()
        },
        .wait(1),
        .tap(Copy.releaseAlertConfirm.text),
        .wait(1),
        .expect("the seat was given back") { store.reserved.value.isEmpty },
        .expectUnseen(Copy.releaseAlertTitle.text),
      ]
    }
  )
}
