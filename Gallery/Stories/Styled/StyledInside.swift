// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledInside = Story(
    feature: .styled,
    name: "inside",
    title: Words("An alert inside a page, with usable bars", chinese: "页面内的提示，标签栏照样能用"),
    trouble: Words(
      "A system alert blocks the whole app. A question about one page keeps the user from looking "
        + "at another page first.",
      chinese: "系统提示会让整个应用停下来。只属于某一页的问题，也不让用户先去看看别的页面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the user opens an activity, and its page offers a seat") {
          root.open(.wheel, root.shopStore)
        },
        .wait(1),
        .perform("the offer is a system alert") {
          root.present(
            UIAlertController.plain(.seatTitle, buttons: [.seatKeep, .seatLater]), animated: true)
        },
        .wait(1),
        .expectOutOfReach(Copy.tabHome.text),
        .picture(
          "stopped", caption: "No other page can be opened before there is an answer.", .trouble),
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the user opens an activity, and its page offers a seat") {
          root.open(.wheel, root.shopStore)
          offer = ShopStyledAlerts.seat.inside(root.frontPage).pageExit(.keepAlive).show()
        },
        .wait(2),
        .expectSeen(Copy.seatTitle.text),
        .picture("inside", caption: "In the center of the page; the bars can be used."),
        .tap(Copy.tabHome.text),
        .wait(1),
        .expectUnseen(Copy.seatTitle.text),
        .expect("the alert is suspended with its page") { offer?.outcomeIfDismissed == nil },
        .picture("elsewhere", caption: "Another page, without the alert."),
        .tap(Copy.tabActivities.text),
        .wait(1.5),
        .expectSeen(Copy.seatTitle.text),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expect("the seat was requested") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expectUnseen(Copy.seatTitle.text),
      ]
    }
  )
}
