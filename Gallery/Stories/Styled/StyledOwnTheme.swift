// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOwnTheme = Story(
    feature: .styled,
    name: "own-theme",
    title: Words("Alerts on the shop’s own paper", chinese: "印在自家纸上的提示"),
    trouble: Words(
      "Each alert is dressed by hand where it is shown. One is forgotten, and a new colour means a search "
        + "through the whole app.",
      chinese: "每个提示都在弹出的地方单独打扮一遍。总有一个会漏掉，换个颜色就得搜遍整个应用。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the shop asks whether it may write, on a card that was dressed by hand") {
          PlainLayer.ask(
            PlainCard(.consentTitle, [.consentBody], buttons: [.consentYes, .consentNo]), on: root
          ) { _ in }
        },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture(
          "dressed", caption: "Paper, ink and celadon, all said where it is shown.", .trouble),
        .tap(Copy.consentNo.text),
        .wait(1),
        .perform("a seat is to be given back, by code that does not know of it") {
          root.present(
            UIAlertController.plain(
              .releaseAlertTitle, .releaseAlertMessage,
              buttons: [.releaseAlertConfirm, .releaseAlertCancel]), animated: true)
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture(
          "forgotten", caption: "And one that was forgotten: another app, it seems.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the app dresses all its alerts") { StyledAlertTheme.default = .shop },
        .perform("the shop asks whether it may write") { ShopStyledAlerts.consent.show() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("letters", caption: "Paper, ink and celadon; the circle stands on the card."),
        .tap(Copy.consentNo.text),
        .wait(1),
        .perform("a seat is to be given back") {
          ShopStyledAlerts.release {}.theme { $0.metrics.cornerRadius = 8 }.show()
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture("own-corners", caption: "The same theme, and corners that only this one has."),
        .tap(Copy.releaseAlertCancel.text),
        .wait(1),
        .perform("the app goes back to the looks of the system") {
          StyledAlertTheme.default = .system
        },
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
