// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsSheetThenAlert = Story(
    feature: .modals,
    name: "sheet-then-alert",
    title: Words("An alert after the app’s own sheet", chinese: "应用自己的 sheet 之后，再弹提示"),
    trouble: Words(
      "An alert has to wait until the bag is closed, so the bag’s button presents it afterwards. "
        + "But the bag is a sheet and is swiped away: the button was not tapped, and the alert "
        + "never appears.",
      chinese: "提示要等购物袋关闭后再弹，于是写在关闭按钮的回调里。可购物袋是一张 sheet，用户把它往下一划就关了：按钮没点过，提示也就再不会出现。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the order has arrived; an alert has to say so after the bag is closed") {
          root.bagPage?.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: Copy.bagClose.text,
            primaryAction: UIAction { _ in
              root.dismiss(animated: true) {
                root.present(ShopAlerts.receipt(), animated: true)
              }
            })
        },
        .wait(0.5),
        .press(at: CGPoint(x: 0.5, y: 0.12)),
        .move(to: CGPoint(x: 0.5, y: 0.9), over: 0.3),
        .lift,
        .wait(2),
        .expect("the bag is dismissed, and nothing else is presented") {
          root.presentedViewController == nil
        },
        .expectUnseen(Copy.orderAlertTitle.text),
        .picture(
          "never-shown",
          caption: "The bag was swiped away. The alert about the order never appears.",
          .trouble),
      ]
    },
    script: { root in
      var isRead = false
      var alert: PopupHandle<Never>?
      return [
        .tap(Copy.bag.text),
        .wait(1),
        .perform("the order has arrived; an alert has to say so after the bag is closed") {
          alert = root.usher.popups.show(Modal(ShopAlerts.receipt { isRead = true }))
        },
        .wait(0.5),
        .expectUnseen(Copy.orderAlertTitle.text),
        .expect("the alert waits for the app’s own sheet") {
          alert?.blockers.isEmpty == false
        },
        .picture("bag", caption: "The app’s own sheet. The alert is queued behind it."),
        .press(at: CGPoint(x: 0.5, y: 0.12)),
        .move(to: CGPoint(x: 0.5, y: 0.9), over: 0.3),
        .lift,
        .wait(2),
        .expectSeen(Copy.orderAlertTitle.text),
        .picture("alert", caption: "However the sheet is dismissed, the alert appears."),
        .tap(Copy.orderAlertDone.text),
        .wait(1.5),
        .expect("the button was tapped, and the alert was dismissed") {
          isRead && alert?.outcomeIfDismissed != nil
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  fileprivate var bagPage: UIViewController? {
    (presentedViewController as? UINavigationController)?.topViewController
  }
}
