// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledOwnTheme = Story(
    feature: .styled,
    name: "own-theme",
    title: Words("A theme of the app", chinese: "应用自己的主题"),
    trouble: Words(
      "Each alert is styled by hand where it is shown. One is forgotten, and a new color means a "
        + "search through the whole app.",
      chinese: "每个提示都在弹出的地方单独设置样式。总有一个会漏掉，换个颜色就得搜遍整个应用。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the app asks for consent, on a card styled by hand") {
          PlainLayer.ask(
            PlainCard(.consentTitle, [.consentBody], buttons: [.consentYes, .consentNo]), on: root
          ) { _ in }
        },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture(
          "styled-by-hand", caption: "The colors of the shop, set where the card is shown.",
          .trouble),
        .tap(Copy.consentNo.text),
        .wait(1),
        .perform("the user gives a seat back, in code without that style") {
          root.present(
            UIAlertController.plain(
              .releaseAlertTitle, .releaseAlertMessage,
              buttons: [.releaseAlertConfirm, .releaseAlertCancel]), animated: true)
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture(
          "forgotten", caption: "One alert was forgotten and looks like another app.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the app sets the default theme") { StyledAlertTheme.default = .shop },
        .perform("the app asks for consent") { ShopStyledAlerts.consent.show() },
        .wait(1),
        .expectSeen(Copy.consentTitle.text),
        .picture("letters", caption: "The colors of the shop; the circle is inside the card."),
        .tap(Copy.consentNo.text),
        .wait(1),
        .perform("the user gives a seat back") {
          ShopStyledAlerts.release {}.theme { $0.metrics.cornerRadius = 8 }.show()
        },
        .wait(1),
        .expectSeen(Copy.releaseAlertTitle.text),
        .picture(
          "own-corners", caption: "The same theme, with another corner radius for this alert."),
        .tap(Copy.releaseAlertCancel.text),
        .wait(1),
        .perform("the app restores the system theme") {
          StyledAlertTheme.default = .system
        },
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
