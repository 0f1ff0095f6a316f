// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledLogin = Story(
    feature: .styled,
    name: "login",
    title: Words("Signing in on a card", chinese: "在卡片上登录"),
    trouble: Words(
      "A form in a popup is scolded at the first letter, or not at all: the wrong address is sent, and "
        + "the server's answer comes when the form has gone.",
      chinese: "弹窗里的表单要么刚输入第一个字母就报错，要么根本不检查：错的地址发了出去，等服务器回答时表单早已不见。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the customer wants to see the orders") { PlainForms.askToSignIn(above: root) },
        .wait(1),
        .type("mei\nglaze1240"),
        .tap(Copy.loginButton.text),
        .wait(1),
        .expectUnseen(Copy.loginTitle.text),
        .wait(2),
        .expectSeen(Copy.loginNoAddress.text),
        .picture(
          "answer", caption: "The answer comes when the form has gone, with all that was typed.",
          .trouble),
      ]
    },
    script: { root in
      var login: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer wants to see the orders") { login = ShopForms.login.show() },
        .wait(1.5),
        .expect("the first field has the focus") {
          root.field(.loginEmail)?.isFirstResponder == true
        },
        .picture("empty", caption: "The first field has the focus; the button waits."),
        .type("mei"),
        .wait(0.3),
        .expectUnseen(Copy.loginNoAddress.text),
        .type("\n"),
        .wait(0.8),
        .expectSeen(Copy.loginNoAddress.text),
        .expect("the return key has gone on") {
          root.field(.loginPassword)?.isFirstResponder == true
        },
        .picture("wrong", caption: "Left alone while typing, told when the field is left."),
        .tap(Copy.loginEmail.text),
        .wait(0.6),
        .perform("the caret is put behind what is there") { root.field(.loginEmail)?.goToEnd() },
        .type("@clay.example\n"),
        .wait(0.6),
        .expectUnseen(Copy.loginNoAddress.text),
        .type("glaze1240"),
        .wait(0.3),
        .tap(Copy.loginStay.text),
        .wait(0.6),
        .picture("complete", caption: "All is right, and the button can be tapped."),
        .tap(Copy.loginButton.text),
        .wait(1),
        .expect("everything has arrived") {
          let answer = login?.outcomeIfDismissed?.value
          return answer?.text("email") == "mei@clay.example"
            && answer?.text("password") == "glaze1240" && answer?.isOn("stay") == false
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}

extension UITextField {
  fileprivate func goToEnd() {
    selectedTextRange = textRange(from: endOfDocument, to: endOfDocument)
  }
}
