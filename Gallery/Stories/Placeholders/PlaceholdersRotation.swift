// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersRotation = Story(
    feature: .placeholders,
    name: "rotation",
    title: Words("Turned on its side", chinese: "旋转屏幕"),
    trouble: Words(
      "The error page was made for an upright screen, and stands crooked, cut off or off the middle on its side.",
      chinese: "错误页是按竖屏做的，横过来就歪了、被截断或不在中间。"),
    makeRoot: { .shelf(.failure(after: 0.2)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.failure], .failure(after: 0.2))
        },
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .perform("the user turns the phone") {
          root.view.window?.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: .landscapeRight))
        },
        .wait(1.2),
        .expect("the page has the size of the upright screen") {
          guard let page = root.plainShelf, let cover = page.cover else { return false }
          return cover.frame.width < page.view.bounds.width
        },
        .picture("crooked", caption: "Made for an upright screen.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .picture("upright", caption: "Upright."),
        .perform("the user turns the phone") {
          root.view.window?.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: .landscapeRight))
        },
        .wait(1.2),
        .expectSeen(Copy.shelfFailed.text),
        .picture("on-its-side", caption: "In the middle between the bars."),
        .perform("and back") {
          root.view.window?.windowScene?.requestGeometryUpdate(
            .iOS(interfaceOrientations: .portrait))
        },
        .wait(1.2),
        .expectSeen(Copy.shelfFailed.text),
      ]
    }
  )
}
