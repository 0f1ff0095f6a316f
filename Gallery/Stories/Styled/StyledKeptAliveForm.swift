// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledKeptAliveForm = Story(
    feature: .styled,
    name: "kept-alive-form",
    title: Words("A form that is kept alive", chinese: "暂存的表单"),
    trouble: Words(
      "A link opens another page while the user is typing a question. The card is dismissed, and "
        + "the text is lost.",
      chinese: "正写着问题，一个链接打开了别的页面。卡片没了，写的字也全没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user asks about the cup") {
          root.open(.cup, root.shopStore)
          PlainForms.askForQuestion(above: root)
        },
        .wait(2),
        .type("Does the blue "),
        .wait(0.3),
        .perform("a link opens the bowl and dismisses what is presented") {
          root.dismiss(animated: true)
          root.open(.bowl, root.shopStore)
        },
        .wait(1.5),
        .tap(Product.cup.name.text),
        .wait(1.5),
        .perform("the user opens the form again") { PlainForms.askForQuestion(above: root) },
        .wait(1),
        .expect("the typed text is gone") {
          root.field(.potterQuestion)?.text?.isEmpty != false
        },
        .picture("lost", caption: "Back on the cup, the form is empty.", .trouble),
      ]
    },
    script: { root in
      var question: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user asks about the cup") {
          root.open(.cup, root.shopStore)
          question = ShopForms.question.on(root.frontPage).pageExit(.keepAlive).show()
        },
        .wait(2),
        .type("Does the blue "),
        .wait(0.3),
        .tap(Copy.potterShape.text),
        .wait(0.6),
        .picture("half", caption: "A half-written question about the cup."),
        .perform("a link opens the bowl") { root.open(.bowl, root.shopStore) },
        .wait(1.5),
        .expectUnseen(Copy.potterSend.text),
        .picture("bowl", caption: "The bowl. The form is suspended with the page of the cup."),
        .tap(Product.cup.name.text),
        .wait(1.5),
        .expect("the form is back") { question?.isVisible == true },
        .type("fade?"),
        .wait(0.4),
        .picture(
          "back",
          caption: "Back on the cup: the text, the selection and the first responder are "
            + "restored."),
        .tap(Copy.potterSend.text),
        .wait(1),
        .expect("the complete question has arrived") {
          let answer = question?.outcomeIfDismissed?.value
          return answer?.values.texts == ["Does the blue fade?"]
            && answer?.values.selection("about") == 1
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
