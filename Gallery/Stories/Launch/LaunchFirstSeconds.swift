// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  /// The beginning of the report, which shows both acts side by side: the same happens at the same
  /// time, and both take as long.
  public static let launchFirstSeconds = Story(
    feature: .launch,
    name: "first-seconds",
    title: Words("The first eight seconds", chinese: "最初的八秒"),
    trouble: Words(
      "A campaign, an upload, a bank confirmation and an expired session, within eight seconds after "
        + "launch. Each appears at once, in front of the others.",
      chinese: "启动后的八秒之内：活动、上传、银行确认、登录失效。每一个都立即出现，互相遮挡。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let window = root.view.window
      return [
        .perform("the app launches; a campaign has loaded") {
          let splash = SplashView.cover(window)
          _ = MainClock.schedule(after: .milliseconds(1000)) { splash.dismiss() }
          _ = MainClock.schedule(after: .milliseconds(400)) {
            PlainLayer.show(.arrivals(), in: window, atBottom: true)
          }
        },
        .wait(1.8),
        .perform("photos are being uploaded") {
          PlainLayer.show(UploadCard(arrived: 1) as UIView, in: window)
        },
        .wait(1.8),
        .expectOutOfReach(Copy.arrivalsLater.text),
        .perform("the bank asks for confirmation") { PlainLayer.show(.payment(), in: window) },
        .wait(2.6),
        .picture(
          "pile", caption: "Three cards in front of each other, each dimming the others.", .trouble),
        .perform("the server ends the session, and the second photo has arrived") {
          root.signIn(root.shopStore)
          _ = MainClock.schedule(after: .milliseconds(900)) {
            PlainLayer.show(UploadCard(arrived: 2) as UIView, in: window)
          }
        },
        .wait(2),
        .expectSeen(Copy.uploadTitle.text),
        .expectOutOfReach(Copy.signInHeading.text),
        .picture(
          "in-front-of-the-form",
          caption: "The upload is in front of the sign-in form of a user who is logged out.",
          .trouble),
      ]
    },
    script: { root in
      [
        .perform("the app launches; a campaign has loaded") {
          let splash = SplashView.cover(root.view.window)
          let hold = root.usher.popups.hold(reason: "splash")
          _ = MainClock.schedule(after: .milliseconds(1000)) { splash.dismiss { hold.release() } }
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(1.8),
        .perform("photos are being uploaded") {
          root.usher.popups.show(Upload.popup(1).on(HomePage.self))
        },
        .expect("the upload waits for its turn") { root.usher.popups.queuedPopups.count == 1 },
        .wait(0.7),
        .picture("campaign", caption: "After the splash view, the campaign. The upload waits."),
        .tap(Copy.arrivalsLater.text),
        .wait(1.1),
        .expectSeen(Copy.uploadTitle.text),
        .perform("the bank asks for confirmation") { root.usher.popups.show(payment) },
        .wait(1.3),
        .expectSeen(Copy.paymentTitle.text),
        .expectUnseen(Copy.uploadTitle.text),
        .picture("payment", caption: "The bank's question is urgent, and interrupts the upload."),
        .tap(Copy.paymentConfirm.text),
        .wait(1.3),
        .expectSeen(Copy.uploadTitle.text),
        .picture("upload", caption: "After the answer the upload is resumed."),
        .perform("the server ends the session, and the second photo has arrived") {
          root.usher.popups.dismissAll(reason: .loggedOut, animated: false)
          root.signIn(root.shopStore)
          _ = MainClock.schedule(after: .milliseconds(900)) {
            root.usher.popups.show(Upload.popup(2).on(HomePage.self))
          }
        },
        .wait(2),
        .expectSeen(Copy.signInHeading.text),
        .expectUnseen(Copy.uploadTitle.text),
        .expect("the second report waits for the home page") {
          root.usher.popups.visiblePopups.isEmpty && root.usher.popups.queuedPopups.count == 1
        },
        .picture(
          "signed-out",
          caption: "The session has ended. The next report waits for the home page."),
      ]
    }
  )
}
