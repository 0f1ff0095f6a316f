// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let styledLargeIcon = Story(
    feature: .styled,
    name: "large-icon",
    title: Words("A large picture in place of the icon", chinese: "用一张大图代替图标"),
    trouble: Words(
      "A picture that extends above the edge of a card is clipped by the card’s corners, or "
        + "receives touches that were meant for the page.",
      chinese: "伸出卡片边缘的图片会被卡片自己的圆角切掉，或者把本该落在页面上的触摸拦了下来。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let teapot = ArtworkView(.teapot, wall: Palette.sandWall, cornerRadius: 48)
      let card = PlainCard(.arrivingTitle, buttons: [.arrivingDone])
      return [
        .perform("the teapot has been shipped, on a card that clips its content") {
          card.addTopView(with: teapot, size: 96, overhang: 48)
          PlainLayer.show(card, on: root)
        },
        .wait(1),
        .expectSeen(Copy.arrivingTitle.text),
        .expect("half of the picture is clipped") {
          teapot.frame.midY == 0 && card.clipsToBounds
        },
        .picture(
          "cut-off", caption: "The card clips the part of the picture above its edge.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the teapot has been shipped") { ShopStyledAlerts.arriving.show() },
        .wait(1),
        .expectSeen(Copy.arrivingTitle.text),
        .picture("teapot", caption: "The large icon, with a view of the shop in it."),
        .tap(Copy.arrivingDone.text),
        .wait(1),
        .expectUnseen(Copy.arrivingTitle.text),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
