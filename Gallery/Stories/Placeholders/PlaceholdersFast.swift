// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersFast = Story(
    feature: .placeholders,
    name: "fast",
    title: Words("No flash", chinese: "不闪烁"),
    trouble: Words(
      "An answer comes after a quarter of a second. A loading page that appears at once is there for that long: a flash.",
      chinese: "答案四分之一秒就回来了。马上出现的加载页只停留片刻，成了一次闪烁。"),
    makeRoot: { .shelf(.all(after: 0.25)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .all(after: 0.25))
        },
        .wait(0.15),
        .expect("a loading page is there") { root.plainShelf?.cover != nil },
        .picture(
          "flash", caption: "A loading page comes at once, and is gone in a tenth of a second.",
          .trouble),
        .wait(0.3),
        .expect("and gone again") { root.plainShelf?.cover == nil },
      ]
    },
    script: { _ in
      [
        .wait(0.14),
        .expectUnseen(Copy.shelfLoading.text),
        .picture("just-before", caption: "A quarter of a second in: nothing flashes.", .moving),
        .wait(0.06),
        .expectUnseen(Copy.shelfLoading.text),
        .expectSeen(Copy.moonJarName.text),
        .wait(0.5),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf, and nothing before it."),
      ]
    }
  )
}
