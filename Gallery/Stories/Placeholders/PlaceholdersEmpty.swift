// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersEmpty = Story(
    feature: .placeholders,
    name: "empty",
    title: Words("An empty result", chinese: "空的结果"),
    trouble: Words(
      "The response is an empty list, and the user sees a blank page without an explanation.",
      chinese: "返回的是空列表，用户看着空白页面，不知道为什么。"),
    makeRoot: { .shelf(.nothing(after: 0.2)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .nothing(after: 0.2))
        },
        .wait(1),
        .expectUnseen(Copy.shelfEmpty.text),
        .picture("blank", caption: "An empty list explains nothing.", .trouble),
      ]
    },
    script: { _ in
      [
        .wait(1),
        .expectSeen(Copy.shelfEmpty.text),
        .picture(
          "empty", caption: "The placeholder says that the list is empty, and what the user can do."
        ),
      ]
    }
  )
}
