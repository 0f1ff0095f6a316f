// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  /// The film in the README: each of the five systems once, as briefly as possible.
  static let launchTour = Story(
    feature: .launch,
    name: "tour",
    title: Words("Five kinds of popup, one queue", chinese: "五种弹窗，一条队列"),
    trouble: Words(
      "A voucher, an offer for one page, an error page, a system alert, a question and thanks: "
        + "five mechanisms of UIKit that do not know about each other.",
      chinese: "优惠券、页面的推荐、错误页、系统提示、提问和感谢：五种机制互不相识。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let window = root.view.window
      return [
        .wait(0.6),
        .perform("the app asks for consent; the server does not respond") {
          root.present(QuestionPage.consent(), animated: true)
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .perform("the page offers activities, and the app shows a voucher") {
          PlainLayer.show(PicksCard() as UIView, in: window, atBottom: true)
          PlainLayer.show(.voucher(), in: window)
        },
        .wait(0.6),
        .expectSeen(Copy.voucherTitle.text),
        .expectOutOfReach(Copy.picksAll.text),
        .expectOutOfReach(Copy.consentTitle.text),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .picture(
          "each-for-itself",
          caption: "Two cards at once, a question behind them, and an alert that never appeared.",
          .trouble),
      ]
    },
    script: { root in
      [showTwo, followPage, failAndRetry, askAndThank].flatMap { $0(root) }
    }
  )

  /// Two popups are shown at once, and one appears first.
  @MainActor
  private static func showTwo(_ root: UIViewController) -> [Step] {
    [
      .wait(0.6),
      .perform("the app shows a voucher, and the page offers activities") {
        root.usher.popups.show(ShopPopups.picks(on: root.frontPage, root.shopStore))
        root.usher.popups.show(ShopPopups.voucher.conflict(.interrupt))
      },
      .wait(1.3),
      .expectSeen(Copy.voucherTitle.text),
      .picture(
        "voucher",
        caption: "Two popups are shown at once; the one with the higher priority appears first."),
      .tap(Copy.voucherKeep.text),
      .wait(1.1),
    ]
  }

  /// The second is bound to its page, and is suspended and resumed with it.
  @MainActor
  private static func followPage(_ root: UIViewController) -> [Step] {
    [
      .expectSeen(Copy.picksTitle.text),
      .tap(Copy.wheelActivityTitle.text),
      .wait(1),
      .expectUnseen(Copy.picksTitle.text),
      .picture("away", caption: "The user has left its page, so the offer is suspended."),
      .tap(Copy.shopName.text),
      .wait(1.1),
      .expectSeen(Copy.picksTitle.text),
      .picture("back", caption: "Back on the page, the offer is resumed with its state."),
      .tap(Copy.picksLater.text),
      .wait(0.5),
    ]
  }

  /// A page has no content, and an alert from code without a page says why.
  @MainActor
  private static func failAndRetry(_ root: UIViewController) -> [Step] {
    [
      .perform("the user opens the shelf; the server does not respond") {
        let server = ShelfServer([.failure(after: 0.8), .all(after: 0.7)])
        root.frontStack?.pushViewController(ShelfPage(server), animated: true)
        _ = MainClock.schedule(after: .milliseconds(1300)) { ShopAlerts.offline().usher.show() }
      },
      .wait(2),
      .expectSeen(Copy.offlineAlertTitle.text),
      .picture(
        "offline",
        caption: "A failure placeholder, and an alert from code without a view controller."),
      .tap(Copy.offlineAlertDone.text),
      .wait(0.7),
      .tap(Copy.shelfRetry.text),
      .wait(1.4),
      .expectSeen(Copy.moonJarName.text),
      .picture("shelf", caption: "After a retry the content is visible."),
    ]
  }

  /// A modal, and a styled alert that waits for it.
  @MainActor
  private static func askAndThank(_ root: UIViewController) -> [Step] {
    [
      .perform("the app asks about the order, and shows thanks") {
        root.usher.popups.show(ShopModals.rating)
        root.usher.popups.show(thanks.displayDuration(.seconds(1)))
      },
      .wait(1.1),
      .expectSeen(Copy.ratingTitle.text),
      .expectUnseen(Copy.thanksTitle.text),
      .picture(
        "question", caption: "A view controller of the app; the thanks are queued behind it."),
      .tap(Copy.ratingLater.text),
      .wait(1.5),
      .expectSeen(Copy.thanksTitle.text),
      .picture("thanks", caption: "A styled alert is dismissed by its display duration."),
      .wait(1.5),
      .expectUnseen(Copy.thanksTitle.text),
      .expect("no popup is left") {
        root.usher.popups.visiblePopups.isEmpty && root.usher.popups.queuedPopups.isEmpty
      },
    ]
  }
}
