// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersFailureRetry = Story(
    feature: .placeholders,
    name: "failure-retry",
    title: Words("A failure and a retry", chinese: "失败之后再试一次"),
    trouble: Words(
      "The request fails. The activity indicator never stops, or the old error stays visible after "
        + "a retry.",
      chinese: "请求失败了。页面永远在转圈，或者重试之后旧的错误还留在那里。"),
    makeRoot: { .shelf(.failure(after: 1), .all(after: 1)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading, .failure], .failure(after: 1), .all(after: 1))
        },
        .wait(1.6),
        .expectSeen(Copy.shelfFailed.text),
        .tap(Copy.shelfRetry.text),
        .wait(2),
        .expect("the products are loaded") { root.plainShelf?.cover == nil },
        .expectSeen(Copy.shelfFailed.text),
        .picture(
          "left-over", caption: "The retry succeeded, but the old error covers the content.",
          .trouble),
      ]
    },
    script: { _ in
      [
        .wait(1.6),
        .expectSeen(Copy.shelfFailed.text),
        .expectSeen(Copy.shelfFailedNote.text),
        .picture("failure", caption: "The failure, with a retry button."),
        .tap(Copy.shelfRetry.text),
        .wait(0.5),
        .expectUnseen(Copy.shelfFailed.text),
        .expectSeen(Copy.shelfLoading.text),
        .picture(
          "again", caption: "A retry shows the loading placeholder without a delay.", .moving),
        .wait(1.2),
        .expectSeen(Copy.moonJarName.text),
        .picture("content", caption: "The shelf."),
      ]
    }
  )
}
