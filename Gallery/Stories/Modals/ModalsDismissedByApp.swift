// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsDismissedByApp = Story(
    feature: .modals,
    name: "dismissed-by-app",
    title: Words(
      "The app dismisses a page that the queue has presented", chinese: "队列弹出的页面，被应用自己收走"),
    trouble: Words(
      "The window notifies a queue of every view that is removed from it, and the queue presents "
        + "the next page. At that moment the previous one still counts as presented, so the next "
        + "one and all that follow stay in the queue.",
      chinese: "窗口一移除视图就通知队列去弹出下一个。可这一刻上一个页面仍算作正在显示，于是下一个留在原处，后面的也都出不来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var window: PlainModalQueueWindow?
      return [
        .perform("the app queues news and a question") {
          window = PlainModalQueueWindow.replaceWindow(of: root)
          window?.queue?.present(NewsPage())
          window?.queue?.present(QuestionPage.consent())
        },
        .wait(1),
        .expectSeen(Copy.newsTitle.text),
        .perform("a link in a message dismisses the page and opens the activities") {
          root.followLink()
        },
        .wait(3),
        .expect("nothing is presented") { root.presentedViewController == nil },
        .expect("the question is still queued") { window?.queue?.waitingCount == 1 },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "nothing-appears",
          caption: "The link was opened. The question is next, but is never presented.", .trouble),
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
        .picture("news", caption: "News, with a question queued behind it."),
        .perform("a link in a message dismisses the page and opens the activities") {
          root.followLink()
        },
        .wait(2),
        .expect("the news was dismissed") { news?.outcomeIfDismissed?.reason == .dismissedByUIKit },
        .expectSeen(Copy.consentTitle.text),
        .picture(
          "consent", caption: "The queue noticed it: the question appears above the activities."),
        .tap(Copy.consentNo.text),
        .wait(1.5),
        .expect("the answer has arrived") { consent?.outcomeIfDismissed?.value == false },
        .expectSeen(Copy.wheelActivityTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}

extension UIViewController {
  /// Does what an app does to open a link: dismisses what is presented and selects a tab.
  fileprivate func followLink() {
    dismiss(animated: true)
    (self as? UITabBarController)?.selectedIndex = 1
  }
}
