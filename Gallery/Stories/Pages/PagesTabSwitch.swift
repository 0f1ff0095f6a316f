// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesTabSwitch = Story(
    feature: .pages,
    name: "tab-switch",
    title: Words("A popup and another tab", chinese: "切换标签页，弹窗跟着页面走"),
    trouble: Words(
      "A popup of the home page leads to another tab. It was added to the window, which all tabs "
        + "share, so it is still there, in front of where it has led to.",
      chinese: "首页的弹窗把用户带到另一个标签页。可它加在所有标签页共用的窗口上，于是依然挡在目标页面前面。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the home page offers two activities") {
          let card = PicksCard()
          card.onAll = { (root as? UITabBarController)?.selectedIndex = 1 }
          PlainLayer.show(card as UIView, in: root.view.window)
        },
        .wait(0.6),
        .tap(Copy.picksAll.text),
        .wait(1),
        .expect("the tab is the one with the activities") { root.frontPage is ActivitiesPage },
        .expectSeen(Copy.picksTitle.text),
        .expectOutOfReach(Copy.tabHome.text),
        .picture(
          "still-there",
          caption: "All activities are there, behind the popup that has led to them.", .trouble),
      ]
    },
    script: { root in
      Story.Step.offersPicks(root) + [
        .picture("home", caption: "A popup of the home page, with a way to another tab."),
        .tap(Copy.picksAll.text),
        .wait(1),
        .expectUnseen(Copy.picksTitle.text),
        .expect("the popup is suspended, not ended") {
          root.usher.popups.suspendedPopups.count == 1
        },
        .picture("activities", caption: "The other tab. The popup is suspended with its page."),
        .tap(Copy.tabHome.text),
        .wait(1),
        .expectSeen(Copy.picksTitle.text),
        .picture("home-again", caption: "Back on the first tab it is there again."),
      ] + Story.Step.declinesPicks(root)
    }
  )
}
