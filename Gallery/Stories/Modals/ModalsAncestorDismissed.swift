// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsAncestorDismissed = Story(
    feature: .modals,
    name: "ancestor-dismissed",
    title: Words("The presenter of a question is dismissed", chinese: "弹出问题的页面被收走"),
    trouble: Words(
      "The bag presents a question. A link dismisses the bag, and the question with it: no button "
        + "was tapped, so no handler is called. The app’s flag stays set, and it never asks again.",
      chinese: "购物袋弹出一个问题。一条链接收走了购物袋，问题也随之消失。没有按钮被点过，回调不会执行；应用的标志没有复位，从此再也不问。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let question = PlainQuestion()
      return [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks for consent to letters") {
          question.ask(above: root.presentedViewController)
        },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .perform("a link in a message dismisses the bag") { root.dismiss(animated: true) },
        .wait(1),
        .expectUnseen(Copy.consentTitle.text),
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks again") { question.ask(above: root.presentedViewController) },
        .wait(1),
        .expect("the app’s flag says that it is asking") { question.isAsking },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "never-again",
          caption: "The bag has asked again, but the first question still counts as open.",
          .trouble),
      ]
    },
    script: { root in
      var first: PopupHandle<Bool>?
      var second: PopupHandle<Bool>?
      let ask: @MainActor () -> PopupHandle<Bool>? = {
        root.usher.popups.show(ShopModals.consent.on(BagPage.self))
      }
      return [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks for consent to letters") { first = ask() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("question", caption: "A question that is presented by the bag."),
        .perform("a link in a message dismisses the bag") { root.dismiss(animated: true) },
        .wait(1.5),
        .expectUnseen(Copy.consentTitle.text),
        .expect("the question was dismissed, without a value") {
          first?.outcomeIfDismissed != nil && first?.outcomeIfDismissed?.value == nil
        },
        .picture(
          "both-gone", caption: "The bag and the question are gone, and the outcome says so."),
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks again") { second = ask() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("again", caption: "So the question can be shown again."),
        .tap(Copy.consentYes.text),
        .wait(1.5),
        .expect("the answer has arrived") { second?.outcomeIfDismissed?.value == true },
        .expectSeen(Copy.bagClose.text),
      ]
    }
  )
}
