// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsConfirmInsidePopup = Story(
    feature: .modals,
    name: "confirm-inside-popup",
    title: Words("A popup asks back before it goes", chinese: "弹窗离开前再问一句"),
    trouble: Words(
      "Everything goes through one queue, one thing at a time. A popup’s button asks a question before "
        + "the popup goes: the question waits for the popup to go, and the popup for the answer.",
      chinese: "所有内容都走同一个队列，一次一个。弹窗的按钮要先问一句再离开：问题等弹窗离开，弹窗等问题的回答，谁也动不了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let queue = PlainCardQueue(in: root.view.window)
      return [
        .perform("the app offers a voucher; declined, it asks whether that is meant") {
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
        .expect("two questions wait for the voucher to go") { queue.waitingCount == 2 },
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.waiverTitle.text),
        .picture(
          "nothing-happens",
          caption:
            "“Not now” was tapped twice. The questions wait behind the popup that asks them.",
          .trouble),
      ]
    },
    script: { root in
      var voucher: PopupHandle<ShopPopups.Choice>?
      return [
        .perform("the app offers a voucher; declined, it asks whether that is meant") {
          voucher = root.usher.popups.show(ShopModals.voucherWithConfirmation)
        },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .picture("voucher", caption: "A popup whose quiet button asks back."),
        .tap(Copy.voucherLater.text),
        .wait(1.2),
        .expectSeen(Copy.waiverTitle.text),
        .expect("the voucher has not ended") { voucher?.outcomeIfDismissed == nil },
        .picture(
          "question", caption: "The question belongs to the popup: it comes above it, as a sheet."),
        .tap(Copy.waiverNo.text),
        .wait(1.2),
        .expectSeen(Copy.voucherTitle.text),
        .expectUnseen(Copy.waiverTitle.text),
        .picture("kept", caption: "Answered with no, the popup is still there."),
        .tap(Copy.voucherLater.text),
        .wait(1.2),
        .tap(Copy.waiverYes.text),
        .wait(1.5),
        .expect("the voucher was declined") {
          voucher?.outcomeIfDismissed?.value == .declined
        },
        .expectUnseen(Copy.voucherTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
