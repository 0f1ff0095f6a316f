// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  /// The film on top of the README: each of the five things once, as short as they can be told.
  static let launchTour = Story(
    feature: .launch,
    name: "tour",
    title: Words("Five kinds, one line", chinese: "五种弹窗，一条队列"),
    trouble: Words(
      "A voucher, an offer of a page, an error page, a system alert, a question and thanks: five "
        + "mechanisms of UIKit, each of which knows nothing of the others.",
      chinese: "优惠券、页面的推荐、错误页、系统提示、提问和感谢：五种机制互不相识。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let window = root.view.window
      return [
        .wait(0.6),
        .perform("the shop asks whether it may write; the kiln does not answer") {
          root.present(QuestionPage.consent(), animated: true)
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .perform("the page offers activities, and the shop hands out a voucher") {
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
          caption: "Two cards at once, a question that they cover, and an alert that never came.",
          .trouble),
      ]
    },
    script: { root in
      [showTwo, followPage, failAndRetry, askAndThank].flatMap { $0(root) }
    }
  )

  /// Two are asked for at once, and one goes first.
  @MainActor
  private static func showTwo(_ root: UIViewController) -> [Step] {
    [
      .wait(0.6),
      .perform("the shop hands a new customer a voucher, and the page offers activities") {
        root.usher.popups.show(ShopPopups.picks(on: root.frontPage, root.shopStore))
        root.usher.popups.show(ShopPopups.voucher.conflict())
      },
      .wait(1.3),
      .expectSeen(Copy.voucherTitle.text),
      .picture("voucher", caption: "Two are asked for at once; the more urgent goes first."),
      .tap(Copy.voucherKeep.text),
      .wait(1.1),
    ]
  }

  /// The second belongs to its page, and is back with it.
  @MainActor
  private static func followPage(_ root: UIViewController) -> [Step] {
    [
      .expectSeen(Copy.picksTitle.text),
      .tap(Copy.wheelActivityTitle.text),
      .wait(1),
      .expectUnseen(Copy.picksTitle.text),
      .picture("away", caption: "Its page is left, and it with it."),
      .tap(Copy.shopName.text),
      .wait(1.1),
      .expectSeen(Copy.picksTitle.text),
      .picture("back", caption: "Back on the page, and the offer is back as it was."),
      .tap(Copy.picksLater.text),
      .wait(0.5),
    ]
  }

  /// A page has no content, and an alert from code without a page says why.
  @MainActor
  private static func failAndRetry(_ root: UIViewController) -> [Step] {
    [
      .perform("the customer looks at the shelf; the kiln does not answer") {
        let server = ShelfServer([.failure(after: 0.8), .all(after: 0.7)])
        root.frontStack?.pushViewController(ShelfPage(server), animated: true)
        _ = MainClock.schedule(after: .milliseconds(1300)) { ShopAlerts.offline().usher.show() }
      },
      .wait(2),
      .expectSeen(Copy.offlineAlertTitle.text),
      .picture("offline", caption: "An error page, and an alert from code that knows no page."),
      .tap(Copy.offlineAlertDone.text),
      .wait(0.7),
      .tap(Copy.shelfRetry.text),
      .wait(1.4),
      .expectSeen(Copy.moonJarName.text),
      .picture("shelf", caption: "Asked again, and here it is."),
    ]
  }

  /// A page that UIKit presents, and a card of Usher's, which waits for it.
  @MainActor
  private static func askAndThank(_ root: UIViewController) -> [Step] {
    [
      .perform("the shop asks how the order was, and says thanks") {
        root.usher.popups.show(ShopModals.rating)
        root.usher.popups.show(thanks.displayDuration(after: .seconds(1)))
      },
      .wait(1.1),
      .expectSeen(Copy.ratingTitle.text),
      .expectUnseen(Copy.thanksTitle.text),
      .picture("question", caption: "A page of the app’s, and thanks that wait for it."),
      .tap(Copy.ratingLater.text),
      .wait(1.5),
      .expectSeen(Copy.thanksTitle.text),
      .picture("thanks", caption: "A card of Usher’s closes by itself."),
      .wait(1.5),
      .expectUnseen(Copy.thanksTitle.text),
      .expect("nothing is left over") {
        root.usher.popups.visiblePopups.isEmpty && root.usher.popups.queuedPopups.isEmpty
      },
    ]
  }
}
