// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledTint = Story(
    feature: .styled,
    name: "tint",
    title: Words("A colour of its own, grey behind what is in front", chinese: "自己的颜色，退到后面就变灰"),
    trouble: Words(
      "A card in the colour of the brand stays as bright as it was when an alert of the system comes in "
        + "front of it: two things ask to be answered.",
      chinese: "系统提示盖上来的时候，品牌色的卡片还是那么亮：像是两件事同时在等人回答。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let circle = UIView()
      return [
        .perform("the shop offers a seat, on a card in its colour") {
          let card = PlainCard(.seatTitle, buttons: [.seatKeep, .seatLater])
          circle.backgroundColor = Palette.accent
          circle.roundCorners(28)
          card.addTopView(with: circle, size: 56, overhang: -16)
          PlainLayer.show(card as UIView, in: root.view.window, atBottom: true)
        },
        .wait(1),
        .perform("the network goes, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectOutOfReach(Copy.seatKeep.text),
        .picture("bright", caption: "The card cannot be used, and looks as if it could.", .trouble),
      ]
    },
    script: { root in
      let mark = UIImageView(
        image: UIImage(
          systemName: "calendar", withConfiguration: UIImage.SymbolConfiguration(pointSize: 26)))
      mark.contentMode = .center
      var offer: PopupHandle<StyledAlertResult>?
      return [
        .perform("the shop offers a seat") {
          offer = ShopStyledAlerts.seat.tint(Palette.accent).icon {
            mark.tintColor = Palette.onAccent
            return mark
          }.show()
        },
        .wait(1),
        .expectSeen(Copy.seatTitle.text),
        .expect("it is in its colour") { mark.tintAdjustmentMode == .normal },
        .picture("celadon", caption: "The circle and the button have the shop’s colour."),
        .perform("the network goes, which has to be said above it") {
          ShopAlerts.offline().usher.show(above: offer?.erased)
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expect("it is dimmed") { mark.tintAdjustmentMode == .dimmed },
        .picture("grey", caption: "Behind something modal it is grey, as every tint is."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expect("it is in its colour again") { mark.tintAdjustmentMode == .normal },
        .picture("celadon-again", caption: "And it has its colour back."),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
