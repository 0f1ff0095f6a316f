// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledPageBound = Story(
    feature: .styled,
    name: "page-bound",
    title: Words("A styled alert that is bound to a page", chinese: "绑定到页面的卡片提示"),
    trouble: Words(
      "A message opens another page while a question about a jar is visible. The question stays, "
        + "although the jar is no longer visible, or it is gone for good.",
      chinese: "屏幕上正问着一只罐子，一条通知打开了别的页面。问题要么还留在那里，问一只看不见的罐子；要么就此消失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user opens the page of a jar") { root.open(.moonJar, root.shopStore) },
        .wait(1),
        .perform("the shop offers to keep the jar") {
          root.present(
            UIAlertController.plain(
              .lastAlertTitle, .lastAlertMessage, buttons: [.lastAlertKeep, .lastAlertNo]),
            animated: true)
        },
        .wait(1),
        .perform("a message opens the activities") { root.select(1) },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture(
          "stays", caption: "The activities, and a question about a jar that is not visible.",
          .trouble
        ),
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user opens the page of a jar") { root.open(.moonJar, root.shopStore) },
        .wait(1),
        .perform("the shop offers to keep the jar") {
          offer = ShopStyledAlerts.lastPiece.on(root.frontPage).pageExit(.keepAlive).show()
        },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("question", caption: "A question about the jar on the page."),
        .perform("a message opens the activities") { root.select(1) },
        .wait(1),
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("the alert is suspended with its page") { offer?.outcomeIfDismissed == nil },
        .picture("elsewhere", caption: "The activities, without the question."),
        .tap(Copy.tabHome.text),
        .wait(1.5),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("back", caption: "Back on the page of the jar, the same card is resumed."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("the question was answered once") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
      ]
    }
  )
}

extension UIViewController {
  /// Does what a deep link does.
  fileprivate func select(_ tab: Int) {
    (self as? UITabBarController)?.selectedIndex = tab
  }
}
