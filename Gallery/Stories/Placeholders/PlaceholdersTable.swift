// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersTable = Story(
    feature: .placeholders,
    name: "table",
    title: Words("Pull to refresh on an empty list", chinese: "空列表的下拉刷新"),
    trouble: Words(
      "An empty page over a table turns scrolling off and on: the list cannot be pulled, or "
        + "scrolls although it should not.",
      chinese: "盖在表格上的空白页把滚动关了又开：要么不能下拉，要么不该滚动时也能滚动。"),
    makeRoot: { .shelf(.nothing(after: 0.2), .all(after: 1)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading, .empty], .nothing(after: 0.2), .all(after: 1))
        },
        .wait(1),
        .expectSeen(Copy.shelfEmpty.text),
        .press(at: CGPoint(x: 0.5, y: 0.3)),
        .move(to: CGPoint(x: 0.5, y: 0.75), over: 0.4),
        .lift,
        .wait(2),
        .expectSeen(Copy.shelfEmpty.text),
        .expectUnseen(Copy.moonJarName.text),
        .picture(
          "stuck", caption: "Pulled, but the list cannot scroll, because the page covers it.",
          .trouble),
      ]
    },
    script: { root in
      [
        .wait(1),
        .expectSeen(Copy.shelfEmpty.text),
        .press(at: CGPoint(x: 0.5, y: 0.3)),
        .move(to: CGPoint(x: 0.5, y: 0.75), over: 0.4),
        .wait(0.1),
        .expectSeen(Copy.shelfEmpty.text),
        .picture(
          "pulled",
          caption: "The placeholder follows the finger, and the refresh control is visible.",
          .moving),
        .lift,
        .wait(0.6),
        .expectSeen(Copy.shelfLoading.text),
        .wait(2),
        .expectSeen(Copy.moonJarName.text),
        .expect("the properties of the list are unchanged") {
          guard let list = root.shelf?.tableView else { return false }
          return list.isScrollEnabled && list.showsVerticalScrollIndicator && list.scrollsToTop
        },
        .picture("content", caption: "The list, with its properties unchanged."),
      ]
    }
  )
}
