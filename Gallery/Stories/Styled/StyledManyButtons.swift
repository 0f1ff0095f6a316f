// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledManyButtons = Story(
    feature: .styled,
    name: "many-buttons",
    title: Words("Many buttons, in rows or in a column", chinese: "很多按钮，排成几行或叠成一列"),
    trouble: Words(
      "Two short buttons fit side by side in English. In German they are truncated, with large "
        + "text they overlap, and the sixth is below the edge of the screen.",
      chinese: "中文里两个短按钮可以并排，换成德语就被截断，字号一大就互相重叠，第六个干脆掉到屏幕外面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let times = PlainCard(
        .timeTitle, [.timeMessage],
        buttons: [
          .timeMorning, .timeNoon, .timeAfternoon, .timeEvening, .timeNeighbor, .giftAlertCancel,
        ], inOneRow: true)
      return [
        .perform("the shop asks for a delivery time") { PlainLayer.show(times, on: root) },
        .wait(0.6),
        .expectSeen(Copy.timeTitle.text),
        .expect("the titles are truncated") { times.hasTruncatedTitle },
        .picture(
          "cut-off", caption: "Six buttons in one row: the titles cannot be read.",
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
          "lines", caption: "Six short buttons, side by side in as few rows as possible."),
        .tap("5"),
        .wait(1),
        .expect("the fifth button was tapped") {
          answer?.outcomeIfDismissed?.value?.button.index == 4
        },
        .perform("the shop asks for a delivery time") { answer = ShopStyledAlerts.whatTime.show() },
        .wait(1),
        .expectSeen(Copy.timeTitle.text),
        .picture(
          "below-each-other",
          caption: "Six longer buttons in a column, with the cancel button last."),
        .tap(Copy.giftAlertCancel.text),
        .wait(1),
        .expect("nothing was chosen") {
          answer?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
