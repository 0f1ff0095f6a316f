// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsTwoScenes = Story(
    feature: .modals,
    name: "two-scenes",
    title: Words("Two windows of the app, each with its own queue", chinese: "应用的两个窗口，各有各的队列"),
    trouble: Words(
      "The app has one queue, and the queue has one root. On iPad the user works in a second "
        + "window: its question appears in the first one, where the user does not see it.",
      chinese: "应用只有一个队列，队列只认一个根视图控制器。在 iPad 上，用户正用着第二个窗口，问题却弹到了用户看不到的第一个窗口里。"),
    device: .iPad,
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let messages = PlainModalQueue(on: root)
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("a page in the second window asks a question") {
          messages.present(QuestionPage.consent())
        },
        .wait(1),
        .expect("the second window presents nothing") {
          root.rootOfOtherWindow?.presentedViewController == nil
        },
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "nothing-here", caption: "The question was asked in this window. Nothing appears.",
          .trouble),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.consentTitle.text),
        .picture("other-window", caption: "The question is in the other window.", .trouble),
      ]
    },
    script: { root in
      var news: PopupHandle<Never>?
      var question: PopupHandle<Bool>?
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("the first window has news, and a page in the second asks a question") {
          news = root.usher.popups.show(ShopModals.news)
          question = root.rootOfOtherWindow?.usher.popups.show(ShopModals.consent)
        },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .expectUnseen(Copy.newsTitle.text),
        .picture(
          "second-window", caption: "The second window has its question."),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.newsTitle.text),
        .expectUnseen(Copy.consentTitle.text),
        .picture(
          "first-window", caption: "The first window has its news, at the same time: two queues."),
        .perform("the server ends the session") {
          PopupCenter.dismissEverywhere(reason: .loggedOut)
        },
        .wait(1.5),
        .expect("the popups of both windows were dismissed") {
          news?.outcomeIfDismissed?.reason == .loggedOut
            && question?.outcomeIfDismissed?.reason == .loggedOut
        },
        .expectUnseen(Copy.newsTitle.text),
        .picture(
          "first-empty", caption: "The session is over: the first window is empty."),
        .turnToWindow(1),
        .wait(0.5),
        .expectUnseen(Copy.consentTitle.text),
        .picture("second-empty", caption: "So is the second."),
      ]
    }
  )
}
