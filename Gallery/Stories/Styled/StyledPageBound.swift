// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledPageBound = Story(
    feature: .styled,
    name: "page-bound",
    title: Words("Back with the page that it is about", chinese: "与它所说的页面同进同退"),
    trouble: Words(
      "A message opens another page while a question about a jar is on the screen. It stays there, about "
        + "a jar that nobody sees, or it is gone for ever.",
      chinese: "屏幕上正问着一只罐子，一条通知打开了别的页面。问题要么还留在那里，问一只看不见的罐子；要么就此消失。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the customer looks at a jar") { root.open(.moonJar, root.shopStore) },
        .wait(1),
        .perform("the workshop asks whether to keep it") {
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
          "stays", caption: "The activities, and a question about a jar that nobody sees.", .trouble
        ),
      ]
    },
    script: { root in
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the customer looks at a jar") { root.open(.moonJar, root.shopStore) },
        .wait(1),
        .perform("the workshop asks whether to keep it") {
          offer = ShopStyledAlerts.lastPiece.on(root.frontPage).keepAlive().show()
        },
        .wait(1),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("question", caption: "A question about the jar behind it."),
        .perform("a message opens the activities") { root.select(1) },
        .wait(1),
        .expectUnseen(Copy.lastAlertTitle.text),
        .expect("it waits for its page") { offer?.outcomeIfDismissed == nil },
        .picture("elsewhere", caption: "Here is no jar, and no question about one."),
        .tap(Copy.tabHome.text),
        .wait(1.5),
        .expectSeen(Copy.lastAlertTitle.text),
        .picture("back", caption: "Back at the jar, the same card is back."),
        .tap(Copy.lastAlertKeep.text),
        .wait(1),
        .expect("it has been answered once") {
          offer?.outcomeIfDismissed?.value?.button.id == ShopStyledAlerts.Choice.yes
        },
      ]
    }
  )
}

extension UIViewController {
  /// What a link into the app does.
  fileprivate func select(_ tab: Int) {
    (self as? UITabBarController)?.selectedIndex = tab
  }
}
