// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsThreeInARow = Story(
    feature: .modals,
    name: "three-in-a-row",
    title: Words("Three modals at once", chinese: "三个模态页面同时要弹出"),
    trouble: Words(
      "News, a question and a rating are ready at launch, and each presents its page. UIKit "
        + "presents the first, refuses the other two with a message in the console, and they are "
        + "not retried.",
      chinese: "启动时，新消息、一个问题和一次评价都准备好了，各自去 present。UIKit 只弹出第一个，"
        + "另外两个被拒绝，控制台多两行字，之后再也不会出现。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("news, a question and a rating are ready") {
          let news = NewsPage()
          news.onDone = { [weak news] in news?.dismiss(animated: true) }
          for page in [news, QuestionPage.consent(), RatingPage()] {
            root.present(page, animated: true)
          }
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .tap(Copy.newsDone.text),
        .wait(2),
        .expect("nothing is presented") { root.presentedViewController == nil },
        .expectUnseen(Copy.consentTitle.text),
        .expectUnseen(Copy.ratingTitle.text),
        .picture(
          "two-are-lost",
          caption:
            "The news was read. The question and the rating were refused and are lost.",
          .trouble),
      ]
    },
    script: { root in
      var consent: PopupHandle<Bool>?
      var rating: PopupHandle<Int>?
      return [
        .perform("news, a question and a rating are ready") {
          let popups = root.usher.popups
          popups.show(ShopModals.news)
          consent = popups.show(ShopModals.consent)
          rating = popups.show(ShopModals.rating)
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .expect("it is a sheet of UIKit") { root.presentsSheet },
        .picture("news", caption: "The first of the three, as a sheet."),
        .tap(Copy.newsDone.text),
        .wait(1.5),
        .expectSeen(Copy.consentTitle.text),
        .picture(
          "consent", caption: "The second. It requires an answer and cannot be swiped away."),
        .tap(Copy.consentYes.text),
        .wait(1.5),
        .expect("the answer has arrived") { consent?.outcomeIfDismissed?.value == true },
        .expectSeen(Copy.ratingTitle.text),
        .tap(Copy.ratingStar.text("4")),
        .wait(0.3),
        .picture("rating", caption: "The third, in full screen."),
        .tap(Copy.ratingSend.text),
        .wait(1.5),
        .expect("the rating has arrived") { rating?.outcomeIfDismissed?.value == 4 },
        .expect("nothing is presented") { root.presentedViewController == nil },
      ]
    }
  )
}
