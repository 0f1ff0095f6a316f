// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueInterrupt = Story(
    feature: .queue,
    name: "interrupt",
    title: Words(
      "A bank that does not wait, and a form that is not lost", chinese: "银行确认不排队，表单也不丢失"),
    trouble: Words(
      "A payment has to be confirmed at once. To make room, the app takes away the popup that is "
        + "there, and with it the name that the customer was writing.",
      chinese: "付款必须立即确认。为了腾出位置，应用移除了当前的弹窗，客户正在填写的名字也随之丢失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var layer: PlainLayer?
      return [
        .perform("the customer orders a cup with a name") {
          layer = PlainLayer.show(EngravingCard() as UIView, in: root.view.window)
        },
        .wait(0.6),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin"),
        .perform("the bank asks; the app makes room for its question") {
          layer?.removeFromSuperview()
          PlainLayer.show(.payment(), in: root.view.window)
        },
        .wait(0.8),
        .tap(Copy.paymentConfirm.text),
        .wait(0.8),
        .expectUnseen(Copy.engravingTitle.text),
        .picture(
          "form-is-gone",
          caption: "The payment is confirmed, and the form is gone with what was written in it.",
          .trouble),
      ]
    },
    script: { root in
      [
        .perform("the customer orders a cup with a name") {
          root.usher.popups.show(ShopPopups.engraving(on: root, root.shopStore))
        },
        .wait(1),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin"),
        .wait(0.4),
        .picture("form", caption: "The customer writes a name into a form.", .moving),
        .perform("the bank asks") { root.usher.popups.show(ShopPopups.payment) },
        .wait(1),
        .expectSeen(Copy.paymentTitle.text),
        .expectUnseen(Copy.engravingTitle.text),
        .expect("the form is suspended, because it was interrupted") {
          root.usher.popups.suspendedPopups.contains {
            $0.blockers.contains(.suspended(.interrupted))
          } || root.usher.popups.queuedPopups.count == 1
        },
        .picture(
          "payment",
          caption: "The bank’s question interrupts. The form is suspended, with everything in it."),
        .tap(Copy.paymentConfirm.text),
        .wait(1.5),
        .expectUnseen(Copy.paymentTitle.text),
        .expectSeen(Copy.engravingTitle.text),
        .expect("the name is still in it") {
          root.field(.engravingField)?.text == "Mei & Lin"
        },
        .picture(
          "form-again", caption: "Answered. The form is back, the name in it and the cursor too.",
          .moving),
        .type("\n"),
        .wait(0.6),
        .picture("as-it-was", caption: "Nothing has to be written twice."),
        .tap(Copy.engravingSave.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
