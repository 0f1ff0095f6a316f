// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsThreeInARow = Story(
    feature: .modals,
    name: "three-in-a-row",
    title: Words("Three pages that want to be presented", chinese: "三个页面同时要弹出"),
    trouble: Words(
      "News, a question and a rating are ready at launch, and each presents its page. UIKit presents "
        + "the first, refuses the other two with a line on the console, and nobody asks again.",
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
        .expect("nothing is presented any more") { root.presentedViewController == nil },
        .expectUnseen(Copy.consentTitle.text),
        .expectUnseen(Copy.ratingTitle.text),
        .picture(
          "two-are-lost",
          caption:
            "The news have been read. The question and the rating were refused and are lost.",
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
        .expect("it is a sheet, as UIKit makes it") { root.presentsSheet },
        .picture("news", caption: "The first of the three, as the sheet that it is."),
        .tap(Copy.newsDone.text),
        .wait(1.5),
        .expectSeen(Copy.consentTitle.text),
        .picture("consent", caption: "The second. It has to be answered, and is not swiped away."),
        .tap(Copy.consentYes.text),
        .wait(1.5),
        .expect("the answer is there") { consent?.outcomeIfDismissed?.value == true },
        .expectSeen(Copy.ratingTitle.text),
        .tap(Copy.ratingStar.text("4")),
        .wait(0.3),
        .picture("rating", caption: "The third, over the whole screen."),
        .tap(Copy.ratingSend.text),
        .wait(1.5),
        .expect("the rating is there") { rating?.outcomeIfDismissed?.value == 4 },
        .expect("nothing is presented any more") { root.presentedViewController == nil },
      ]
    }
  )
}
