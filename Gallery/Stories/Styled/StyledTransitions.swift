// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledTransitions = Story(
    feature: .styled,
    name: "transitions",
    title: Words("Two transitions in sequence", chinese: "先后两种转场"),
    trouble: Words(
      "Each card has a hand-written animation, and the next card appears when the code assumes "
        + "that it has ended: a quarter of a second too early.",
      chinese: "每张卡片各写一套动画，下一张在代码“以为”结束的时候就来了：早了四分之一秒。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let queue = PlainCardQueue(in: root.view.window)
      return [
        .perform("two cards are queued") {
          queue.show(PlainCard(.deliveryTitle, [.deliveryBody], buttons: [.deliveryAccept]))
          queue.show(PlainCard(.arrivalsTitle, [.arrivalsBody], buttons: [.arrivalsLater]))
        },
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .perform("the first is dismissed") { queue.remove() },
        .wait(0.12),
        .expectSeen(Copy.arrivalsTitle.text),
        .expect("the first is still visible") {
          root.view.window?.subviews.filter { $0 is PlainLayer }.count == 2
        },
        .picture(
          "both", caption: "The second appears while the first is still disappearing.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("two alerts are queued, each with its own transition") {
          ShopStyledAlerts.delivery
            .transition(in: .classic(.slideInFromTop), out: .classic(.slideOutToBottom)).show()
          ShopStyledAlerts.arrivals
            .transition(
              in: .classic(.slideInToCenter).spring(damping: 0.6),
              out: .classic(.slideOutFromCenter)
            ).show()
        },
        .wait(0.2),
        .picture("from-above", caption: "The first slides in from the top.", .moving),
        .wait(1),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("first", caption: "The first is visible."),
        .tap(Copy.deliveryAccept.text),
        .wait(0.15),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "down",
          caption: "The first slides out to the bottom; the second waits until it has "
            + "disappeared.", .moving),
        .wait(0.6),
        .picture("growing", caption: "The second scales up.", .moving),
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("second", caption: "The second is visible."),
        .tap(Copy.arrivalsLater.text),
        .wait(0.05),
        .picture(
          "growing-away", caption: "The second disappears while it scales up further.", .moving),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
