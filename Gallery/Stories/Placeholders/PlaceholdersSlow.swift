// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersSlow = Story(
    feature: .placeholders,
    name: "slow",
    title: Words("A slow load", chinese: "缓慢的加载"),
    trouble: Words(
      "A page that shows nothing while it loads looks broken, and one with an activity indicator "
        + "in every corner looks restless.",
      chinese: "加载时什么都不显示，页面像是坏了；到处转圈，又让人不安。"),
    makeRoot: { .shelf(.all(after: 2)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [], .all(after: 2))
        },
        .wait(1.5),
        .expectUnseen(Copy.shelfLoading.text),
        .expectUnseen(Copy.moonJarName.text),
        .picture("blank", caption: "A blank page for two seconds.", .trouble),
      ]
    },
    script: { _ in
      [
        .wait(0.1),
        .expectUnseen(Copy.shelfLoading.text),
        .wait(0.8),
        .expectSeen(Copy.shelfLoading.text),
        .picture("loading", caption: "After a short delay, the loading placeholder appears."),
        .wait(0.7),
        .picture(
          "further",
          caption: "One of the 81 pictures of its animation, each drawn when it is needed.", .moving
        ),
        .wait(1.4),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf."),
      ]
    }
  )
}
