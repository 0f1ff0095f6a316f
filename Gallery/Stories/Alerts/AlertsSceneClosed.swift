// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsSceneClosed = Story(
    feature: .alerts,
    name: "scene-closed",
    title: Words("The window with the question is closed", chinese: "显示问题的窗口被关闭"),
    trouble: Words(
      "A question is visible in the second window on iPad, and the user closes that window. No "
        + "button was tapped, so no handler is called: the app’s flag stays set, and it never asks "
        + "again.",
      chinese: "iPad 上的第二个窗口正弹着一个问题，用户把这个窗口关掉了。没有按钮被点过，回调不会执行：应用的标志没有复位，从此不再问。"),
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
        .perform("the user closes the second window") { root.closeOtherWindow() },
        .wait(0.5),
        .turnToWindow(0),
        .wait(0.5),
        .perform("the price changes again") { ask(root) },
        .wait(1),
        .expect("the app’s flag says that it is asking") { isAsking },
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture(
          "never-again",
          caption: "The question disappeared with its window and is not asked again.",
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
        .picture("second-window", caption: "The question is visible in the second window."),
        .perform("the user closes that window") { root.closeOtherWindow() },
        .wait(0.5),
        .turnToWindow(0),
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture(
          "first-window",
          caption: "The outcome has a reason, so the class that asked shows it again here."),
        .tap(Copy.priceAlertRemove.text),
        .wait(1),
        .expect("the answer has arrived") { watcher.answer == .removed },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
