// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsAboveModal = Story(
    feature: .alerts,
    name: "above-modal",
    title: Words("An alert above a form that is being filled in", chinese: "正在填写的表单上方弹出提示"),
    trouble: Words(
      "The customer signs in on a page above everything. Below it the home page hears of a new price "
        + "and presents an alert: it presents something already, and UIKit refuses.",
      chinese: "用户正在最上层的页面登录，下面的首页收到了新价格，要弹出提示。可它已经弹着登录页，UIKit 拒绝了这一次。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      typesAnAddress(root) + [
        .perform("a price changes, and the home page presents what it says") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(2),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expectSeen(Copy.signInEmail.text),
        .picture(
          "refused", caption: "The price has changed. The customer is not told, now or later.",
          .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return typesAnAddress(root) + [
        .perform("a price changes") { watcher.priceDidChange() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("question", caption: "The question is above the form, and the keyboard is away."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the answer has reached the class that asked") { watcher.answer == .kept },
        .expect("the address is still there") {
          root.field(.signInEmail)?.text == "mei.lin@example.com"
        },
        .expect("the field has the focus again") {
          root.field(.signInEmail)?.isFirstResponder == true
        },
        .picture("goes-on", caption: "Answered; the customer goes on where they were."),
      ]
    }
  )

  /// The customer opens the sign-in and types an address.
  @MainActor
  private static func typesAnAddress(_ root: UIViewController) -> [Step] {
    [
      .tap(Copy.tabAccount.text),
      .wait(0.6),
      .tap(Copy.accountSignIn.text),
      .wait(1),
      .tap(Copy.signInEmail.text),
      .wait(0.6),
      .type("mei.lin@example.com"),
      .wait(0.6),
    ]
  }
}
