// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let pagesRootReplaced = Story(
    feature: .pages,
    name: "root-replaced",
    title: Words("Replacing the root dismisses the popups of old pages", chinese: "根页面更换，旧弹窗一并结束"),
    trouble: Words(
      "The app replaces the window’s root view controller. A popup of a page that no longer exists "
        + "stays on the window, and its buttons do nothing.",
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
        .perform("the app replaces its root") { window?.rootViewController = Shop.makeRoot() },
        .wait(1),
        .expectSeen(Copy.picksTitle.text),
        .tap(Copy.wheelActivityTitle.text),
        .wait(1),
        .expect("the button opens no visible page") {
          window?.rootViewController?.frontPage is HomePage
        },
        .expectSeen(Copy.picksTitle.text),
        .picture(
          "left-over",
          caption: "The pages are new, the popup is old. Tapping an activity opens a page in the "
            + "old hierarchy.", .trouble),
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
        .perform("the app has news for any page") {
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(0.5),
        .expectSeen(Copy.picksTitle.text),
        .picture("offer", caption: "A popup of the home page; news for the whole app is queued."),
        .perform("the app replaces its root") { window?.rootViewController = Shop.makeRoot() },
        .wait(1.5),
        .expectUnseen(Copy.picksTitle.text),
        .expect("the popup was dismissed, because its page is gone") {
          offer?.outcomeIfDismissed?.reason == .pageGone
        },
        .expectSeen(Copy.arrivalsTitle.text),
        .picture(
          "new-root",
          caption: "The old page and its popup are gone. The popup for the whole app appears."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expect("the new page receives touches") { window?.isKeyWindow == true },
      ]
    }
  )
}
