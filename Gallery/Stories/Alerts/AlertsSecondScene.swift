// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsSecondScene = Story(
    feature: .alerts,
    name: "second-scene",
    title: Words("An alert in the window where it was asked for", chinese: "在哪个窗口提问，就在哪个窗口弹出"),
    trouble: Words(
      "The window for alerts was made for the app’s first window. On a tablet somebody works in a second "
        + "one: its alert comes up in the first, where nobody looks.",
      chinese: "提示用的窗口是按应用的第一个窗口建的。在平板上，用户正用着第二个窗口，提示却弹到了没人看的第一个窗口里。"),
    device: .iPad,
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let windows = PlainAlertWindows(beside: root.view.window)
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("the second window hears that its seat has gone") {
          windows.show(ShopAlerts.seatHasGone { _ in })
        },
        .wait(1),
        .expectSeen(Copy.wheelActivityTitle.text),
        .expectUnseen(Copy.seatAlertTitle.text),
        .picture(
          "nothing-here", caption: "The window that asked for a seat hears nothing.", .trouble),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.seatAlertTitle.text),
        .picture("other-window", caption: "The alert is in the other window.", .trouble),
      ]
    },
    script: { root in
      var waits: Bool?
      let watcher = BagObserver()
      return [
        .perform("a price changes, while there is one window") { watcher.priceDidChange() },
        .wait(1),
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .expectUnseen(Copy.priceAlertTitle.text),
        .perform("the second window hears that its seat has gone") {
          guard let popups = root.rootOfOtherWindow?.usher.popups else { return }
          ShopAlerts.seatHasGone { waits = $0 }.usher.show(in: popups)
        },
        .wait(1),
        .expectSeen(Copy.seatAlertTitle.text),
        .picture(
          "second-window", caption: "The alert comes in the window that it is about."),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.priceAlertTitle.text),
        .expectUnseen(Copy.seatAlertTitle.text),
        .picture("first-window", caption: "The first has its own, at the same time: two lines."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("that answer belongs to the first") { watcher.answer == .kept && waits == nil },
        .turnToWindow(1),
        .wait(0.5),
        .tap(Copy.seatAlertLeave.text),
        .wait(1),
        .expect("and this one to the second") { waits == false },
        .expectUnseen(Copy.seatAlertTitle.text),
      ]
    }
  )
}
