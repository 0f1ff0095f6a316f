// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledProgress = Story(
    feature: .styled,
    name: "progress",
    title: Words("How far it is, as a ring and as a bar", chinese: "进行到哪儿了：圆环与进度条"),
    trouble: Words(
      "A wheel that turns for a minute says nothing: nobody knows whether anything goes on at all.",
      chinese: "转上一分钟的圈，什么也没说：没人知道到底有没有在动。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("photos are sent, and a wheel turns") {
          PlainLayer.show(PlainCard(.sendingTitle, hasWheel: true), on: root)
        },
        .wait(20),
        .expectSeen(Copy.sendingTitle.text),
        .picture("still", caption: "It turns as in the first second, and says as much.", .trouble),
      ]
    },
    script: { root in
      var sending: PopupHandle<StyledAlertResult>?
      return StyledAlertProgressStyle.allCases.flatMap { look in
        [
          .perform("photos are sent") {
            sending = ShopStyledWork.sending(as: look).show()
          },
          .wait(1),
          .expectSeen(Copy.sendingTitle.text),
          .picture("\(look)-unknown", caption: "Nobody knows yet how long it will take."),
          .perform("the first photo has arrived") {
            sending?.update(ShopStyledWork.sent(1, as: look))
          },
          .wait(1),
          .expectSeen(Copy.sendingMessage.text("1")),
          .picture("\(look)-one", caption: "A third of it."),
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
          .picture("\(look)-done", caption: "All of it, on the same card."),
          .tap(Copy.sentDone.text),
          .wait(1),
          .expect("the page is reached by touches again") { root.hasKeys },
        ]
      }
    }
  )
}
