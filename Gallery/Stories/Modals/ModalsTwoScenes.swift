// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let modalsTwoScenes = Story(
    feature: .modals,
    name: "two-scenes",
    title: Words("Two windows of the app, each with a line of its own", chinese: "两个窗口，各排各的队"),
    trouble: Words(
      "The app has one queue, and the queue has one root. On a tablet somebody works in a second window: "
        + "its question comes up in the first one, where nobody looks.",
      chinese: "应用只有一个队列，队列只认一个根视图控制器。在平板上，用户正用着第二个窗口，问题却弹到了没人看的第一个窗口里。"),
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
        .picture("nothing-here", caption: "Asked in this window. Nothing comes.", .trouble),
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
          "second-window", caption: "The second window has the question that was asked there."),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.newsTitle.text),
        .expectUnseen(Copy.consentTitle.text),
        .picture("first-window", caption: "The first has its news, at the same time: two lines."),
        .perform("the server ends the session") { PopupCenter.dismissEverywhere(.loggedOut) },
        .wait(1.5),
        .expect("what either window showed has ended") {
          news?.outcomeIfDismissed?.reason == .loggedOut
            && question?.outcomeIfDismissed?.reason == .loggedOut
        },
        .expectUnseen(Copy.newsTitle.text),
        .picture(
          "first-empty", caption: "The session is over: nothing is left in the first window."),
        .turnToWindow(1),
        .wait(0.5),
        .expectUnseen(Copy.consentTitle.text),
        .picture("second-empty", caption: "Nor in the second."),
      ]
    }
  )
}
