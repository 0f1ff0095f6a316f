// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueUpdate = Story(
    feature: .queue,
    name: "update",
    title: Words("Three progress reports of one upload in one popup", chinese: "一次上传的三次进度，只用一个弹窗"),
    trouble: Words(
      "Every progress report of an upload shows a popup of its own. The third covers the second "
        + "and the first, the page is nearly black, and each popup has to be closed.",
      chinese: "每次上传进度都弹出一个新的弹窗：第三个压着第二个和第一个，页面几乎全黑，还得一个一个关掉。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let report: @MainActor (Int) -> Void = { arrived in
        PlainLayer.show(UploadCard(arrived: arrived) as UIView, in: root.view.window)
      }
      return [
        .perform("the first photo has arrived") { report(1) },
        .wait(0.8),
        .perform("the second photo has arrived") { report(2) },
        .wait(0.8),
        .perform("the third photo has arrived") { report(3) },
        .wait(0.8),
        .expect("there are three popups") {
          root.view.window?.subviews.filter { $0 is PlainLayer }.count == 3
        },
        .picture(
          "three-popups",
          caption: "Three reports, three popups, and the page is dimmed three times.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the first photo has arrived") { Upload.report(1, on: root) },
        .wait(1),
        .expectSeen(Copy.uploadBody.text("1")),
        .picture("one", caption: "The first report shows the popup."),
        .perform("the second photo has arrived") { Upload.report(2, on: root) },
        .wait(0.5),
        .expectSeen(Copy.uploadBody.text("2")),
        .expectUnseen(Copy.uploadBody.text("1")),
        .expect("there is one popup") {
          root.usher.popups.visiblePopups.count == 1 && root.usher.popups.queuedPopups.isEmpty
        },
        .picture("two", caption: "The second has the same key and updates the visible popup."),
        .perform("the third photo has arrived") { Upload.report(3, on: root) },
        .wait(0.5),
        .expectSeen(Copy.uploadDoneTitle.text),
        .picture(
          "three",
          caption: "The last report updates it once more and dismisses it after three seconds."),
        .wait(3.5),
        .expectUnseen(Copy.uploadDoneTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
        .picture("closed", caption: "The popup was dismissed by its display duration."),
      ]
    }
  )
}
