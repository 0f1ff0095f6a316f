// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let queueGuide = Story(
    feature: .queue,
    name: "guide",
    title: Words("A guide of three steps without interruptions", chinese: "三步引导，中间不被打断"),
    trouble: Words(
      "Each step of the guide shows the next one when its button is tapped. A campaign whose "
        + "images have just loaded knows nothing about the guide and covers the second step.",
      chinese: "引导的每一步在点击按钮后显示下一步。活动弹窗的图片恰好此时加载完成，它对引导一无所知，直接盖在了第二步上。"),
    makeRoot: { Shop.makeRoot() },
    before: { root in
      let guide = PlainGuide(on: root.frontPage)
      return [
        .perform("the guide begins") { guide.show(0) },
        .wait(0.5),
        .tap(Copy.guideNext.text),
        .wait(0.5),
        .expectSeen(Copy.guidePieceTitle.text),
        .perform("the images of a campaign have loaded") {
          PlainLayer.show(.arrivals(), in: root.view.window, atBottom: true)
        },
        .wait(0.6),
        .expectSeen(Copy.arrivalsTitle.text),
        .expectOutOfReach(Copy.guideNext.text),
        .picture(
          "campaign-in-between",
          caption: "The campaign appears during the guide and covers its second step.", .trouble),
      ]
    },
    script: { root in
      [
        .perform("the guide begins") { Guide.begin(on: root.frontPage) },
        .wait(0.8),
        .expectSeen(Copy.guideHeroTitle.text),
        .picture(
          "step-1",
          caption: "The first step. All three were queued together, as one sequence."),
        .tap(Copy.guideNext.text),
        .wait(0.8),
        .expectSeen(Copy.guidePieceTitle.text),
        .perform("the images of a campaign have loaded") {
          root.usher.popups.show(ShopPopups.arrivals)
        },
        .wait(0.8),
        .expectSeen(Copy.guidePieceTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .expect("the campaign waits because the sequence is running") {
          root.usher.popups.queuedPopups.contains { popup in
            popup.blockers.contains {
              if case .sequenceRunning(_) = $0 { true } else { false }
            }
          }
        },
        .picture(
          "step-2",
          caption: "A campaign with a higher priority waits: nothing else starts during a "
            + "sequence."),
        .tap(Copy.guideNext.text),
        .wait(0.8),
        .expectSeen(Copy.guideTeaTitle.text),
        .expectUnseen(Copy.arrivalsTitle.text),
        .picture(
          "step-3", caption: "The last step. The page has scrolled to the item that it describes."),
        .tap(Copy.guideDone.text),
        .wait(1.2),
        .expectSeen(Copy.arrivalsTitle.text),
        .picture("campaign", caption: "The guide is finished, and the campaign is shown."),
        .tap(Copy.arrivalsLater.text),
        .wait(1),
        .expect("the page receives touches again") { root.hasKeys },
      ]
    }
  )
}
