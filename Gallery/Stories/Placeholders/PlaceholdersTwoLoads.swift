// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersTwoLoads = Story(
    feature: .placeholders,
    name: "two-loads",
    title: Words("Two loads, and the first is late", chinese: "两次加载，第一次来迟"),
    trouble: Words(
      "The user asks twice. The first answer comes after the second and takes its place, or takes away its loading page.",
      chinese: "用户请求了两次。第一次的答案在第二次之后才到，盖掉了新的内容，或者撤掉了它的加载页。"),
    makeRoot: { .shelf(.all(after: 3), .leaves(after: 1.2)) },
    before: { root in
      [
        .perform("the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .all(after: 3), .leaves(after: 1.2))
        },
        .wait(0.6),
        .perform("the user asks for something else") { root.plainShelf?.load() },
        .wait(1.8),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .wait(2),
        .expect("the first answer, which is late, has taken its place") {
          root.plainShelf?.tableView.numberOfRows(inSection: 0) ?? 0 > 2
        },
        .picture("late", caption: "The late answer has taken the place of the new one.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(0.6),
        .expectSeen(Copy.shelfLoading.text),
        .perform("the user asks for something else") { root.shelf?.load() },
        .wait(0.6),
        .picture(
          "second", caption: "The second load; its answer comes before the first one’s.", .moving),
        .wait(1.2),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .wait(2),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .picture("content", caption: "The late answer has changed nothing."),
      ]
    }
  )
}
