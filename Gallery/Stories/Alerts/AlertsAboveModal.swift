// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsAboveModal = Story(
    feature: .alerts,
    name: "above-modal",
    title: Words("An alert above a form that is being filled in", chinese: "正在填写的表单上方弹出提示"),
    trouble: Words(
      "The user signs in on a page that covers everything. The home page below it receives a new "
        + "price and presents an alert. It is presenting already, so UIKit refuses.",
      chinese: "用户正在最上层的页面登录，下面的首页收到了新价格，要弹出提示。可它已经弹着登录页，UIKit 拒绝了这一次。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      typesAnAddress(root) + [
        .perform("a price changes, and the home page presents an alert") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(2),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expectSeen(Copy.signInEmail.text),
        .picture(
          "refused", caption: "The price has changed, but the user never sees the alert.",
          .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return typesAnAddress(root) + [
        .perform("a price changes") { watcher.priceDidChange() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture(
          "question", caption: "The question is above the form, and the keyboard is hidden."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the class that asked has received the answer") { watcher.answer == .kept },
        .expect("the field still contains the address") {
          root.field(.signInEmail)?.text == "mei.lin@example.com"
        },
        .expect("the field is first responder again") {
          root.field(.signInEmail)?.isFirstResponder == true
        },
        .picture("goes-on", caption: "After the answer the user can keep typing."),
      ]
    }
  )

  /// The user opens the sign-in page and types an address.
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
