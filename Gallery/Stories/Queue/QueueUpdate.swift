// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueUpdate = Story(
    feature: .queue,
    name: "update",
    title: Words("Three reports of one upload in one popup", chinese: "一次上传的三次进度，只用一个弹窗"),
    trouble: Words(
      "Every report of an upload shows a popup of its own. The third lies on the second and on the "
        + "first, the page is nearly black, and each wants to be closed.",
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
          caption: "Three reports, three popups on top of each other; the page is dimmed three "
            + "times.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the first photo has arrived") { Upload.report(1, on: root) },
        .wait(1),
        .expectSeen(Copy.uploadBody.text("1")),
        .picture("one", caption: "The first report opens the popup."),
        .perform("the second photo has arrived") { Upload.report(2, on: root) },
        .wait(0.5),
        .expectSeen(Copy.uploadBody.text("2")),
        .expectUnseen(Copy.uploadBody.text("1")),
        .expect("there is one popup") {
          root.usher.popups.visiblePopups.count == 1 && root.usher.popups.queuedPopups.isEmpty
        },
        .picture("two", caption: "The second has its key and changes what is there, in place."),
        .perform("the third photo has arrived") { Upload.report(3, on: root) },
        .wait(0.5),
        .expectSeen(Copy.uploadDoneTitle.text),
        .picture("three", caption: "The last report says so, and gives it three seconds more."),
        .wait(3.5),
        .expectUnseen(Copy.uploadDoneTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
        .picture("closed", caption: "It has closed by itself."),
      ]
    }
  )
}
