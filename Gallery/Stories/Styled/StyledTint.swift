// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledTint = Story(
    feature: .styled,
    name: "tint",
    title: Words("A tint that is dimmed behind an alert", chinese: "在提示后面变灰的颜色"),
    trouble: Words(
      "A card in the brand color keeps its color when a system alert appears in front of it: both "
        + "look as if they could be used.",
      chinese: "系统提示盖上来的时候，品牌色的卡片还是那么亮：像是两个都能操作。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let circle = UIView()
      return [
        .perform("the shop offers a seat, on a card in the brand color") {
          let card = PlainCard(.seatTitle, buttons: [.seatKeep, .seatLater])
          circle.backgroundColor = Palette.accent
          circle.roundCorners(28)
          card.addTopView(with: circle, size: 56, overhang: -16)
          PlainLayer.show(card as UIView, in: root.view.window, atBottom: true)
        },
        .wait(1),
        .perform("the network connection is lost, and the page says so") {
          root.present(ShopAlerts.offline(), animated: true)
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expectOutOfReach(Copy.seatKeep.text),
        .picture("bright", caption: "The card cannot be used, but looks as if it could.", .trouble),
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
            mark.tintColor = Palette.accent
            return mark
          }.show()
        },
        .wait(1),
        .expectSeen(Copy.seatTitle.text),
        .expect("the card has its tint") { mark.tintAdjustmentMode == .normal },
        .picture("celadon", caption: "The circle and the button have the tint of the shop."),
        .perform("the network connection is lost, and an alert appears above the card") {
          ShopAlerts.offline().usher.show(above: offer)
        },
        .wait(1),
        .expectSeen(Copy.offlineAlertTitle.text),
        .expect("the tint is dimmed") { mark.tintAdjustmentMode == .dimmed },
        .picture("gray", caption: "Behind a modal alert the tint is gray, as in UIKit."),
        .tap(Copy.offlineAlertDone.text),
        .wait(1),
        .expect("the card has its tint again") { mark.tintAdjustmentMode == .normal },
        .picture("celadon-again", caption: "The tint is restored."),
        .tap(Copy.seatKeep.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
