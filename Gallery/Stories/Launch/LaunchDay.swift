// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let launchDay = Story(
    feature: .launch,
    name: "day",
    title: Words("Launch day", chinese: "上线日"),
    trouble: Words(
      "A campaign, a guide, a delivery date, a photo upload, a bank confirmation and an expired "
        + "session: each was written by a different team, and each assumes that it is alone on the "
        + "screen.",
      chinese: "活动、引导、送达时间、照片上传、银行确认、登录失效：每一个都由不同的人编写，每一个都以为屏幕上只有自己。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let guide = PlainGuide(on: root.frontPage)
      let window = root.view.window
      return [
        .perform("the app launches; the guide begins behind the splash view") {
          let splash = SplashView.cover(window)
          _ = MainClock.schedule(after: .milliseconds(800)) { splash.dismiss() }
          guide.show(0)
        },
        .perform("a campaign has loaded, and photos are being uploaded") {
          PlainLayer.show(.arrivals(), in: window, atBottom: true)
          PlainLayer.show(UploadCard(arrived: 1) as UIView, in: window)
        },
        .wait(1.6),
        .perform("the server ends the session, and the next photo has arrived") {
          root.signIn(root.shopStore)
          _ = MainClock.schedule(after: .seconds(1)) {
            PlainLayer.show(UploadCard(arrived: 2) as UIView, in: window)
          }
        },
        .wait(1.6),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectSeen(Copy.uploadTitle.text),
        .expect("the sign-in form is presented behind them") {
          root.presentedViewController != nil && window?.subviews.last is PlainLayer
        },
        .picture(
          "everything-at-once",
          caption:
            "A guide, a campaign and an upload overlap, in front of the sign-in form of a user who "
            + "is logged out.", .trouble),
      ]
    },
    script: { root in
      [launch, guide, changePages, interrupt, loadShelf, rate, endSession].flatMap { $0(root) }
    }
  )
}

// The parts of the day, in order.
extension Story {
  /// The splash view holds the lane; then the campaign appears first, because it has the higher
  /// priority.
  @MainActor
  private static func launch(_ root: UIViewController) -> [Step] {
    [
      .perform("the app launches; a campaign and the guide are ready before it is") {
        let center = root.usher.popups
        let splash = SplashView.cover(root.view.window)
        let hold = center.hold(reason: "splash")
        _ = MainClock.schedule(after: .milliseconds(1200)) { splash.dismiss { hold.release() } }
        Guide.begin(on: root.frontPage)
        center.show(ShopPopups.arrivals)
      },
      .wait(0.8),
      .expectSeen(Copy.shopName.text),
      .expect("both wait, because the lane is held") {
        root.usher.popups.visiblePopups.isEmpty && root.usher.popups.queuedPopups.count == 4
      },
      .picture(
        "splash", caption: "The app launches. A hold keeps the popups that are ready in the queue.",
        .moving),
      .wait(1.4),
      .expectSeen(Copy.arrivalsTitle.text),
      .expectUnseen(Copy.guideHeroTitle.text),
      .picture("campaign", caption: "The campaign first: it has the higher priority."),
      .tap(Copy.arrivalsLater.text),
      .wait(0.9),
    ]
  }

  /// Three steps without interruptions.
  @MainActor
  private static func guide(_ root: UIViewController) -> [Step] {
    [
      .expectSeen(Copy.guideHeroTitle.text),
      .picture("guide", caption: "Then the three steps of the guide, without interruptions."),
      .tap(Copy.guideNext.text),
      .wait(0.8),
      .expectSeen(Copy.guidePieceTitle.text),
      .tap(Copy.guideNext.text),
      .wait(0.8),
      .expectSeen(Copy.guideTeaTitle.text),
      .tap(Copy.guideDone.text),
      .wait(1),
      .expect("no popup is visible") { root.usher.popups.visiblePopups.isEmpty },
    ]
  }

  /// A late response waits for its page; a popup with links to other pages is kept alive.
  @MainActor
  private static func changePages(_ root: UIViewController) -> [Step] {
    [
      .tap(Copy.bag.text),
      .wait(0.8),
      .perform("the bag asks for a delivery date") {
        _ = MainClock.schedule(after: .seconds(1.5)) {
          root.usher.popups.show(ShopPopups.delivery.on(BagPage.self))
        }
      },
      .tap(Copy.bagClose.text),
      .wait(2),
      .expectUnseen(Copy.deliveryTitle.text),
      .expect("the popup waits for its page") { root.usher.popups.queuedPopups.count == 1 },
    ] + Step.offersPicks(root) + [
      .tap(Copy.wheelActivityTitle.text),
      .wait(1.2),
      .expectUnseen(Copy.picksTitle.text),
      .picture(
        "away",
        caption: "One popup waits for the bag, another for the home page. Neither is here."),
      .tap(Copy.shopName.text),
      .wait(1.2),
      .expectSeen(Copy.picksTitle.text),
      .picture("back", caption: "Back on the home page, the offer is resumed."),
      .tap(Copy.picksLater.text),
      .wait(0.8),
      .tap(Copy.bag.text),
      .wait(1.5),
      .expectSeen(Copy.deliveryTitle.text),
      .picture("late", caption: "The bag again, with the popup that was shown for it."),
      .tap(Copy.deliveryAccept.text),
      .wait(0.8),
      .tap(Copy.bagClose.text),
      .wait(0.8),
    ]
  }

  /// Progress reports update one popup; the payment question does not wait for the last of them.
  @MainActor
  private static func interrupt(_ root: UIViewController) -> [Step] {
    [
      .perform("the first photo has arrived") { Upload.report(1, on: root) },
      .wait(0.9),
      .perform("the second photo has arrived") { Upload.report(2, on: root) },
      .wait(0.5),
      .expectSeen(Copy.uploadBody.text("2")),
      .picture("upload", caption: "An upload: each report updates the same popup."),
      .perform("the bank asks for confirmation") { root.usher.popups.show(payment) },
      .wait(1.2),
      .expectSeen(Copy.paymentTitle.text),
      .expectUnseen(Copy.uploadBody.text("2")),
      .perform("the third photo has arrived") { Upload.report(3, on: root) },
      .wait(0.4),
      .picture("payment", caption: "The payment question interrupts, as a styled alert."),
      .tap(Copy.paymentConfirm.text),
      .wait(1.5),
      .expectSeen(Copy.uploadDoneTitle.text),
      .picture(
        "uploaded",
        caption: "After the answer the upload is resumed, and the last photo has arrived."),
      .wait(4),
      .expectUnseen(Copy.uploadDoneTitle.text),
    ]
  }

  /// A page fails to load and is retried, and an alert reports the missing network.
  @MainActor
  private static func loadShelf(_ root: UIViewController) -> [Step] {
    [
      .perform("the user opens the shelf; the server does not respond") {
        let server = ShelfServer([.failure(after: 0.8), .all(after: 0.8)])
        root.frontStack?.pushViewController(ShelfPage(server), animated: true)
      },
      .wait(1.8),
      .expectSeen(Copy.shelfFailed.text),
      .picture("failed", caption: "A placeholder for a failure, with a retry button."),
      .perform("code without a page reports that there is no network") {
        ShopAlerts.offline().usher.show()
      },
      .wait(1),
      .expectSeen(Copy.offlineAlertTitle.text),
      .picture("offline", caption: "A system alert, from code without a view controller."),
      .tap(Copy.offlineAlertDone.text),
      .wait(0.8),
      .tap(Copy.shelfRetry.text),
      .wait(1.6),
      .expectSeen(Copy.moonJarName.text),
      .picture("shelf", caption: "After a retry the content is visible."),
    ]
  }

  /// A modal in the same queue, and a styled alert after it.
  @MainActor
  private static func rate(_ root: UIViewController) -> [Step] {
    [
      .perform("the shop asks about the first order, and shows thanks") {
        root.usher.popups.show(ShopModals.rating)
        root.usher.popups.show(thanks)
      },
      .wait(1.2),
      .expectSeen(Copy.ratingTitle.text),
      .picture(
        "rating", caption: "A view controller of the app, presented by UIKit when its turn comes."),
      .tap(Copy.ratingLater.text),
      .wait(1.6),
      .expectUnseen(Copy.ratingTitle.text),
      .expectSeen(Copy.thanksTitle.text),
      .picture("thanks", caption: "The next popup is dismissed by its display duration."),
      .wait(3),
      .expectUnseen(Copy.thanksTitle.text),
    ]
  }

  /// The session ends while popups are visible and queued.
  @MainActor
  private static func endSession(_ root: UIViewController) -> [Step] {
    var reasons: [PopupDismissalReason] = []
    return [
      .perform("a voucher is visible, news is queued, and the server ends the session") {
        root.usher.popups.show(ShopPopups.voucher.onDismiss { reasons.append($0.reason) })
        root.usher.popups.show(ShopPopups.arrivals.onDismiss { reasons.append($0.reason) })
        _ = MainClock.schedule(after: .seconds(1)) {
          root.usher.popups.dismissAll(reason: .loggedOut, animated: false)
          root.signIn(root.shopStore)
        }
      },
      .wait(0.9),
      .expectSeen(Copy.voucherTitle.text),
      .wait(1.5),
      .expectUnseen(Copy.voucherTitle.text),
      .expectSeen(Copy.signInHeading.text),
      .expect("both were dismissed, and the queue is empty") {
        reasons == [.loggedOut, .loggedOut] && root.usher.popups.visiblePopups.isEmpty
          && root.usher.popups.queuedPopups.isEmpty
      },
      .picture("signed-out", caption: "The session has ended, and no popup is left."),
    ]
  }

  /// The payment question as a styled alert; it interrupts popups of a lower priority.
  @MainActor
  static var payment: StyledAlert {
    StyledAlert(.question, Copy.paymentTitle.text).message(Copy.paymentBody.text)
      .button(Copy.paymentDecline.text, role: .cancel)
      .button(Copy.paymentConfirm.text, role: .preferred)
      .lane(.popups).priority(.urgent).conflict(.interrupt)
  }

  /// Thanks the user, without a button.
  @MainActor
  static var thanks: StyledAlert {
    StyledAlert(.success, Copy.thanksTitle.text).message(Copy.thanksNote.text)
      .lane(.popups).displayDuration(.seconds(2))
  }
}
