// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsSceneClosed = Story(
    feature: .alerts,
    name: "scene-closed",
    title: Words("The window that asked is closed", chinese: "正在提问的窗口被关掉"),
    trouble: Words(
      "A question is up in the second window of a tablet, and the customer closes that window. No button "
        + "was tapped, so no handler runs: the app believes that it is asking, and asks no more.",
      chinese: "平板上的第二个窗口正弹着一个问题，用户把这个窗口关掉了。没有按钮被点过，回调不会执行：应用以为还在问，从此不再问。"),
    device: .iPad,
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var isAsking = false
      let ask: @MainActor (UIViewController?) -> Void = { page in
        guard !isAsking else { return }
        isAsking = true
        page?.present(ShopAlerts.price { _ in isAsking = false }, animated: true)
      }
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("a price changes, and the second window asks") { ask(root.rootOfOtherWindow) },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .perform("the customer closes the second window") { root.closeOtherWindow() },
        .wait(0.5),
        .turnToWindow(0),
        .wait(0.5),
        .perform("the price changes again") { ask(root) },
        .wait(1),
        .expect("the app believes that it is asking") { isAsking },
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture(
          "never-again", caption: "The question went with its window, and is not asked again.",
          .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("a price changes, and the second window asks") {
          watcher.priceDidChange(in: root.rootOfOtherWindow?.usher.popups)
        },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("second-window", caption: "The question is up in the second window."),
        .perform("the customer closes that window") { root.closeOtherWindow() },
        .wait(0.5),
        .turnToWindow(0),
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture(
          "first-window",
          caption: "Its end is known, with a reason: the class that asks has asked again here."),
        .tap(Copy.priceAlertRemove.text),
        .wait(1),
        .expect("the answer is there") { watcher.answer == .removed },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
