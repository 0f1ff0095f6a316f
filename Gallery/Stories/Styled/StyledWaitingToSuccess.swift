// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledWaitingToSuccess = Story(
    feature: .styled,
    name: "waiting-to-success",
    title: Words("Waiting becomes done, on one card", chinese: "同一张卡片，从等待到完成"),
    trouble: Words(
      "The wheel goes, a new alert comes, and between them the page flashes. If the new one comes before the "
        + "old one has gone, neither is there.",
      chinese: "转圈的弹窗消失，新的提示再出现，中间页面一闪；要是新的来得太早，两个都不见了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the order is sent, and an alert waits") {
          root.present(UIAlertController.plain(.orderingTitle), animated: true)
        },
        .wait(1),
        .perform("the shop has answered: one alert goes, another one is presented") {
          root.dismiss(animated: true)
          root.present(
            UIAlertController.plain(.orderedTitle, .orderedMessage, buttons: [.orderedDone]),
            animated: true)
        },
        .wait(1),
        .expectUnseen(Copy.orderingTitle.text),
        .expectUnseen(Copy.orderedTitle.text),
        .picture(
          "neither",
          caption: "The first was still there, so UIKit refused the second: neither is there.",
          .trouble),
      ]
    },
    script: { root in
      var order: PopupHandle<StyledAlertResult>?
      return [
        .perform("the order is sent") { order = ShopStyledWork.ordering.show() },
        .wait(1),
        .expectSeen(Copy.orderingTitle.text),
        .picture("waiting", caption: "The card waits, and can be left."),
        .perform("the shop has answered") {
          order?.update {
            $0.changing(.success, Copy.orderedTitle.text).message(Copy.orderedMessage.text)
              .button(Copy.orderedDone.text, role: .cancel)
          }
        },
        .wait(0.12),
        .picture("morph", caption: "Half way: one text goes, the other comes.", .moving),
        .wait(0.16),
        .picture("drawing", caption: "The icon draws itself.", .moving),
        .wait(0.8),
        .expectSeen(Copy.orderedTitle.text),
        .expectUnseen(Copy.orderingTitle.text),
        .expect("it is the same popup") {
          order?.outcomeIfDismissed == nil && root.usher.popups.visiblePopups.count == 1
        },
        .picture("success", caption: "The same card, in the same place, for the same handle."),
        .tap(Copy.orderedDone.text),
        .wait(1),
        .perform("another order is sent") { order = ShopStyledWork.ordering.show() },
        .wait(1),
        .perform("the shop cannot be reached") {
          order?.update {
            $0.changing(.error, Copy.notOrderedTitle.text).message(Copy.notOrderedMessage.text)
              .button(Copy.notOrderedLater.text, role: .cancel)
          }
        },
        .wait(1),
        .expectSeen(Copy.notOrderedTitle.text),
        .picture("failure", caption: "The same way, when it has not gone well."),
        .tap(Copy.notOrderedLater.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
