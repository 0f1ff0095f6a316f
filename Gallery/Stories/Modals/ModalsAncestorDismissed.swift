// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsAncestorDismissed = Story(
    feature: .modals,
    name: "ancestor-dismissed",
    title: Words("What a question stood on is dismissed", chinese: "问题脚下的页面被收走"),
    trouble: Words(
      "The bag asks a question. A link dismisses the bag, and the question goes with it: no button was "
        + "tapped, so nobody hears of it. The app believes that it is still asking, and never asks again.",
      chinese: "购物袋弹出一个问题。一条链接收走了购物袋，问题也随之消失。没有按钮被点过，谁也不知道它已经不在；应用以为还在问，从此再也不问。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let question = PlainQuestion()
      return [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks whether the shop may write") {
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
        .expect("the app believes that it is asking") { question.isAsking },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "never-again",
          caption: "The bag has asked again. Nothing comes: the first question counts as open.",
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
        .perform("the bag asks whether the shop may write") { first = ask() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("question", caption: "A question above the bag, on which it stands."),
        .perform("a link in a message dismisses the bag") { root.dismiss(animated: true) },
        .wait(1.5),
        .expectUnseen(Copy.consentTitle.text),
        .expect("the question has ended, without an answer") {
          first?.outcomeIfDismissed != nil && first?.outcomeIfDismissed?.value == nil
        },
        .picture("both-gone", caption: "The bag is gone and the question with it, which is known."),
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the bag asks again") { second = ask() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("again", caption: "So it can be asked again."),
        .tap(Copy.consentYes.text),
        .wait(1.5),
        .expect("the answer is there") { second?.outcomeIfDismissed?.value == true },
        .expectSeen(Copy.bagClose.text),
      ]
    }
  )
}
