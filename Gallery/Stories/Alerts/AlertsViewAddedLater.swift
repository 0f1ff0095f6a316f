// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsViewAddedLater = Story(
    feature: .alerts,
    name: "view-added-later",
    title: Words("A view is added after the alert", chinese: "提示弹出之后，又加了一个视图"),
    trouble: Words(
      "A presented alert is in the app’s window like any view. Views that the app adds to the "
        + "window afterwards are in front of it: the question is covered and cannot be answered.",
      chinese: "present 出来的提示和别的视图一样，就在应用的窗口里。之后再往窗口上加的视图会压在它上面：问题被盖住，点不到。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a price changes, and the page asks") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(1),
        .perform("a card with news is added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectOutOfReach(Copy.priceAlertMessage.text),
        .picture("covered", caption: "The card was added later and covers the buttons.", .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .perform("a price changes") { watcher.priceDidChange() },
        .wait(1),
        .perform("a card with news is added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window)
        },
        .wait(0.6),
        .expectSeen(Copy.priceAlertTitle.text),
        .expectOutOfReach(Copy.arrivalsSee.text),
        .picture(
          "below",
          caption: "The alert has a window of its own, so views that are added later are "
            + "behind it."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the answer has arrived") { watcher.answer == .kept },
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
