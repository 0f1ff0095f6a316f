// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesActivity = Story(
    feature: .pages,
    name: "activity",
    title: Words("Two activities, two detail pages, one popup", chinese: "一个弹窗，两个活动，两次详情"),
    trouble: Words(
      "A popup offers two activities. The first opens a page, so the popup has to be removed from "
        + "the window. Back on the home page it is gone, and the user cannot open the second.",
      chinese: "弹窗里有两个活动。点击第一个进入详情页，弹窗只好从窗口上移除；返回首页后它没有了，第二个活动再也点不到。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the home page offers two activities") {
          let card = PicksCard()
          let layer = PlainLayer.show(card as UIView, in: root.view.window)
          card.onPick = { [weak layer] activity in
            layer?.remove()
            root.open(activity, root.shopStore)
          }
        },
        .wait(0.6),
        .tap(Copy.wheelActivityTitle.text),
        .wait(1),
        .expectUnseen(Copy.picksTitle.text),
        .tap(Copy.shopName.text),
        .wait(1),
        .expectSeen(Copy.heroTitle.text),
        .expectUnseen(Copy.picksTitle.text),
        .expectUnseen(Copy.eveningActivityTitle.text),
        .picture(
          "popup-is-gone",
          caption: "Back from the first activity: the popup is gone, and the second cannot be "
            + "opened.", .trouble),
      ]
    },
    script: { root in
      Story.Step.offersPicks(root) + [
        .picture("offer", caption: "Two activities in a popup of the home page."),
        .tap(Copy.wheelActivityTitle.text),
        .wait(0.15),
        .picture(
          "leaving", caption: "The first is tapped. The popup fades while its page disappears.",
          .moving),
        .wait(1),
        .expectUnseen(Copy.picksTitle.text),
        .expect("the popup is suspended, because its page was left") {
          root.usher.popups.suspendedPopups.count == 1
        },
        .picture("first", caption: "The first activity. The popup is suspended."),
        .tap(Copy.shopName.text),
        .wait(1.2),
        .expectSeen(Copy.picksTitle.text),
        .picture("back", caption: "Back on the home page: the same popup, with its state."),
        .tap(Copy.eveningActivityTitle.text),
        .wait(1.2),
        .expectUnseen(Copy.picksTitle.text),
        .expectSeen(Copy.eveningActivityPlace.text),
        .picture("second", caption: "The second activity can be opened, too."),
        .tap(Copy.shopName.text),
        .wait(1.2),
      ] + Story.Step.declinesPicks(root)
    }
  )
}
