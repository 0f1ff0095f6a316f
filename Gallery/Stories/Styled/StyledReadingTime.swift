// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledReadingTime = Story(
    feature: .styled,
    name: "reading-time",
    title: Words("Long enough to be read", chinese: "读得完才消失"),
    trouble: Words(
      "Every note disappears after the same two seconds: one word stays too long, three sentences are gone "
        + "in the middle of the second.",
      chinese: "所有提示都显示两秒：一个词嫌太久，三句话却没读完就没了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the kiln has news, for two seconds") {
          let note = UIAlertController.plain(.firingTitle, .firingMessage)
          root.present(note, animated: true)
          _ = MainClock.schedule(after: .seconds(2)) { note.dismiss(animated: true) }
        },
        .wait(2.06),
        .expect("it goes, however much there is to read") {
          root.presentedViewController?.isBeingDismissed == true
        },
        .picture(
          "going", caption: "Three sentences, and it goes in the middle of the second.", .trouble),
        .wait(1),
        .expectUnseen(Copy.firingTitle.text),
      ]
    },
    script: { root in
      var short: PopupHandle<StyledAlertResult>?
      var long: PopupHandle<StyledAlertResult>?
      return [
        .perform("something has been saved") { short = ShopStyledWork.saved.show() },
        .wait(1),
        .expectSeen(Copy.savedTitle.text),
        .picture("short", caption: "A word or two: five seconds."),
        .wait(5),
        .expect("the short one has closed by itself") {
          short?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .perform("the kiln has news") { long = ShopStyledWork.firing.show() },
        .wait(6),
        .expectSeen(Copy.firingTitle.text),
        .picture(
          "long", caption: "Three sentences: it is still there after the time of the other."),
        .wait(1),
        .expect("there is time to read all of it") { long?.outcomeIfDismissed == nil },
        .wait(12),
        .expect("the long one has closed by itself, too") {
          long?.outcomeIfDismissed?.reason == .displayDurationElapsed
        },
        .expect("the page is reached by touches again") { root.hasKeys },
        .picture("closed", caption: "Both have closed by themselves."),
      ]
    }
  )
}
