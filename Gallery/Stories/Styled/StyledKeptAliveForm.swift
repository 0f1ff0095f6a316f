// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledKeptAliveForm = Story(
    feature: .styled,
    name: "kept-alive-form",
    title: Words("Half a question, kept", chinese: "写到一半的问题还在"),
    trouble: Words(
      "A link opens another page while a question is being written. The card goes, and with it every "
        + "word.",
      chinese: "正写着问题，一个链接打开了别的页面。卡片没了，写的字也全没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the customer asks about the cup") {
          root.open(.cup, root.shopStore)
          PlainForms.askForQuestion(above: root)
        },
        .wait(2),
        .type("Does the blue "),
        .wait(0.3),
        .perform("a link that was sent opens the bowl, and whatever is in front goes") {
          root.dismiss(animated: true)
          root.open(.bowl, root.shopStore)
        },
        .wait(1.5),
        .tap(Product.cup.name.text),
        .wait(1.5),
        .perform("the customer asks again") { PlainForms.askForQuestion(above: root) },
        .wait(1),
        .expect("what was written is gone") {
          root.field(.potterQuestion)?.text?.isEmpty != false
        },
        .picture("lost", caption: "Back on the cup, and to be written again.", .trouble),
      ]
    },
    script: { root in
      var question: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer asks about the cup") {
          root.open(.cup, root.shopStore)
          question = ShopForms.question.on(root.frontPage).keepAlive().show()
        },
        .wait(2),
        .type("Does the blue "),
        .wait(0.3),
        .tap(Copy.potterShape.text),
        .wait(0.6),
        .picture("half", caption: "Half a question about the cup."),
        .perform("a link that was sent opens the bowl") { root.open(.bowl, root.shopStore) },
        .wait(1.5),
        .expectUnseen(Copy.potterTitle.text),
        .picture("bowl", caption: "The bowl. The card waits for the cup."),
        .tap(Product.cup.name.text),
        .wait(1.5),
        .expectSeen(Copy.potterTitle.text),
        .type("fade?"),
        .wait(0.4),
        .picture(
          "back", caption: "Back on the cup: the words, the choice and the focus are there."),
        .tap(Copy.potterSend.text),
        .wait(1),
        .expect("the whole question has arrived") {
          let answer = question?.outcomeIfDismissed?.value
          return answer?.texts == ["Does the blue fade?"] && answer?.selection("about") == 1
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
