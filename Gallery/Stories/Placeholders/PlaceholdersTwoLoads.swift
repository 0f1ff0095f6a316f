// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersTwoLoads = Story(
    feature: .placeholders,
    name: "two-loads",
    title: Words("Two loads, and the first finishes last", chinese: "两次加载，第一次最后完成"),
    trouble: Words(
      "The user loads twice. The first response arrives after the second and replaces its content, "
        + "or removes its loading page.",
      chinese: "用户请求了两次。第一次的响应在第二次之后才到，盖掉了新的内容，或者撤掉了它的加载页。"),
    makeRoot: { .shelf(.all(after: 3), .leaves(after: 1.2)) },
    before: { root in
      [
        .perform("the user opens the shelf, in plain UIKit") {
          root.showPlainShelf(says: [.loading], .all(after: 3), .leaves(after: 1.2))
        },
        .wait(0.6),
        .perform("the user starts another load") { root.plainShelf?.load() },
        .wait(1.8),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .wait(2),
        .expect("the late first response has replaced the content") {
          root.plainShelf?.tableView.numberOfRows(inSection: 0) ?? 0 > 2
        },
        .picture("late", caption: "The late response has replaced the newer content.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(0.6),
        .expectSeen(Copy.shelfLoading.text),
        .perform("the user starts another load") { root.shelf?.load() },
        .wait(0.6),
        .picture(
          "second", caption: "The second load; its response arrives before that of the first.",
          .moving),
        .wait(1.2),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .wait(2),
        .expectSeen(Copy.oolongName.text),
        .expectUnseen(Copy.moonJarName.text),
        .picture("content", caption: "The late response is ignored."),
      ]
    }
  )
}
