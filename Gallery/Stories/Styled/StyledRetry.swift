// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledRetry = Story(
    feature: .styled,
    name: "retry",
    title: Words("An error with a retry button", chinese: "带重试按钮的错误"),
    trouble: Words(
      "The alert that offers a retry is presented by the action of its own button. It is being "
        + "dismissed at that moment, so the next alert is refused or dismissed with it.",
      chinese: "提示框的按钮里又要弹出下一个提示框，可它自己正在退场：新的要么被拒绝，要么跟着一起消失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var tries = 0
      return [
        .perform("an order cannot be sent") {
          sendPlainly(failing: 2, above: root) { tries += 1 }
        },
        .wait(1),
        .expectSeen(Copy.unsentTitle.text),
        .tap(Copy.unsentRetry.text),
        .wait(2),
        .expect("the order was sent again") { tries == 2 },
        .expectUnseen(Copy.unsentTitle.text),
        .picture(
          "silent", caption: "The retry has failed as well, without a message.", .trouble),
      ]
    },
    script: { root in
      var tries = 0
      return [
        .perform("an order cannot be sent") { send(failing: 2) { tries += 1 } },
        .wait(1),
        .expectSeen(Copy.unsentTitle.text),
        .picture("error", caption: "The error, and what the user can do about it."),
        .tap(Copy.unsentRetry.text),
        .wait(2),
        .expect("the order was sent again") { tries == 2 },
        .expectSeen(Copy.unsentTitle.text),
        .picture(
          "error-again",
          caption: "After the next failure: a new card, after the first has disappeared."),
        .tap(Copy.unsentRetry.text),
        .wait(1.5),
        .expect("the third attempt has succeeded") { tries == 3 },
        .expectUnseen(Copy.unsentTitle.text),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("thanks", caption: "The third attempt succeeds."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension Story {
  /// Sends an order to a server that fails so many times, and offers a retry after each failure.
  @MainActor
  private static func send(failing times: Int, _ onTry: @escaping @MainActor () -> Void) {
    onTry()
    guard times > 0 else {
      ShopStyledAlerts.ordered.show()
      return
    }
    ShopStyledAlerts.unsent { send(failing: times - 1, onTry) }.show()
  }

  /// Does the same in plain UIKit: presents the next alert while the previous one is being
  /// dismissed.
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
