// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let alertsSecondScene = Story(
    feature: .alerts,
    name: "second-scene",
    title: Words("An alert in the window that it belongs to", chinese: "提示显示在它所属的窗口里"),
    trouble: Words(
      "The window for alerts was created in the app’s first scene. On iPad the user works in a "
        + "second window: its alert appears in the first, where the user does not see it.",
      chinese: "提示用的窗口是按应用的第一个窗口建的。在 iPad 上，用户正用着第二个窗口，提示却弹到了用户看不到的第一个窗口里。"),
    device: .iPad,
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let windows = PlainAlertWindows(beside: root.view.window)
      return [
        .openWindow { Shop.makeColumns() },
        .wait(0.5),
        .perform("the second window learns that its seat is taken") {
          windows.show(ShopAlerts.seatHasGone { _ in })
        },
        .wait(1),
        .expectSeen(Copy.wheelActivityTitle.text),
        .expectUnseen(Copy.seatAlertTitle.text),
        .picture(
          "nothing-here", caption: "The window that requested a seat shows nothing.", .trouble),
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
        .perform("the second window learns that its seat is taken") {
          guard let popups = root.rootOfOtherWindow?.usher.popups else { return }
          ShopAlerts.seatHasGone { waits = $0 }.usher.show(in: popups)
        },
        .wait(1),
        .expectSeen(Copy.seatAlertTitle.text),
        .picture(
          "second-window", caption: "The alert appears in the window that it belongs to."),
        .turnToWindow(0),
        .wait(0.5),
        .expectSeen(Copy.priceAlertTitle.text),
        .expectUnseen(Copy.seatAlertTitle.text),
        .picture(
          "first-window",
          caption: "The first window has an alert of its own at the same time: two queues."),
        .tap(Copy.priceAlertKeep.text),
        .wait(1),
        .expect("that answer belongs to the first window") {
          watcher.answer == .kept && waits == nil
        },
        .turnToWindow(1),
        .wait(0.5),
        .tap(Copy.seatAlertLeave.text),
        .wait(1),
        .expect("this answer belongs to the second window") { waits == false },
        .expectUnseen(Copy.seatAlertTitle.text),
      ]
    }
  )
}
