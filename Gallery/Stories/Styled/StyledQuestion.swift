// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledQuestion = Story(
    feature: .styled,
    name: "question",
    title: Words("A question with button ids", chinese: "用 id 区分按钮的问题"),
    trouble: Words(
      "Two buttons look alike, and the safe one is in a different place in each alert. The result "
        + "is an index, whose meaning changes as soon as a button is added.",
      chinese: "两个按钮长得一样，哪个是稳妥的选项，每个提示都不同。回答只是一个序号，一加按钮，意思就变了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var isKept = false
      return [
        .perform("the shop asks, after a button was added") {
          PlainLayer.ask(
            PlainCard(
              .lastAlertTitle, [.lastAlertMessage],
              buttons: [.lastAlertNo, .seatLater, .lastAlertKeep]), on: root
          ) { isKept = $0 == 1 }
        },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture(
          "by-number",
          caption: "The buttons look alike. The app still takes the second button for yes.",
          .trouble),
        .tap(Copy.seatLater.text),
        .wait(1),
        .expect("“Not yet” counted as yes") { isKept },
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the shop offers to keep the jar") {
          offer = ShopStyledAlerts.lastPiece.show()
        },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture(
          "question", caption: "The preferred button stands out; the cancel button is first."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("the result has the id of the tapped button") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
