// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersRefreshFails = Story(
    feature: .placeholders,
    name: "refresh-fails",
    title: Words("A refresh that fails", chinese: "刷新失败"),
    trouble: Words(
      "The list is visible and the user pulls to refresh. The refresh fails, and an error page "
        + "replaces the whole list.",
      chinese: "列表已经在了，用户下拉刷新失败，整个列表却被错误页替换。"),
    makeRoot: { .shelf(.all(after: 0.2), .failure(after: 0.6)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.failure], .all(after: 0.2), .failure(after: 0.6))
        },
        .wait(1),
        .expectSeen(Copy.moonJarName.text),
        .perform("the user pulls to refresh") { root.plainShelf?.load() },
        .wait(1.5),
        .expectSeen(Copy.shelfFailed.text),
        .expect("the list is covered") { root.plainShelf?.cover != nil },
        .picture("gone", caption: "The refresh failed, and the whole list is gone.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(1),
        .expectSeen(Copy.moonJarName.text),
        .press(at: CGPoint(x: 0.5, y: 0.3)),
        .move(to: CGPoint(x: 0.5, y: 0.8), over: 0.4),
        .lift,
        .wait(0.3),
        .picture("pulled", caption: "The user pulls, and the app loads again.", .moving),
        .wait(2.5),
        .expectSeen(Copy.moonJarName.text),
        .expectSeen(Copy.shelfStale.text),
        .expect("the page still has content") {
          root.shelf?.usher.placeholder.hasContent == true
        },
        .picture(
          "kept", caption: "The shelf stays visible, and a card says that it was not refreshed."),
        .tap(Copy.shelfStaleDone.text),
        .wait(1),
        .expectUnseen(Copy.shelfStale.text),
      ]
    }
  )
}
