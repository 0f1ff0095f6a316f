// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsConfirmInsidePopup = Story(
    feature: .modals,
    name: "confirm-inside-popup",
    title: Words("A popup that asks for confirmation", chinese: "需要确认的弹窗"),
    trouble: Words(
      "Everything goes through one queue, one item at a time. A popup’s button shows a question "
        + "before the popup is dismissed: the question waits for the popup, and the popup for the "
        + "answer.",
      chinese: "所有内容都走同一个队列，一次一个。弹窗的按钮要先问一句，弹窗才会关闭：问题等弹窗关闭，弹窗等问题的回答。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let queue = PlainCardQueue(in: root.view.window)
      return [
        .perform("the app offers a voucher, which asks for confirmation when declined") {
          let voucher = ShopCard.voucher()
          voucher.onDecline = {
            let question = ShopCard.waiver()
            question.onAccept = { queue.remove() }
            queue.show(question)
          }
          queue.show(voucher)
        },
        .wait(0.6),
        .tap(Copy.voucherLater.text),
        .wait(1.5),
        .tap(Copy.voucherLater.text),
        .wait(1.5),
        .expect("two questions wait for the voucher to be dismissed") { queue.waitingCount == 2 },
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.waiverTitle.text),
        .picture(
          "nothing-happens",
          caption:
            "“Not now” was tapped twice. The questions are queued behind their own popup.",
          .trouble),
      ]
    },
    script: { root in
      var voucher: PopupHandle<ShopPopups.Choice>?
      return [
        .perform("the app offers a voucher, which asks for confirmation when declined") {
          voucher = root.usher.popups.show(ShopModals.voucherWithConfirmation)
        },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .picture("voucher", caption: "A popup whose secondary button asks for confirmation."),
        .tap(Copy.voucherLater.text),
        .wait(1.2),
        .expectSeen(Copy.waiverTitle.text),
        .expect("the voucher has not been dismissed") { voucher?.outcomeIfDismissed == nil },
        .picture(
          "question",
          caption: "The question is a child of the popup: it appears above it, as a sheet."),
        .tap(Copy.waiverNo.text),
        .wait(1.2),
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.waiverTitle.text),
        .picture("kept", caption: "After the answer “Keep it”, the popup is still visible."),
        .tap(Copy.voucherLater.text),
        .wait(1.2),
        .tap(Copy.waiverYes.text),
        .wait(1.5),
        .expect("the voucher was declined") {
          voucher?.outcomeIfDismissed?.value == .declined
        },
        .expectUnseen(Copy.voucherTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
