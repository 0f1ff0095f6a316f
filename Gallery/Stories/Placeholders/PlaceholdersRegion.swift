// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import Usher

extension Story {
  static let placeholdersRegion = Story(
    feature: .placeholders,
    name: "region",
    title: Words("A part of a page", chinese: "页面的一部分"),
    trouble: Words(
      "Only the list is missing, and the loading page covers everything that is there already.",
      chinese: "只缺列表，加载页却把已经有的内容全部盖住了。"),
    makeRoot: {
      ShopNavigation(
        rootViewController: RegionPage(ShelfServer([.failure(after: 1), .leaves(after: 0.1)])))
    },
    before: { root in
      [
        .perform("the page, in plain UIKit") {
          PlainRegionPage.show(in: root, .failure(after: 1))
        },
        .wait(0.6),
        .expectOutOfReach(Copy.heroTitle.text),
        .wait(1),
        .expectSeen(Copy.shelfFailed.text),
        .expectOutOfReach(Copy.heroTitle.text),
        .picture(
          "covered", caption: "Only the list has failed; nothing of the page is left.", .trouble),
      ]
    },
    script: { root in
      [
        .wait(0.8),
        .expectSeen(Copy.heroTitle.text),
        .picture("loading", caption: "The card is there; below it something loads."),
        .wait(0.8),
        .expectSeen(Copy.heroTitle.text),
        .expect("the list has failed, and the page has not") { root.region?.kind == .failure },
        .picture("failure", caption: "A failure where the list would be."),
        .tap(Copy.shelfRetry.text),
        .wait(1.5),
        .expectUnseen(Copy.shelfFailed.text),
        .expect("the list is there") { root.region?.isFilled == true },
        .picture("content", caption: "The list is there, too."),
      ]
    }
  )
}
