// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersFast = Story(
    feature: .placeholders,
    name: "fast",
    title: Words("A fast load without a flash", chinese: "快速加载，不闪烁"),
    trouble: Words(
      "A response takes a quarter of a second. A loading page that appears at once is visible only "
        + "for that time: a flash.",
      chinese: "响应四分之一秒就回来了。马上出现的加载页只停留片刻，成了一次闪烁。"),
    makeRoot: { .shelf(.all(after: 0.25)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .all(after: 0.25))
        },
        .wait(0.15),
        .expect("a loading page is visible") { root.plainShelf?.cover != nil },
        .picture(
          "flash",
          caption: "A loading page appears at once and disappears a tenth of a second later.",
          .trouble),
        .wait(0.3),
        .expect("the loading page is gone again") { root.plainShelf?.cover == nil },
      ]
    },
    script: { _ in
      [
        .wait(0.14),
        .expectUnseen(Copy.shelfLoading.text),
        .picture(
          "just-before", caption: "Just before the response: no placeholder is visible.", .moving),
        .wait(0.06),
        .expectUnseen(Copy.shelfLoading.text),
        .expectSeen(Copy.moonJarName.text),
        .wait(0.5),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf, without a placeholder before it."),
      ]
    }
  )
}
