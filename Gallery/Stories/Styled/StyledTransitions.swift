// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledTransitions = Story(
    feature: .styled,
    name: "motions",
    title: Words("Two ways to come and go", chinese: "两种来去的方式"),
    trouble: Words(
      "An animation is written for each card, and the next one comes when the code believes that it has "
        + "ended: a quarter of a second too early.",
      chinese: "每张卡片各写一套动画，下一张在代码“以为”结束的时候就来了：早了四分之一秒。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let queue = PlainCardQueue(in: root.view.window)
      return [
        .perform("two cards are to come, one after the other") {
          queue.show(PlainCard(.deliveryTitle, [.deliveryBody], buttons: [.deliveryAccept]))
          queue.show(PlainCard(.arrivalsTitle, [.arrivalsBody], buttons: [.arrivalsLater]))
        },
        .wait(1),
        .expectUnseen(Copy.arrivalsTitle.text),
        .perform("the first is closed") { queue.remove() },
        .wait(0.12),
        .expectSeen(Copy.arrivalsTitle.text),
        .expect("the first is still there") {
          root.view.window?.subviews.filter { $0 is PlainLayer }.count == 2
        },
        .picture("both", caption: "The second comes while the first is still leaving.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("two cards are to come, each in its own way") {
          ShopStyledAlerts.delivery
            .transition(in: .slideInFromTop, out: .slideOutToBottom).show()
          ShopStyledAlerts.arrivals
            .transition(in: .slideInToCenter.spring(damping: 0.6), out: .slideOutFromCenter).show()
        },
        .wait(0.2),
        .picture("from-above", caption: "The first comes from above.", .moving),
        .wait(1),
        .expectSeen(Copy.deliveryTitle.text),
        .picture("first", caption: "And is there."),
        .tap(Copy.deliveryAccept.text),
        .wait(0.15),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "down", caption: "It leaves downwards; the second waits for its real end.", .moving),
        .wait(0.6),
        .picture("growing", caption: "The second grows.", .moving),
        .wait(1),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("second", caption: "And is there."),
        .tap(Copy.arrivalsLater.text),
        .wait(0.15),
        .picture("growing-away", caption: "It leaves towards the user.", .moving),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
