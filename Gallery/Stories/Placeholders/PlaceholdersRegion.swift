// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersRegion = Story(
    feature: .placeholders,
    name: "region",
    title: Words("A placeholder for part of a page", chinese: "页面局部的占位页"),
    trouble: Words(
      "Only the list is missing, but the loading page covers the content that is already there.",
      chinese: "只缺列表，加载页却把已经有的内容全部盖住了。"),
    makeRoot: {
      ShopNavigation(
        rootViewController: RegionPage(ShelfServer([.failure(after: 1), .leaves(after: 0.1)])))
    },
    before: { root in
      [
        .perform("the user opens the page, in plain UIKit") {
          PlainRegionPage.show(in: root, .failure(after: 1))
        },
        .wait(0.6),
        .expectOutOfReach(Copy.heroTitle.text),
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .expectOutOfReach(Copy.heroTitle.text),
        .picture(
          "covered", caption: "Only the list has failed, but the error covers the whole page.",
          .trouble),
      ]
    },
    script: { root in
      [
        .wait(0.8),
        .expectSeen(Copy.heroTitle.text),
        .picture("loading", caption: "The card is visible; below it the list is loading."),
        .wait(0.8),
        .expectSeen(Copy.heroTitle.text),
        .expect("only the list has failed") { root.region?.kind == .failure },
        .picture("failure", caption: "A failure in the area of the list."),
        .tap(Copy.shelfRetry.text),
        .wait(1.5),
        .expectUnseen(Copy.shelfFailed.text),
        .expect("the list is filled") { root.region?.isFilled == true },
        .picture("content", caption: "The list is visible, too."),
      ]
    }
  )
}
