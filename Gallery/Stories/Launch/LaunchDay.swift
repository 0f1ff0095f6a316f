// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let launchDay = Story(
    feature: .launch,
    name: "day",
    title: Words("Launch day", chinese: "上线日"),
    trouble: Words(
      "A campaign, a guide, a delivery date, photos on their way, a bank and a session that ends: each is "
        + "somebody else’s code, and each is sure that it is alone.",
      chinese: "活动、引导、送达时间、照片上传、银行确认、登录失效：每一个都由不同的人编写，每一个都以为屏幕上只有自己。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let guide = PlainGuide(on: root.frontPage)
      let window = root.view.window
      return [
        .perform("the shop starts; the guide begins behind what covers it") {
          let splash = SplashView.cover(window)
          _ = MainClock.schedule(after: .milliseconds(800)) { splash.dismiss() }
          guide.show(0)
        },
        .perform("a campaign arrives, and photos are on their way") {
          PlainLayer.show(.arrivals(), in: window, atBottom: true)
          PlainLayer.show(UploadCard(arrived: 1) as UIView, in: window)
        },
        .wait(1.6),
        .perform("the server ends the session, and the next photo arrives") {
          root.signIn(root.shopStore)
          _ = MainClock.schedule(after: .seconds(1)) {
            PlainLayer.show(UploadCard(arrived: 2) as UIView, in: window)
          }
        },
        .wait(1.6),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectSeen(Copy.uploadTitle.text),
        .expect("the form to sign in is there, behind them") {
          root.presentedViewController != nil && window?.subviews.last is PlainLayer
        },
        .picture(
          "everything-at-once",
          caption:
            "A guide, a campaign and photos lie on top of each other, in front of a form for "
            + "somebody who is not signed in any more.", .trouble),
      ]
    },
    script: { root in
      [launch, guide, changePages, interrupt, loadShelf, rate, endSession].flatMap { $0(root) }
    }
  )
}

// The hours of the day, one after the other.
extension Story {
  /// The splash holds the queue; then the campaign comes, which is the more urgent.
  @MainActor
  private static func launch(_ root: UIViewController) -> [Step] {
    [
      .perform("the shop starts; a campaign and the guide are ready before it is") {
        let center = root.usher.popups
        let splash = SplashView.cover(root.view.window)
        let hold = center.hold(reason: "splash")
        _ = MainClock.schedule(after: .milliseconds(1200)) { splash.dismiss { hold.release() } }
        Guide.begin(on: root.frontPage)
        center.show(ShopPopups.arrivals)
      },
      .wait(0.8),
      .expectSeen(Copy.shopName.text),
      .expect("both wait, because the queue is held") {
        root.usher.popups.visiblePopups.isEmpty && root.usher.popups.queuedPopups.count == 4
      },
      .picture("splash", caption: "The shop starts. What is ready already is held.", .moving),
      .wait(1.4),
      .expectSeen(Copy.arrivalsTitle.text),
      .expectUnseen(Copy.guideHeroTitle.text),
      .picture("campaign", caption: "The campaign first: it is the more urgent of the two."),
      .tap(Copy.arrivalsLater.text),
      .wait(0.9),
    ]
  }

  /// Three steps that nothing comes between.
  @MainActor
  private static func guide(_ root: UIViewController) -> [Step] {
    [
      .expectSeen(Copy.guideHeroTitle.text),
      .picture("guide", caption: "Then the guide, one, two, three; nothing comes between."),
      .tap(Copy.guideNext.text),
      .wait(0.8),
      .expectSeen(Copy.guidePieceTitle.text),
      .tap(Copy.guideNext.text),
      .wait(0.8),
      .expectSeen(Copy.guideTeaTitle.text),
      .tap(Copy.guideDone.text),
      .wait(1),
      .expect("nothing is left of it") { root.usher.popups.visiblePopups.isEmpty },
    ]
  }

  /// An answer that comes late waits for its page; what leads to other pages is kept for the way back.
  @MainActor
  private static func changePages(_ root: UIViewController) -> [Step] {
    [
      .tap(Copy.bag.text),
      .wait(0.8),
      .perform("the bag asks when it could be delivered") {
        _ = MainClock.schedule(after: .seconds(1.5)) {
          root.usher.popups.show(ShopPopups.delivery.on(BagPage.self))
        }
      },
      .tap(Copy.bagClose.text),
      .wait(2),
      .expectUnseen(Copy.deliveryTitle.text),
      .expect("the answer waits for its page") { root.usher.popups.queuedPopups.count == 1 },
    ] + Step.offersPicks(root) + [
      .tap(Copy.wheelActivityTitle.text),
      .wait(1.2),
      .expectUnseen(Copy.picksTitle.text),
      .picture(
        "away",
        caption: "An answer waits for the bag, an offer for the home page. Here is neither."),
      .tap(Copy.shopName.text),
      .wait(1.2),
      .expectSeen(Copy.picksTitle.text),
      .picture("back", caption: "Back home, and the offer is back, too."),
      .tap(Copy.picksLater.text),
      .wait(0.8),
      .tap(Copy.bag.text),
      .wait(1.5),
      .expectSeen(Copy.deliveryTitle.text),
      .picture("late", caption: "The bag again, and the answer that came late."),
      .tap(Copy.deliveryAccept.text),
      .wait(0.8),
      .tap(Copy.bagClose.text),
      .wait(0.8),
    ]
  }

  /// Reports change one popup in place; the bank does not wait for the last of them.
  @MainActor
  private static func interrupt(_ root: UIViewController) -> [Step] {
    [
      .perform("the first photo has arrived") { Upload.report(1, on: root) },
      .wait(0.9),
      .perform("the second photo has arrived") { Upload.report(2, on: root) },
      .wait(0.5),
      .expectSeen(Copy.uploadBody.text("2")),
      .picture("upload", caption: "Photos on their way: each report changes the one popup."),
      .perform("the bank asks") { root.usher.popups.show(payment) },
      .wait(1.2),
      .expectSeen(Copy.paymentTitle.text),
      .expectUnseen(Copy.uploadBody.text("2")),
      .perform("the third photo has arrived") { Upload.report(3, on: root) },
      .wait(0.4),
      .picture("payment", caption: "The bank interrupts, with a card of Usher’s own."),
      .tap(Copy.paymentConfirm.text),
      .wait(1.5),
      .expectSeen(Copy.uploadDoneTitle.text),
      .picture("uploaded", caption: "Paid. The photos are back, and the last has arrived."),
      .wait(4),
      .expectUnseen(Copy.uploadDoneTitle.text),
    ]
  }

  /// A page fails and is tried again, and tells of the network in an alert.
  @MainActor
  private static func loadShelf(_ root: UIViewController) -> [Step] {
    [
      .perform("the customer looks at the shelf; the kiln does not answer") {
        let server = ShelfServer([.failure(after: 0.8), .all(after: 0.8)])
        root.frontStack?.pushViewController(ShelfPage(server), animated: true)
      },
      .wait(1.8),
      .expectSeen(Copy.shelfFailed.text),
      .picture("failed", caption: "A page that could not be loaded, and a way to try again."),
      .perform("code that has no page says that there is no network") {
        ShopAlerts.offline().usher.show()
      },
      .wait(1),
      .expectSeen(Copy.offlineAlertTitle.text),
      .picture("offline", caption: "A system alert, from code that knows no page."),
      .tap(Copy.offlineAlertDone.text),
      .wait(0.8),
      .tap(Copy.shelfRetry.text),
      .wait(1.6),
      .expectSeen(Copy.moonJarName.text),
      .picture("shelf", caption: "Asked again, and here it is."),
    ]
  }

  /// A sheet of the app's, in the same line, and thanks for it.
  @MainActor
  private static func rate(_ root: UIViewController) -> [Step] {
    [
      .perform("the shop asks how the first order was, and will say thanks") {
        root.usher.popups.show(ShopModals.rating)
        root.usher.popups.show(thanks)
      },
      .wait(1.2),
      .expectSeen(Copy.ratingTitle.text),
      .picture("rating", caption: "A page of the app’s, presented by UIKit when it was its turn."),
      .tap(Copy.ratingLater.text),
      .wait(1.6),
      .expectUnseen(Copy.ratingTitle.text),
      .expectSeen(Copy.thanksTitle.text),
      .picture("thanks", caption: "What came after it closes by itself."),
      .wait(3),
      .expectUnseen(Copy.thanksTitle.text),
    ]
  }

  /// The session ends in the middle of it all.
  @MainActor
  private static func endSession(_ root: UIViewController) -> [Step] {
    var reasons: [PopupDismissalReason] = []
    return [
      .perform("a voucher is there, news wait, and the server ends the session") {
        root.usher.popups.show(ShopPopups.voucher.onDismiss { reasons.append($0.reason) })
        root.usher.popups.show(ShopPopups.arrivals.onDismiss { reasons.append($0.reason) })
        _ = MainClock.schedule(after: .seconds(1)) {
          root.usher.popups.dismissAll(.loggedOut, animated: false)
          root.signIn(root.shopStore)
        }
      },
      .wait(0.9),
      .expectSeen(Copy.voucherTitle.text),
      .wait(1.5),
      .expectUnseen(Copy.voucherTitle.text),
      .expectSeen(Copy.signInHeading.text),
      .expect("both have ended, and nothing is left") {
        reasons == [.loggedOut, .loggedOut] && root.usher.popups.visiblePopups.isEmpty
          && root.usher.popups.queuedPopups.isEmpty
      },
      .picture("signed-out", caption: "The session has ended. Nothing of the day is left over."),
    ]
  }

  /// The bank's question as a card of Usher's; it does not wait for anything less urgent.
  @MainActor
  private static var payment: StyledAlert {
    StyledAlert(.question, Copy.paymentTitle.text).message(Copy.paymentBody.text)
      .button(Copy.paymentDecline.text, role: .cancel)
      .button(Copy.paymentConfirm.text, role: .preferred)
      .lane(.popups).priority(.urgent).conflict()
  }

  /// Thanks for an answer, without a button.
  @MainActor
  static var thanks: StyledAlert {
    StyledAlert(.success, Copy.thanksTitle.text).message(Copy.thanksNote.text)
      .lane(.popups).displayDuration(after: .seconds(2))
  }
}
