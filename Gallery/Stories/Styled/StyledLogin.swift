// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledLogin = Story(
    feature: .styled,
    name: "login",
    title: Words("A sign-in form on a card", chinese: "卡片上的登录表单"),
    trouble: Words(
      "A form in a popup shows an error after the first letter, or not at all: the wrong address "
        + "is sent, and the response arrives after the form is gone.",
      chinese: "弹窗里的表单要么刚输入第一个字母就报错，要么根本不检查：错的地址发了出去，等服务器回答时表单早已不见。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user wants to see the orders") { PlainForms.askToSignIn(above: root) },
        .wait(1),
        .type("mei\nglaze1240"),
        .tap(Copy.loginButton.text),
        .wait(1),
        .expectUnseen(Copy.loginTitle.text),
        .wait(2),
        .expectSeen(Copy.loginNoAddress.text),
        .picture(
          "answer", caption: "The response arrives after the form and its text are gone.",
          .trouble),
      ]
    },
    script: { root in
      var login: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user wants to see the orders") { login = ShopForms.login.show() },
        .wait(1.5),
        .expect("the first field is first responder") {
          root.field(.loginEmail)?.isFirstResponder == true
        },
        .picture("empty", caption: "The first field is first responder; the button is disabled."),
        .type("mei"),
        .wait(0.3),
        .expectUnseen(Copy.loginNoAddress.text),
        .type("\n"),
        .wait(0.8),
        .expectSeen(Copy.loginNoAddress.text),
        .expect("the return key has moved on to the next field") {
          root.field(.loginPassword)?.isFirstResponder == true
        },
        .picture(
          "wrong", caption: "No error while the user types; the error appears after the field."),
        .tap(Copy.loginEmail.text),
        .wait(0.6),
        .perform("the cursor is moved to the end of the text") {
          root.field(.loginEmail)?.goToEnd()
        },
        .type("@clay.example\n"),
        .wait(0.6),
        .expectUnseen(Copy.loginNoAddress.text),
        .type("glaze1240"),
        .wait(0.3),
        .tap(Copy.loginStay.text),
        .wait(0.6),
        .picture("complete", caption: "Everything is valid, and the button is enabled."),
        .tap(Copy.loginButton.text),
        .wait(1),
        .expect("all values have arrived") {
          let answer = login?.outcomeIfDismissed?.value
          return answer?.values.text("email") == "mei@clay.example"
            && answer?.values.text("password") == "glaze1240"
            && answer?.values.isOn("stay") == false
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UITextField {
  fileprivate func goToEnd() {
    selectedTextRange = textRange(from: endOfDocument, to: endOfDocument)
  }
}
