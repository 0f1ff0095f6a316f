// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersEmpty = Story(
    feature: .placeholders,
    name: "empty",
    title: Words("Nothing to show", chinese: "没有内容"),
    trouble: Words(
      "The answer is an empty list, and the user looks at an empty page and does not know why.",
      chinese: "返回的是空列表，用户看着空白页面，不知道为什么。"),
    makeRoot: { .shelf(.nothing(after: 0.2)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .nothing(after: 0.2))
        },
        .wait(1),
        .expectUnseen(Copy.shelfEmpty.text),
        .picture("blank", caption: "An empty list says nothing.", .trouble),
      ]
    },
    script: { _ in
      [
        .wait(1),
        .expectSeen(Copy.shelfEmpty.text),
        .picture("empty", caption: "It says that there is nothing, and what can be done."),
      ]
    }
  )
}
