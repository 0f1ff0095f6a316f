// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersRotation = Story(
    feature: .placeholders,
    name: "rotation",
    title: Words("A placeholder that rotates with the page", chinese: "随页面旋转的占位页"),
    trouble: Words(
      "The error page was made for portrait; in landscape it is skewed, cut off or off center.",
      chinese: "错误页是按竖屏做的，横过来就歪了、被截断或不在中间。"),
    makeRoot: { .shelf(.failure(after: 0.2)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.failure], .failure(after: 0.2))
        },
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .rotate(root, to: .landscapeRight, "the user turns the phone"),
        .wait(1.2),
        .expect("the error page has the size of a portrait screen") {
          guard let page = root.plainShelf, let cover = page.cover else { return false }
          return cover.frame.width < page.view.bounds.width
        },
        .picture("crooked", caption: "In landscape, with the size of a portrait screen.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .picture("upright", caption: "In portrait."),
        .rotate(root, to: .landscapeRight, "the user turns the phone"),
        .wait(1.2),
        .expectSeen(Copy.shelfFailed.text),
        .picture("on-its-side", caption: "In landscape, centered between the bars."),
        .rotate(root, to: .portrait, "the user turns it back"),
        .wait(1.2),
        .expectSeen(Copy.shelfFailed.text),
      ]
    }
  )
}
