// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledCountdown = Story(
    feature: .styled,
    name: "countdown",
    title: Words(
      "A button that waits, and one that does not wait for ever", chinese: "要等一会儿的按钮，和不会一直等的按钮"),
    trouble: Words(
      "A code is sent again with every impatient tap, and a question that nobody answers keeps a seat from "
        + "everybody else. A countdown of one's own goes on while nobody can see it, and cannot be heard.",
      chinese: "每点一次就重发一条验证码；没人回答的问题，却一直占着别人的座位。自己写的倒计时，看不见时照样在走，也读不出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a seat is held until somebody answers") {
          root.present(
            UIAlertController.plain(
              .heldTitle, .heldMessage, buttons: [.heldTake, .heldLeave]), animated: true)
        },
        .wait(20),
        .expectSeen(Copy.heldTitle.text),
        .picture(
          "still", caption: "It asks for ever: an alert cannot answer for who has gone.",
          .trouble),
      ]
    },
    script: { root in
      var code: PopupHandle<StyledAlertResult>?
      var seat: PopupHandle<StyledAlertResult>?
      return [
        .perform("a code has been sent") { code = ShopStyledWork.code.show() },
        .wait(1),
        .expectSeen(Copy.codeTitle.text),
        .picture("waits", caption: "The button is grey, and a ring says how long it will be."),
        .tap(Copy.codeAgain.text),
        .wait(1),
        .expect("a button that waits cannot be tapped") { code?.outcomeIfDismissed == nil },
        .wait(10),
        .picture("half", caption: "Half of the ring has gone."),
        .wait(9),
        .picture("active", caption: "The ring has gone, and the button can be tapped."),
        .tap(Copy.codeAgain.text),
        .wait(1),
        .expect("the code is sent again") { code?.outcomeIfDismissed?.value?.button.id == "again" },
        .perform("a seat is held") { seat = ShopStyledWork.heldSeat.show() },
        .wait(1),
        .expectSeen(Copy.heldTitle.text),
        .picture("presses", caption: "This one says in its title when it is pressed."),
        .wait(5),
        .expect("it can be tapped at any time, and nobody does") { seat?.outcomeIfDismissed == nil },
        .picture("presses-soon", caption: "A few seconds later."),
        .wait(6),
        .expect("the button has been pressed") {
          seat?.outcomeIfDismissed?.value?.button.id == "take"
        },
        .expect("the page is reached by touches again") { root.hasKeys },
        .picture("pressed", caption: "Nobody has tapped it; the seat is taken."),
      ]
    }
  )
}
