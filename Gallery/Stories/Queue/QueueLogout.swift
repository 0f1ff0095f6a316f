// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueLogout = Story(
    feature: .queue,
    name: "logout",
    title: Words("After a forced log-out, no popup is left", chinese: "被迫下线，不留任何弹窗"),
    trouble: Words(
      "The server ends the session. The visible card was added to the window, so it stays in front "
        + "of the sign-in page, and another one that a timer started appears after it.",
      chinese: "服务器结束了会话。弹窗加在窗口上，于是仍然挡在登录页前面；定时器启动的另一个随后也冒了出来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a voucher is visible, and a timer shows news in a second") {
          PlainLayer.show(.voucher(), in: root.view.window)
          _ = MainClock.schedule(after: .seconds(1)) {
            PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
          }
        },
        .wait(0.6),
        .perform("the server ends the session") { root.signIn(root.shopStore) },
        .wait(1.5),
        .expectSeen(Copy.voucherTitle.text),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectOutOfReach(Copy.signInHeading.text),
        .picture(
          "left-over",
          caption: "The session is over. The popups of the former user cover the form.", .trouble),
      ]
    },
    script: { root in
      var reasons: [PopupDismissalReason] = []
      return [
        .perform("a voucher is visible, news is queued, and another popup is delayed") {
          let center = root.usher.popups
          center.show(ShopPopups.voucher.onDismiss { reasons.append($0.reason) })
          center.show(ShopPopups.arrivals.onDismiss { reasons.append($0.reason) })
          center.show(
            ShopPopups.delivery.delay(.seconds(2)).onDismiss { reasons.append($0.reason) })
        },
        .wait(1),
        .expectSeen(Copy.voucherTitle.text),
        .picture(
          "signed-in",
          caption: "One popup is visible, one is queued, and one is delayed by a second."),
        .perform("the server ends the session") {
          root.usher.popups.dismissAll(reason: .loggedOut, animated: false)
          root.signIn(root.shopStore)
          root.usher.popups.show(ShopPopups.session.on(SignInPage.self))
        },
        .expectUnseen(Copy.voucherTitle.text),
        .expect("all three were dismissed with this reason") {
          reasons == [.loggedOut, .loggedOut, .loggedOut]
        },
        .wait(0.2),
        .picture(
          "nothing-left",
          caption: "In the same call, the screen and the queue are empty.", .moving),
        .wait(3),
        .expectUnseen(Copy.voucherTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expectUnseen(Copy.deliveryTitle.text),
        .expectSeen(Copy.sessionTitle.text),
        .picture(
          "sign-in",
          caption: "A popup that was shown afterwards stays: a notice for the sign-in page."),
        .tap(Copy.sessionConfirm.text),
        .wait(1),
        .expectSeen(Copy.signInHeading.text),
        .picture("form", caption: "The form, with nothing in front of it."),
      ]
    }
  )
}
