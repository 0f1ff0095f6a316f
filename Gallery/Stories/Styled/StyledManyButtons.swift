// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledManyButtons = Story(
    feature: .styled,
    name: "many-buttons",
    title: Words("Many buttons, in lines or below each other", chinese: "很多按钮，排成几行或叠成一列"),
    trouble: Words(
      "Two short buttons fit beside each other in English. In German they are cut off, with large text "
        + "they overlap, and the sixth is below the edge of the screen.",
      chinese: "中文里两个短按钮可以并排，换成德语就被截断，字号一大就互相重叠，第六个干脆掉到屏幕外面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let times = PlainCard(
        .timeTitle, [.timeMessage],
        buttons: [
          .timeMorning, .timeNoon, .timeAfternoon, .timeEvening, .timeNeighbor, .giftAlertCancel,
        ], inOneLine: true)
      return [
        .perform("the shop asks when to come") { PlainLayer.show(times, on: root) },
        .wait(0.6),
        .expectSeen(Copy.timeTitle.text),
        .expect("the titles are cut off") { times.hasTruncatedTitle },
        .picture(
          "cut-off", caption: "Six in one line: nobody can read what they are about to choose.",
          .trouble),
      ]
    },
    script: { root in
      var answer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the shop asks how many cups") { answer = ShopStyledAlerts.howMany.show() },
        .wait(1),
        .expectSeen(Copy.howManyTitle.text),
        .picture(
          "lines", caption: "Six that are short, side by side, in as few lines as there can be."),
        .tap("5"),
        .wait(1),
        .expect("the fifth was tapped") { answer?.outcomeIfDismissed?.value?.button.index == 4 },
        .perform("the shop asks when to come") { answer = ShopStyledAlerts.whatTime.show() },
        .wait(1),
        .expectSeen(Copy.timeTitle.text),
        .picture("below-each-other", caption: "Six that are not; what cancels is last."),
        .tap(Copy.giftAlertCancel.text),
        .wait(1),
        .expect("nothing was chosen") {
          answer?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
