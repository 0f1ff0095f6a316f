// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsDismissedByApp = Story(
    feature: .modals,
    name: "dismissed-by-app",
    title: Words("The app dismisses what a queue has presented", chinese: "队列弹出的页面，被应用自己收走"),
    trouble: Words(
      "The window tells a queue of every view that is removed from it, and the queue presents the "
        + "next page. At that moment the one before still counts as presented: the next one stays "
        + "where it is, and with it everything after it.",
      chinese: "窗口一移除视图就通知队列去弹出下一个。可这一刻上一个页面仍算作正在显示，于是下一个留在原处，后面的也都出不来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var window: PlainModalQueueWindow?
      return [
        .perform("the app queues news and a question") {
          window = PlainModalQueueWindow.replaceWindow(root)
          window?.queue?.present(NewsPage())
          window?.queue?.present(QuestionPage.consent())
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .perform("a link in a message leads to the activities, and dismisses what is there") {
          root.followLink()
        },
        .wait(3),
        .expect("nothing is presented any more") { root.presentedViewController == nil },
        .expect("the question is still in the queue") { window?.queue?.waitingCount == 1 },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "nothing-comes",
          caption: "The link was followed. The question is next, and nobody presents it.", .trouble),
      ]
    },
    script: { root in
      var news: PopupHandle<Never>?
      var consent: PopupHandle<Bool>?
      return [
        .perform("the app queues news and a question") {
          news = root.usher.popups.show(ShopModals.news)
          consent = root.usher.popups.show(ShopModals.consent)
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .picture("news", caption: "News, and a question that waits behind them."),
        .perform("a link in a message leads to the activities, and dismisses what is there") {
          root.followLink()
        },
        .wait(2),
        .expect("the news have ended") { news?.outcomeIfDismissed?.reason == .dismissedByApp },
        .expectSeen(Copy.consentTitle.text),
        .picture("consent", caption: "That was noticed: the question comes, above the activities."),
        .tap(Copy.consentNo.text),
        .wait(1.5),
        .expect("the answer is there") { consent?.outcomeIfDismissed?.value == false },
        .expectSeen(Copy.wheelActivityTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// What an app does that opens a place: takes away what is presented, and goes there.
  fileprivate func followLink() {
    dismiss(animated: true)
    (self as? UITabBarController)?.selectedIndex = 1
  }
}
