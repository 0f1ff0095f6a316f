// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOwnView = Story(
    feature: .styled,
    name: "own-view",
    title: Words("A picture on the card", chinese: "卡片上的一幅画"),
    trouble: Words(
      "A voucher is something to be seen, and an alert has room for words only. So it becomes a view of "
        + "the app’s own, which neither waits for other alerts nor is waited for.",
      chinese: "礼券是要给人看的，系统提示却只放得下文字。于是它成了应用自己的视图，既不等别的提示，别的提示也不等它。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the shop hands over a voucher, in a view of its own") {
          PlainLayer.show(.voucher(), in: root.view.window)
        },
        .wait(0.6),
        .perform("the network goes, and an alert says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(0.6),
        .expectOutOfReach(Copy.voucherTitle.text),
        .expectSeen(Copy.offlineAlertTitle.text),
        .picture(
          "both", caption: "The alert does not wait for the voucher, and lies in front of it.",
          .trouble),
      ]
    },
    script: { root in
      var gift: PopupHandle<StyledAlertResult>?
      return [
        .perform("the shop hands over a voucher") { gift = ShopStyledAlerts.voucher.show() },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .picture("voucher", caption: "A view from edge to edge, and a picture instead of an icon."),
        .tap(Copy.voucherKeep.text),
        .wait(1),
        .expect("the voucher has been kept") {
          gift?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
