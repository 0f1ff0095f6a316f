// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledInside = Story(
    feature: .styled,
    name: "inside",
    title: Words("In a page, with the bars in reach", chinese: "在页面里，标签栏照样能用"),
    trouble: Words(
      "An alert of the system stops the whole app. A question that belongs to one page keeps the user from "
        + "looking at another one first.",
      chinese: "系统提示会让整个应用停下来。只属于某一页的问题，也不让用户先去看看别的页面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the customer opens an activity, and the page offers a seat") {
          root.open(.wheel, root.shopStore)
        },
        .wait(1),
        .perform("in an alert of the system") {
          root.present(
            UIAlertController.plain(.seatTitle, buttons: [.seatKeep, .seatLater]), animated: true)
        },
        .wait(1),
        .expectOutOfReach(Copy.tabHome.text),
        .picture(
          "stopped", caption: "Nothing else can be looked at before there is an answer.", .trouble),
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .tap(Copy.tabActivities.text),
        .wait(0.6),
        .perform("the customer opens an activity, and the page offers a seat") {
          root.open(.wheel, root.shopStore)
          offer = ShopStyledAlerts.seat.inside(root.frontPage).keepAlive().show()
        },
        .wait(2),
        .expectSeen(Copy.seatTitle.text),
        .picture("inside", caption: "In the middle of what the page shows; the bars are in reach."),
        .tap(Copy.tabHome.text),
        .wait(1),
        .expectUnseen(Copy.seatTitle.text),
        .expect("it waits for its page") { offer?.outcomeIfDismissed == nil },
        .picture("elsewhere", caption: "Another page has nothing to do with it."),
        .tap(Copy.tabActivities.text),
        .wait(1.5),
        .expectSeen(Copy.seatTitle.text),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expect("the seat is asked for") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
        .expectUnseen(Copy.seatTitle.text),
      ]
    }
  )
}
