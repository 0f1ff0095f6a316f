// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledCountdown = Story(
    feature: .styled,
    name: "countdown",
    title: Words(
      "Countdowns: a button that is disabled, and one that is pressed automatically",
      chinese: "倒计时：暂时禁用的按钮，和自动点按的按钮"),
    trouble: Words(
      "A code is sent again with every impatient tap, and an unanswered question blocks a seat for "
        + "other users. A hand-written countdown keeps running while it is not visible, and "
        + "VoiceOver cannot read it.",
      chinese: "每点一次就重发一条验证码；没有回答的问题，却一直占着座位。自己写的倒计时，看不见时照样在走，旁白也读不出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a seat is held until the user responds") {
          root.present(
            UIAlertController.plain(
              .heldTitle, .heldMessage, buttons: [.heldTake, .heldLeave]), animated: true)
        },
        .wait(20),
        .expectSeen(Copy.heldTitle.text),
        .picture(
          "still", caption: "A system alert stays forever: it has no default answer.",
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
        .picture("waits", caption: "The button is disabled, and a ring shows the remaining time."),
        .tap(Copy.codeAgain.text),
        .wait(1),
        .expect("a disabled button cannot be tapped") { code?.outcomeIfDismissed == nil },
        .wait(10),
        .picture("half", caption: "Half of the ring is left."),
        .wait(9),
        .picture("active", caption: "The ring is gone, and the button is enabled."),
        .tap(Copy.codeAgain.text),
        .wait(1),
        .expect("the code is sent again") { code?.outcomeIfDismissed?.value?.button.id == "again" },
        .perform("a seat is held") { seat = ShopStyledWork.heldSeat.show() },
        .wait(1),
        .expectSeen(Copy.heldTitle.text),
        .picture("presses", caption: "The title of this button shows when it will be pressed."),
        .wait(5),
        .expect("the button can be tapped, but is not") {
          seat?.outcomeIfDismissed == nil
        },
        .picture("presses-soon", caption: "A few seconds later."),
        .wait(6),
        .expect("the button was pressed") {
          seat?.outcomeIfDismissed?.value?.button.id == "take"
        },
        .expect("the page receives touches again") { root.hasKeys },
        .picture("pressed", caption: "The button was pressed automatically: the seat is booked."),
      ]
    }
  )
}
