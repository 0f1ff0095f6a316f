// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersFailureRetry = Story(
    feature: .placeholders,
    name: "failure-retry",
    title: Words("A failure, and a second try", chinese: "失败之后再试一次"),
    trouble: Words(
      "The request fails. The page stays on its wheel for ever, or the retry leaves the old error standing.",
      chinese: "请求失败了。页面永远在转圈，或者重试之后旧的错误还留在那里。"),
    makeRoot: { .shelf(.failure(after: 1), .all(after: 1)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading, .failure], .failure(after: 1), .all(after: 1))
        },
        .wait(1.6),
        .expectSeen(Copy.shelfFailed.text),
        .tap(Copy.shelfRetry.text),
        .wait(2),
        .expect("the products have come") { root.plainShelf?.cover == nil },
        .expectSeen(Copy.shelfFailed.text),
        .picture("left-over", caption: "The second try went well, behind the old error.", .trouble),
      ]
    },
    script: { _ in
      [
        .wait(1.6),
        .expectSeen(Copy.shelfFailed.text),
        .expectSeen(Copy.shelfFailedNote.text),
        .picture("failure", caption: "What went wrong, and a button that tries again."),
        .tap(Copy.shelfRetry.text),
        .wait(0.5),
        .expectUnseen(Copy.shelfFailed.text),
        .expectSeen(Copy.shelfLoading.text),
        .picture("again", caption: "Whoever asks again is answered at once.", .moving),
        .wait(1.2),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf."),
      ]
    }
  )
}
