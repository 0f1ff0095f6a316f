// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledLongText = Story(
    feature: .styled,
    name: "long-text",
    title: Words("More text than fits on the screen", chinese: "一屏放不下的文字"),
    trouble: Words(
      "The card grows with its text until the title and the buttons are off the screen, and it "
        + "cannot be closed any more.",
      chinese: "文字越多卡片越高，直到标题和按钮都跑出屏幕，再也关不掉。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      [
        .perform("the user opens the text about the shop") {
          PlainLayer.show(
            PlainCard(
              .aboutHeading,
              [
                .aboutText, .openingActivityText, .wheelActivityText, .mendingActivityText,
                .eveningActivityText,
              ],
              buttons: [.bagClose]), on: root)
        },
        .wait(0.6),
        .expectUnseen(Copy.aboutHeading.text),
        .expectUnseen(Copy.bagClose.text),
        .picture(
          "beyond",
          caption: "The title and the button are off the screen. The card cannot be closed.",
          .trouble
        ),
      ]
    },
    script: { root in
      var card: PopupHandle<StyledAlertResult>?
      return [
        .perform("the user opens the text about the shop") { card = ShopStyledAlerts.about.show() },
        .wait(1),
        .expectSeen(Copy.aboutHeading.text),
        .picture("long", caption: "The text scrolls, and the button stays visible."),
        .press(at: CGPoint(x: 0.5, y: 0.62)),
        .move(to: CGPoint(x: 0.5, y: 0.3), over: 0.3),
        .lift,
        .wait(1.5),
        .picture(
          "scrolled", caption: "Scrolled down. A separator shows that there is more text above."),
        .tap(Copy.bagClose.text),
        .wait(1),
        .expect("the button has dismissed it") {
          card?.outcomeIfDismissed?.value?.button.role == .cancel
        },
        .expectUnseen(Copy.aboutHeading.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
