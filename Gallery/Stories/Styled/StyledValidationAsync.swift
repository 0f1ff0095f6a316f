// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledValidationAsync = Story(
    feature: .styled,
    name: "validation-async",
    title: Words("Validation by a server", chinese: "由服务器校验"),
    trouble: Words(
      "While the server checks whether a name is free the user corrects it, and the response for "
        + "the old name closes the form.",
      chinese: "询问服务器名字是否可用时，用户又改了名字；旧名字的回答却把表单关掉了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user joins the club") { PlainForms.askForName(above: root) },
        .wait(1),
        .type("mei"),
        .tap(Copy.clubJoin.text),
        .wait(1),
        .expectUnseen(Copy.clubTitle.text),
        .wait(2),
        .expectSeen(Copy.clubTaken.text),
        .picture(
          "gone",
          caption: "A system alert cannot wait: it was closed long before the response arrived.",
          .trouble),
      ]
    },
    script: { root in
      var requests: [String] = []
      var club: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user joins the club") {
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
        .picture("asking", caption: "The button shows that a validation is running.", .moving),
        .wait(1.8),
        .expectSeen(Copy.clubTaken.text),
        .expect("the form is still visible") { club?.outcomeIfDismissed == nil },
        .picture(
          "taken",
          caption: "The name is taken. The form stays visible, with the field as first responder."),
        .type("lin"),
        .wait(0.4),
        .expectUnseen(Copy.clubTaken.text),
        .tap(Copy.clubJoin.text),
        .wait(0.8),
        .type("a"),
        .wait(2.5),
        .expect("the response for the old name is ignored") {
          club?.outcomeIfDismissed == nil && requests == ["mei", "meilin"]
        },
        .picture(
          "edited",
          caption: "The name was changed during the validation, so the response is ignored."),
        .tap(Copy.clubJoin.text),
        .wait(3.5),
        .expect("the last name was accepted") {
          club?.outcomeIfDismissed?.value?.values.text("name") == "meilina"
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
