// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueInterrupt = Story(
    feature: .queue,
    name: "interrupt",
    title: Words(
      "An urgent question, and a form that keeps its text", chinese: "紧急的问题，和保留文字的表单"),
    trouble: Words(
      "A payment has to be confirmed at once. To make room, the app removes the popup that is "
        + "visible, and the name that the user was typing is lost.",
      chinese: "付款必须立即确认。为了腾出位置，应用移除了当前的弹窗，用户正在填写的名字也随之丢失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var layer: PlainLayer?
      return [
        .perform("the user orders a cup with a name on it") {
          layer = PlainLayer.show(EngravingCard() as UIView, in: root.view.window)
        },
        .wait(0.6),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin"),
        .perform("the bank asks for confirmation; the app removes the form") {
          layer?.removeFromSuperview()
          PlainLayer.show(.payment(), in: root.view.window)
        },
        .wait(0.8),
        .tap(Copy.paymentConfirm.text),
        .wait(0.8),
        .expectUnseen(Copy.engravingTitle.text),
        .picture(
          "form-is-gone",
          caption: "The payment is confirmed. The form and the text in it are gone.",
          .trouble),
      ]
    },
    script: { root in
      [
        .perform("the user orders a cup with a name on it") {
          root.usher.popups.show(ShopPopups.engraving(on: root, root.shopStore))
        },
        .wait(1),
        .tap(Copy.engravingField.text),
        .wait(0.6),
        .type("Mei & Lin"),
        .wait(0.4),
        .picture("form", caption: "The user types a name into a form.", .moving),
        .perform("the bank asks for confirmation") { root.usher.popups.show(ShopPopups.payment) },
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
          caption: "The payment question interrupts the form, which is suspended with its text."),
        .tap(Copy.paymentConfirm.text),
        .wait(1.5),
        .expectUnseen(Copy.paymentTitle.text),
        // With the largest text the title is scrolled away above the field.
        .expectSeen(Copy.engravingSave.text),
        .expect("the form still contains the name") {
          root.field(.engravingField)?.text == "Mei & Lin"
        },
        .picture(
          "form-again",
          caption: "After the answer the form is resumed, with its text and the cursor.",
          .moving),
        .type("\n"),
        .wait(0.6),
        .picture("as-it-was", caption: "The user does not have to type anything again."),
        .tap(Copy.engravingSave.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
