// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsWhileDismissing = Story(
    feature: .alerts,
    name: "while-dismissing",
    title: Words("An alert while the bag is being dismissed", chinese: "购物袋正在收起，提示同时到来"),
    trouble: Words(
      "A helper finds the topmost page and presents the alert there. The topmost page is the bag, "
        + "which is being dismissed: UIKit ignores the call, and the order is never confirmed to "
        + "the user.",
      chinese: "工具方法找到最上层的页面去弹提示。最上层正是购物袋，而它正在关闭：UIKit 忽略了这次调用，用户也就不知道订单已经提交。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .tap(Copy.bagClose.text),
        .wait(0.15),
        .perform("the server confirms the order, and the topmost page presents an alert") {
          root.topmost.present(ShopAlerts.receipt(), animated: true)
        },
        .wait(2),
        .expect("nothing is presented") { root.presentedViewController == nil },
        .expectUnseen(Copy.orderAlertTitle.text),
        .picture(
          "gone-with-the-bag", caption: "The bag is dismissed, and the alert never appeared.",
          .trouble),
      ]
    },
    script: { root in
      var isRead = false
      return [
        .tap(Copy.bag.text),
        .wait(1),
        .tap(Copy.bagClose.text),
        .wait(0.1),
        .perform("the server confirms the order") {
          ShopAlerts.receipt { isRead = true }.usher.show()
        },
        .wait(0.1),
        .picture("bag-disappears", caption: "The bag disappears while the alert appears.", .moving),
        .wait(1),
        .expectSeen(Copy.orderAlertTitle.text),
        .expectUnseen(Copy.bagClose.text),
        .picture("stays", caption: "The bag is dismissed. The alert does not depend on it."),
        .tap(Copy.orderAlertDone.text),
        .wait(1),
        .expect("the user has answered it") { isRead },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// The topmost presented controller, as such helpers find it.
  fileprivate var topmost: UIViewController {
    var topmost = self
    while let presented = topmost.presentedViewController { topmost = presented }
    return topmost
  }
}
