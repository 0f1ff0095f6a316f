// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledValidationAsync = Story(
    feature: .styled,
    name: "validation-async",
    title: Words("The server has a say", chinese: "由服务器来判断"),
    trouble: Words(
      "While the server is asked whether a name is free the customer corrects it, and the answer to the "
        + "old name closes the form.",
      chinese: "询问服务器名字是否可用时，顾客又改了名字；旧名字的回答却把表单关掉了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the customer joins the club") { PlainForms.askForName(above: root) },
        .wait(1),
        .type("mei"),
        .tap(Copy.clubJoin.text),
        .wait(1),
        .expectUnseen(Copy.clubTitle.text),
        .wait(2),
        .expectSeen(Copy.clubTaken.text),
        .picture(
          "gone", caption: "An alert cannot wait: it was closed long before the answer came.",
          .trouble),
      ]
    },
    script: { root in
      var requests: [String] = []
      var club: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer joins the club") {
          club = ShopForms.club { name, reply in
            requests.append(name)
            _ = MainClock.schedule(after: .seconds(2)) { reply(name != "mei") }
          }.show()
        },
        .wait(1.5),
        .type("mei"),
        .wait(0.4),
        .tap(Copy.clubJoin.text),
        .wait(0.8),
        .picture("asking", caption: "The button shows that the server is asked.", .moving),
        .wait(1.8),
        .expectSeen(Copy.clubTaken.text),
        .expect("the form is still there") { club?.outcomeIfDismissed == nil },
        .picture(
          "taken", caption: "The name is taken. The form stays, with the focus in the field."),
        .type("lin"),
        .wait(0.4),
        .expectUnseen(Copy.clubTaken.text),
        .tap(Copy.clubJoin.text),
        .wait(0.8),
        .type("a"),
        .wait(2.5),
        .expect("what was answered about the old name does not count") {
          club?.outcomeIfDismissed == nil && requests == ["mei", "meilin"]
        },
        .picture(
          "edited", caption: "Changed while the server was asked: its answer came too late."),
        .tap(Copy.clubJoin.text),
        .wait(3.5),
        .expect("the last name has been accepted") {
          club?.outcomeIfDismissed?.value?.text("name") == "meilina"
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
