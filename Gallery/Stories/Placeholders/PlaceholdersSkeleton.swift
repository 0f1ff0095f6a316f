// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersSkeleton = Story(
    feature: .placeholders,
    name: "skeleton",
    title: Words("Blocks in the shape of the content", chinese: "骨架屏"),
    trouble: Words(
      "An activity indicator does not show what is loading, and when the content arrives, the whole "
        + "page changes.",
      chinese: "转圈看不出在加载什么，内容一到，整个页面都变了样。"),
    makeRoot: { .shelf(loading: .skeleton(.shelf), .all(after: 2)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .all(after: 2))
        },
        .wait(1),
        .expect("a loading page is visible") { root.plainShelf?.cover != nil },
        .picture("loading", caption: "An activity indicator, whatever is loading.", .trouble),
        .wait(1.5),
        .expect("the loading page is gone") { root.plainShelf?.cover == nil },
      ]
    },
    script: { _ in
      [
        .wait(0.1),
        .expectUnseen(Copy.shelfLoading.text),
        .wait(0.7),
        // The blocks are one element for VoiceOver, with the title of the page.
        .expectSeen(Copy.shelfLoading.text),
        .picture(
          "loading", caption: "Blocks where the products will be, and a light that moves over them."
        ),
        .wait(0.4),
        .picture("light", caption: "The light moves across all blocks at once.", .moving),
        .wait(1.5),
        .expectUnseen(Copy.shelfLoading.text),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf; each product is where its blocks were."),
      ]
    }
  )
}
