// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOwnView = Story(
    feature: .styled,
    name: "own-view",
    title: Words("A custom view on the card", chinese: "卡片上的自定义视图"),
    trouble: Words(
      "A voucher needs a picture, and a system alert has room for text only. So the voucher "
        + "becomes a view of the app’s own, outside the queue of alerts.",
      chinese: "礼券需要图片，系统提示却只放得下文字。于是它成了应用自己的视图，不在提示的队列里。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the app shows a voucher, in a view of its own") {
          PlainLayer.show(.voucher(), in: root.view.window)
        },
        .wait(0.6),
        .perform("the network connection is lost, and an alert says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.voucherTitle.text),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture(
          "both", caption: "The alert does not wait for the voucher and covers it.",
          .trouble),
      ]
    },
    script: { root in
      var gift: PopupHandle<StyledAlertResult>?
      return [
        .perform("the app shows a voucher") { gift = ShopStyledAlerts.voucher.show() },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .picture("voucher", caption: "A custom view from edge to edge, and an image as the icon."),
        .tap(Copy.voucherKeep.text),
        .wait(1),
        .expect("the voucher was kept") {
          gift?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
