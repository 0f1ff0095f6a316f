// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledReadingTime = Story(
    feature: .styled,
    name: "reading-time",
    title: Words("A display duration for the reading time", chinese: "按阅读时间显示"),
    trouble: Words(
      "Every message disappears after the same two seconds: too late for one word, and too early "
        + "for three sentences.",
      chinese: "所有提示都显示两秒：一个词嫌太久，三句话却没读完就没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a message is shown for two seconds") {
          let note = UIAlertController.plain(.firingTitle, .firingMessage)
          root.present(note, animated: true)
          _ = MainClock.schedule(after: .seconds(2)) { note.dismiss(animated: true) }
        },
        .wait(2.06),
        .expect("it is dismissed, although it cannot be read in time") {
          root.presentedViewController?.isBeingDismissed == true
        },
        .picture(
          "going", caption: "Three sentences, dismissed before they can be read.", .trouble),
        .wait(1),
        .expectUnseen(Copy.firingTitle.text),
      ]
    },
    script: { root in
      var short: PopupHandle<StyledAlertResult>?
      var long: PopupHandle<StyledAlertResult>?
      return [
        .perform("a short message is shown") { short = ShopStyledWork.saved.show() },
        .wait(1),
        .expectSeen(Copy.savedTitle.text),
        .picture("short", caption: "One word: five seconds."),
        .wait(5),
        .expect("the display duration of the short message has elapsed") {
          short?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .perform("a long message is shown") { long = ShopStyledWork.firing.show() },
        .wait(6),
        .expectSeen(Copy.firingTitle.text),
        .picture(
          "long", caption: "Three sentences: still visible after the time of the short message."),
        .wait(1),
        .expect("the long message is still visible") { long?.outcomeIfDismissed == nil },
        .wait(12),
        .expect("the display duration of the long message has elapsed, too") {
          long?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .expect("the page receives touches again") { root.hasKeys },
        .picture("closed", caption: "Both were dismissed automatically."),
      ]
    }
  )
}
