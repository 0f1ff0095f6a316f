// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesRootReplaced = Story(
    feature: .pages,
    name: "root-replaced",
    title: Words("The app begins anew, and old popups end", chinese: "根页面更换，旧弹窗一并结束"),
    trouble: Words(
      "The app replaces the window’s root view controller, to begin anew. A popup of a page that no "
        + "longer exists stays on the window, and its buttons lead nowhere.",
      chinese: "应用更换了窗口的根视图控制器。原页面已不存在，它的弹窗却还留在窗口上，按钮也不再有任何作用。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      var window: UIWindow?
      return [
        .perform("the home page offers two activities") { [weak home = root.frontPage] in
          window = root.view.window
          let card = PicksCard()
          card.onPick = { home?.open($0, root.shopStore) }
          PlainLayer.show(card as UIView, in: window)
        },
        .wait(0.6),
        .perform("the app begins anew") { window?.rootViewController = Shop.makeRoot() },
        .wait(1),
        .expectSeen(Copy.picksTitle.text),
        .tap(Copy.wheelActivityTitle.text),
        .wait(1),
        .expect("the button leads nowhere") {
          window?.rootViewController?.frontPage is HomePage
        },
        .expectSeen(Copy.picksTitle.text),
        .picture(
          "left-over",
          caption: "The pages are new, the popup is old. Tapping an activity opens a page that "
            + "nobody sees.", .trouble),
      ]
    },
    script: { root in
      var window: UIWindow?
      var offer: PopupHandle<Never>?
      return [
        .perform("the home page offers two activities") {
          window = root.view.window
          let home = root.frontPage
          offer = home.usher.popups.show(ShopPopups.picks(on: home, root.shopStore))
        },
        .wait(0.5),
        .perform("the app has news, whatever the page") {
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(0.5),
        .expectSeen(Copy.picksTitle.text),
        .picture("offer", caption: "A popup of the home page; news for the whole app wait."),
        .perform("the app begins anew") { window?.rootViewController = Shop.makeRoot() },
        .wait(1.5),
        .expectUnseen(Copy.picksTitle.text),
        .expect("the popup has ended, because its page is gone") {
          offer?.outcomeIfDismissed?.reason == .pageGone
        },
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "anew",
          caption: "The old page is gone, and its popup with it. What was for the whole app comes."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expect("the new page is reached by touches") { window?.isKeyWindow == true },
      ]
    }
  )
}
