// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledProgress = Story(
    feature: .styled,
    name: "progress",
    title: Words("Progress as a ring and as a bar", chinese: "进度：圆环与进度条"),
    trouble: Words(
      "An activity indicator that spins for a minute does not show whether the work makes "
        + "progress.",
      chinese: "转上一分钟的圈，看不出到底有没有进展。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("photos are uploaded, with an activity indicator") {
          PlainLayer.show(PlainCard(.sendingTitle, hasIndicator: true), on: root)
        },
        .wait(20),
        .expectSeen(Copy.sendingTitle.text),
        .picture(
          "still", caption: "The indicator looks the same as in the first second.", .trouble),
      ]
    },
    script: { root in
      var sending: PopupHandle<StyledAlertResult>?
      return StyledAlertProgressStyle.allCases.flatMap { look in
        [
          .perform("photos are uploaded") {
            sending = ShopStyledWork.sending(as: look).show()
          },
          .wait(1),
          .expectSeen(Copy.sendingTitle.text),
          .picture("\(look)-unknown", caption: "The progress is still indeterminate."),
          .perform("the first photo has arrived") {
            sending?.update(ShopStyledWork.sent(1, as: look))
          },
          .wait(1),
          .expectSeen(Copy.sendingMessage.text("1")),
          .picture("\(look)-one", caption: "One third."),
          .perform("the second photo has arrived") {
            sending?.update(ShopStyledWork.sent(2, as: look))
          },
          .wait(1),
          .picture("\(look)-two", caption: "Two thirds."),
          .perform("the third photo has arrived") {
            sending?.update(ShopStyledWork.sent(3, as: look))
          },
          .wait(1),
          .expectSeen(Copy.sentTitle.text),
          .expect("it is the same popup") { sending?.outcomeIfDismissed == nil },
          .picture("\(look)-done", caption: "Finished, on the same card."),
          .tap(Copy.sentDone.text),
          .wait(1),
          .expect("the page receives touches again") { root.hasKeys },
        ]
      }
    }
  )
}
