// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersSlow = Story(
    feature: .placeholders,
    name: "slow",
    title: Words("A page that takes its time", chinese: "慢慢加载的页面"),
    trouble: Words(
      "A page that shows nothing while it loads looks broken, and one with a wheel in every corner looks restless.",
      chinese: "加载时什么都不显示，页面像是坏了；到处转圈，又让人不安。"),
    makeRoot: { .shelf(.all(after: 2)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [], .all(after: 2))
        },
        .wait(1.5),
        .expectUnseen(Copy.shelfLoading.text),
        .expectUnseen(Copy.moonJarName.text),
        .picture("blank", caption: "Nothing for two seconds: is it broken?", .trouble),
      ]
    },
    script: { _ in
      [
        .wait(0.1),
        .expectUnseen(Copy.shelfLoading.text),
        .wait(0.8),
        .expectSeen(Copy.shelfLoading.text),
        .picture("loading", caption: "After a moment: a letter is on its way to the kiln."),
        .wait(0.7),
        .picture("further", caption: "One picture of 81, drawn when it is seen.", .moving),
        .wait(1.4),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf."),
      ]
    }
  )
}
