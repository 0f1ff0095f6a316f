// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsViewAddedLater = Story(
    feature: .alerts,
    name: "view-added-later",
    title: Words("Something is added after the alert", chinese: "提示弹出之后，又加了一个视图"),
    trouble: Words(
      "A presented alert stands in the app’s window like any view. What the app adds to the window "
        + "afterwards lies in front of it: the question is covered and cannot be answered.",
      chinese: "present 出来的提示和别的视图一样，就在应用的窗口里。之后再往窗口上加的视图会压在它上面：问题被盖住，点不到。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("a price changes, and the page asks") {
          root.present(ShopAlerts.price { _ in }, animated: true)
        },
        .wait(1),
        .perform("news from the kiln are added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectOutOfReach(Copy.priceAlertMessage.text),
        .picture("covered", caption: "The news came later and lie on the answers.", .trouble),
      ]
    },
    script: { root in
      let watcher = BagObserver()
      return [
        .perform("a price changes") { watcher.priceDidChange() },
        .wait(1),
        .perform("news from the kiln are added to the window") {
          PlainLayer.show(.arrivals(), in: root.view.window)
        },
        .wait(0.6),
        .expectSeen(Copy.priceAlertTitle.text),
        .expectOutOfReach(Copy.arrivalsSee.text),
        .picture(
          "below", caption: "The alert has a window of its own: what comes later stays below."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("the answer is there") { watcher.answer == .kept },
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
