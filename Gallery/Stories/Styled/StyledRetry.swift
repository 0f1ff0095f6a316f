// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledRetry = Story(
    feature: .styled,
    name: "retry",
    title: Words("An error, and a second try", chinese: "出错之后，再试一次"),
    trouble: Words(
      "The alert that offers a second try is presented from within its own button. It is on its way out "
        + "at that moment, so the next one is refused or goes with it.",
      chinese: "提示框的按钮里又要弹出下一个提示框，可它自己正在退场：新的要么被拒绝，要么跟着一起消失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var tries = 0
      return [
        .perform("an order does not get through") {
          sendPlainly(failing: 2, above: root) { tries += 1 }
        },
        .wait(1),
        .expectSeen(Copy.unsentTitle.text),
        .tap(Copy.unsentRetry.text),
        .wait(2),
        .expect("it has been tried again") { tries == 2 },
        .expectUnseen(Copy.unsentTitle.text),
        .picture(
          "silent", caption: "The second try has failed as well, and nobody says so.", .trouble),
      ]
    },
    script: { root in
      var tries = 0
      return [
        .perform("an order does not get through") { send(failing: 2) { tries += 1 } },
        .wait(1),
        .expectSeen(Copy.unsentTitle.text),
        .picture("error", caption: "What went wrong, and what can be done about it."),
        .tap(Copy.unsentRetry.text),
        .wait(2),
        .expect("it has been tried again") { tries == 2 },
        .expectSeen(Copy.unsentTitle.text),
        .picture("error-again", caption: "It failed again: a new card, when the first had left."),
        .tap(Copy.unsentRetry.text),
        .wait(1.5),
        .expect("the third try has got through") { tries == 3 },
        .expectUnseen(Copy.unsentTitle.text),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "The third try gets through."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}

extension Story {
  /// Sends an order to a server that refuses it so often; asks the customer after each time.
  @MainActor
  private static func send(failing times: Int, _ onTry: @escaping @MainActor () -> Void) {
    onTry()
    guard times > 0 else {
      ShopStyledAlerts.ordered.show()
      return
    }
    ShopStyledAlerts.unsent { send(failing: times - 1, onTry) }.show()
  }

  /// The same in plain UIKit: the alert that is on its way out is asked to make room for the next.
  @MainActor
  private static func sendPlainly(
    failing times: Int, above page: UIViewController, _ onTry: @escaping @MainActor () -> Void
  ) {
    onTry()
    guard times > 0 else { return }
    let card = PlainCard(
      .unsentTitle, [.unsentMessage], buttons: [.unsentRetry, .unsentLater])
    page.present(
      PlainCardPage(card) { [weak page] index in
        guard index == 0, let page else { return }
        sendPlainly(failing: times - 1, above: page, onTry)
      }, animated: true)
  }
}
