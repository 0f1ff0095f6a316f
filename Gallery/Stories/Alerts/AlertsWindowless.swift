// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

extension Story {
  static let alertsWindowless = Story(
    feature: .alerts,
    name: "windowless",
    title: Words("An alert from code without a view controller", chinese: "没有视图控制器也能弹出提示"),
    trouble: Words(
      "A class that observes prices or the network has to ask the user something, but it has no "
        + "view controller to present on, and the topmost one may be presenting already or about "
        + "to be dismissed.",
      chinese: "监听价格或网络的类有话要问用户，手里却没有可用的视图控制器；而最上层的那个可能正忙，也可能马上就要离开。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user opens the bag") { root.openBag(Store()) },
        .wait(1),
        .perform("a price changes, and the class that observes it presents on the first page") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(2),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expectSeen(Copy.bagClose.text),
        .picture(
          "refused", caption: "That page is presenting the bag. The question never appears.",
          .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .perform("the server reports a new price") { watcher.priceDidChange() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture(
          "above-a-page",
          caption: "A system alert above the home page, shown with alert.usher.show() by a class "
            + "that has no view controller."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expect("the class that asked has received the answer") { watcher.answer == .kept },
        .tap(Copy.heroButton.text),
        .wait(1),
        .picture("product", caption: "Afterwards the app works as before."),
        .perform("the user opens the bag") {
          root.openBag(Store())
        },
        .wait(1),
        .picture("bag", caption: "The bag, presented by the app itself."),
        .perform("the network connection is lost, and right after it a price changes") {
          watcher.networkDidGo()
          watcher.priceDidChange()
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture(
          "above-a-modal",
          caption:
            "It also appears above the modal, where presenting on the home page would be refused. "
            + "The second alert is queued."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("second-alert", caption: "The second alert, after the first was answered."),
        .tap(Copy.priceAlertRemove.text),
        .wait(1),
        .expect("the second answer has arrived, too") { watcher.answer == .removed },
        .expectSeen(Copy.bagClose.text),
      ]
    }
  )
}
