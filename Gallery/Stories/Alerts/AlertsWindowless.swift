// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

extension Story {
  static let alertsWindowless = Story(
    feature: .alerts,
    name: "windowless",
    title: Words("An alert from code without a view controller", chinese: "没有视图控制器也能弹出提示"),
    trouble: Words(
      "A class that watches prices or the network has to ask the user something, but it has no view "
        + "controller to present on, and the topmost one may be busy or about to go.",
      chinese: "监听价格或网络的类有话要问用户，手里却没有可用的视图控制器；而最上层的那个可能正忙，也可能马上就要离开。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user opens the bag") { root.openBag(Store()) },
        .wait(1),
        .perform("a price changes, and the class that hears of it presents on the first page") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(2),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expectSeen(Copy.bagClose.text),
        .picture(
          "refused", caption: "That page presents the bag. The question is never asked.", .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .perform("the server tells the bag that a price has changed") { watcher.priceDidChange() },
        .wait(1),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture(
          "above-a-page",
          caption: "A system alert above the home page, shown by a class that knows no page: "
            + "alert.usher.show()."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expectUnseen(Copy.priceAlertTitle.text),
        .expect("the answer has reached the class that asked") { watcher.answer == .kept },
        .tap(Copy.heroButton.text),
        .wait(1),
        .picture("product", caption: "Afterwards the app goes on as if nothing had been."),
        .perform("the user opens the bag") {
          root.openBag(Store())
        },
        .wait(1),
        .picture("bag", caption: "The bag, presented by the app itself."),
        .perform("the network goes, and right after it a price changes") {
          watcher.networkDidGo()
          watcher.priceDidChange()
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectUnseen(Copy.priceAlertTitle.text),
        .picture(
          "above-a-modal",
          caption:
            "It comes above the modal too, where presenting on the home page would have been "
            + "refused. The second alert waits."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expectUnseen(Copy.offlineAlertTitle.text),
        .expectSeen(Copy.priceAlertTitle.text),
        .picture("second-alert", caption: "The second alert, once the first has been answered."),
        .tap(Copy.priceAlertRemove.text),
        .wait(1),
        .expect("the second answer has arrived too") { watcher.answer == .removed },
        .expectSeen(Copy.bagClose.text),
      ]
    }
  )
}
