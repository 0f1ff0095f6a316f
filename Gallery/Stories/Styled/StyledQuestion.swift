// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledQuestion = Story(
    feature: .styled,
    name: "question",
    title: Words("A question with two answers", chinese: "有两个答案的问题"),
    trouble: Words(
      "Two buttons look alike, and which of them is the safe one differs from alert to alert. What was "
        + "answered comes back as an index that means something else as soon as a button is added.",
      chinese: "两个按钮长得一样，哪个是稳妥的选项，每个提示都不同。回答只是一个序号，一加按钮，意思就变了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var isKept = false
      return [
        .perform("the workshop asks, and an answer has been added in between") {
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
          caption: "All alike. Yes was the second, and the app still takes the second for yes.",
          .trouble),
        .tap(Copy.seatLater.text),
        .wait(1),
        .expect("not yet has been taken for yes") { isKept },
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the workshop asks whether to keep the jar") {
          offer = ShopStyledAlerts.lastPiece.show()
        },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("question", caption: "What most people want stands out; what cancels is first."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("the answer is there, by its name") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
