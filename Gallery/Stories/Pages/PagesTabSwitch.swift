// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesTabSwitch = Story(
    feature: .pages,
    name: "tab-switch",
    title: Words("A popup that follows its tab", chinese: "切换标签页，弹窗跟着页面走"),
    trouble: Words(
      "A popup of the home page switches to another tab. It was added to the window, which all "
        + "tabs share, so it stays in front of the page that it opened.",
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
        .expect("the tab with the activities is selected") { root.frontPage is ActivitiesPage },
        .expectSeen(Copy.picksTitle.text),
        .expectOutOfReach(Copy.tabHome.text),
        .picture(
          "still-there",
          caption: "The activities are behind the popup that opened them.", .trouble),
      ]
    },
    script: { root in
      Story.Step.offersPicks(root) + [
        .picture(
          "home", caption: "A popup of the home page, with a button that selects another tab."),
        .tap(Copy.picksAll.text),
        .wait(1),
        .expectUnseen(Copy.picksTitle.text),
        .expect("the popup is suspended") {
          root.usher.popups.suspendedPopups.count == 1
        },
        .picture("activities", caption: "The other tab. The popup is suspended with its page."),
        .tap(Copy.tabHome.text),
        .wait(1),
        .expectSeen(Copy.picksTitle.text),
        .picture("home-again", caption: "Back on the first tab the popup is resumed."),
      ] + Story.Step.declinesPicks(root)
    }
  )
}
