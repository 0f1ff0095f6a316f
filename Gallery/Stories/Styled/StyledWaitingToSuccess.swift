// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledWaitingToSuccess = Story(
    feature: .styled,
    name: "waiting-to-success",
    title: Words("From waiting to success on one card", chinese: "同一张卡片，从等待到完成"),
    trouble: Words(
      "The waiting alert disappears, a new alert appears, and the page flashes between them. If "
        + "the new one is presented too early, neither is visible.",
      chinese: "转圈的弹窗消失，新的提示再出现，中间页面一闪；要是新的来得太早，两个都不见了。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the order is sent, and a waiting alert is presented") {
          root.present(UIAlertController.plain(.orderingTitle), animated: true)
        },
        .wait(1),
        .perform("the shop has responded: one alert is dismissed, another one presented") {
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
          caption: "The first was still being dismissed, so UIKit refused the second.",
          .trouble),
      ]
    },
    script: { root in
      var order: PopupHandle<StyledAlertResult>?
      return [
        .perform("the order is sent") { order = ShopStyledWork.ordering.show() },
        .wait(1),
        .expectSeen(Copy.orderingTitle.text),
        .picture("waiting", caption: "The waiting card, with a cancel button."),
        .perform("the shop has responded") {
          order?.update {
            $0.changing(to: .success, Copy.orderedTitle.text).message(Copy.orderedMessage.text)
              .button(Copy.orderedDone.text).dismissGestures([.tapOutside, .escape])
          }
        },
        .wait(0.12),
        .picture("morph", caption: "Halfway: one text fades out, the other fades in.", .moving),
        .wait(0.16),
        .picture("drawing", caption: "The icon is being drawn.", .moving),
        .wait(0.8),
        .expectSeen(Copy.orderedTitle.text),
        .expectUnseen(Copy.orderingTitle.text),
        .expect("it is the same popup") {
          order?.outcomeIfDismissed == nil && root.usher.popups.visiblePopups.count == 1
        },
        .picture("success", caption: "The same card, in the same position, with the same handle."),
        .tap(Copy.orderedDone.text),
        .wait(1),
        .perform("another order is sent") { order = ShopStyledWork.ordering.show() },
        .wait(1),
        .perform("the shop cannot be reached") {
          order?.update {
            $0.changing(to: .error, Copy.notOrderedTitle.text).message(Copy.notOrderedMessage.text)
              .button(Copy.notOrderedLater.text, role: .cancel)
          }
        },
        .wait(1),
        .expectSeen(Copy.notOrderedTitle.text),
        .picture("failure", caption: "The same transition for a failure."),
        .tap(Copy.notOrderedLater.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
