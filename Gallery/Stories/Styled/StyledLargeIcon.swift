// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledLargeIcon = Story(
    feature: .styled,
    name: "large-icon",
    title: Words("A picture in place of the icon, and large", chinese: "用一张大图代替图标"),
    trouble: Words(
      "A picture above the edge of a card is cut off by the card’s own corners, or it takes touches that "
        + "were meant for the page.",
      chinese: "伸出卡片边缘的图片会被卡片自己的圆角切掉，或者把本该落在页面上的触摸拦了下来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let teapot = ArtworkView(.teapot, wall: Palette.sandWall, cornerRadius: 48)
      let card = PlainCard(.arrivingTitle, buttons: [.arrivingDone])
      return [
        .perform("the teapot is on its way, on a card with corners of its own") {
          card.addTopView(with: teapot, size: 96, overhang: 48)
          PlainLayer.show(card, on: root)
        },
        .wait(1),
        .expectSeen(Copy.arrivingTitle.text),
        .expect("half of the picture is where the card shows nothing") {
          teapot.frame.midY == 0 && card.clipsToBounds
        },
        .picture(
          "cut-off", caption: "The card’s corners cut off what is above its edge.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the teapot is on its way") { ShopStyledAlerts.arriving.show() },
        .wait(1),
        .expectSeen(Copy.arrivingTitle.text),
        .picture("teapot", caption: "The large icon, and in it a view of the shop’s."),
        .tap(Copy.arrivingDone.text),
        .wait(1),
        .expectUnseen(Copy.arrivingTitle.text),
        .expect("the page is reached by touches again") { root.hasKeys },
      ]
    }
  )
}
