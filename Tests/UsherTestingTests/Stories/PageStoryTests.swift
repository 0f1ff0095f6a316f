// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The page stories: what goes wrong in plain UIKit, and each step with Usher.
@MainActor
struct PageStoryTests {
  @Test
  func `before, a late popup appears on the wrong page; after, it waits for its page`() throws {
    let before = try Playthrough(.pagesLate, .before)["wrong-page"]
    #expect(before.isVisible(.deliveryTitle))
    #expect(!before.isVisible(.bagClose))

    let play = try Playthrough(.pagesLate, .after)
    let home = play["home"]
    #expect(!home.isVisible(.deliveryTitle))
    #expect(home.windowCount == 1)
    #expect(home.queued == 1)
    #expect(home.visible == 0)
    let bag = play["bag-again"]
    #expect(bag.isVisible(.deliveryTitle))
    #expect(bag.isVisible(.bagClose))
    #expect(bag.visible == 1)
    #expect(bag.queued == 0)
  }

  @Test func `before, the second activity is lost; after, the popup is resumed`() throws {
    let before = try Playthrough(.pagesActivity, .before)["popup-is-gone"]
    #expect(!before.isVisible(.eveningActivityTitle))

    let play = try Playthrough(.pagesActivity, .after)
    #expect(play["offer"].isHittable(.wheelActivityTitle))
    let first = play["first"]
    #expect(first.suspended == 1)
    #expect(first.visible == 0)
    #expect(first.windowCount == 1)
    let back = play["back"]
    #expect(back.visible == 1)
    #expect(back.suspended == 0)
    #expect(back.isHittable(.eveningActivityTitle))
    #expect(play["second"].suspended == 1)
  }

  @Test func `before, typed text is lost with the popup; after, the form is resumed`() throws {
    let before = try Playthrough(.pagesTypedText, .before)["empty"]
    #expect(before.isVisible(.engravingTitle))
    #expect(!before.tree.contains("Mei & Lin"))

    let play = try Playthrough(.pagesTypedText, .after)
    let bowl = play["bowl"]
    #expect(bowl.suspended == 1)
    #expect(!bowl.tree.contains("EngravingCard"))
    let back = play["back"]
    #expect(back.tree.contains("contains “Mei & Lin”"))
    #expect(back.visible == 1)
  }

  @Test func `before, a popup is in front of a sheet; after, it is suspended and resumed`() throws {
    let before = try Playthrough(.pagesSheet, .before)["in-front-of-the-sheet"]
    #expect(before.isVisible(.voucherTitle))
    #expect(!before.isHittable(.bagClose))

    let play = try Playthrough(.pagesSheet, .after)
    for name in ["sheet", "half-way"] {
      let moment = play[name]
      #expect(!moment.isVisible(.voucherTitle), "name: \(name)")
      #expect(moment.tree.contains("BagRow"), "name: \(name)")
      #expect(moment.suspended == 1, "name: \(name)")
      #expect(moment.windowCount == 1, "name: \(name)")
    }
    #expect(play["sheet"].isHittable(.bagClose))
    let back = play["back"]
    #expect(back.isVisible(.voucherTitle))
    #expect(back.visible == 1)
    #expect(back.suspended == 0)
  }

  @Test func `before, a cancelled swipe mixes up popups; after, it changes nothing`() throws {
    let before = try Playthrough(.pagesHalfSwipe, .before)["mixed-up"]
    #expect(!before.isVisible(.tipTitle))
    #expect(before.isVisible(.arrivalsTitle))
    #expect(before.isVisible(.addToBag))

    let play = try Playthrough(.pagesHalfSwipe, .after)
    let whole = play["tip"]
    for name in ["tip", "half-way", "cancelled"] {
      let moment = play[name]
      #expect(moment.isVisible(.tipTitle) == (name != "half-way"), "name: \(name)")
      #expect(!moment.isVisible(.arrivalsTitle), "name: \(name)")
      #expect(moment.visible == 1, "name: \(name)")
      #expect(moment.queued == 1, "name: \(name)")
    }
    #expect(play["cancelled"].tree == whole.tree)
    let home = play["home"]
    #expect(!home.isVisible(.tipTitle))
    #expect(home.isVisible(.arrivalsTitle))
  }

  @Test func `before, a popup covers another tab; after, it stays on its own tab`() throws {
    let before = try Playthrough(.pagesTabSwitch, .before)["still-there"]
    #expect(before.isVisible(.picksTitle))
    #expect(!before.isHittable(.tabHome))

    let play = try Playthrough(.pagesTabSwitch, .after)
    let activities = play["activities"]
    #expect(!activities.isVisible(.picksTitle))
    #expect(activities.isHittable(.tabHome))
    #expect(activities.suspended == 1)
    #expect(play["home-again"].visible == 1)
  }

  @Test func `before, a popup outlives its page; after, it is dismissed with its page`() throws {
    let before = try Playthrough(.pagesRootReplaced, .before)["left-over"]
    #expect(before.isVisible(.picksTitle))
    #expect(!before.isHittable(.tabHome))

    let play = try Playthrough(.pagesRootReplaced, .after)
    #expect(play["offer"].queued == 1)
    let newRoot = play["new-root"]
    #expect(!newRoot.isVisible(.picksTitle))
    #expect(newRoot.isVisible(.arrivalsTitle))
    #expect(newRoot.visible == 1)
    #expect(newRoot.queued == 0)
    #expect(newRoot.suspended == 0)
  }

  @Test
  func `before, an offer outlasts the page of its column; after, each page has its own`() throws {
    let before = try Playthrough(.pagesSplitView, .before)
    let problem = before["wrong-page"]
    #expect(problem.isVisible(.seatTitle))
    #expect(problem.isHittable(.seatKeep))
    #expect(problem.isVisible(.openingActivityTitle))
    #expect(!problem.isVisible(.activitiesReserved))
    #expect(!before["wrong-seat"].isVisible(.activitiesRelease))

    let play = try Playthrough(.pagesSplitView, .after)
    let offer = play["offer"]
    #expect(offer.isVisible(.seatTitle))
    #expect(offer.visible == 1)
    #expect(offer.queued == 1)
    for (name, suspended) in [("other-page", 1), ("list", 0)] {
      let moment = play[name]
      #expect(moment.isVisible(.pullTitle), "name: \(name)")
      #expect(!moment.isVisible(.seatTitle), "name: \(name)")
      #expect(moment.visible == 1, "name: \(name)")
      #expect(moment.suspended == suspended)
      #expect(moment.queued == 1 - suspended)
    }
    let again = play["offer-again"]
    #expect(again.isVisible(.seatTitle))
    #expect(!again.isVisible(.pullTitle))
    #expect(again.visible == 1)
    #expect(again.suspended == 0)
    let kept = play["kept"]
    #expect(kept.isVisible(.activitiesRelease))
    #expect(kept.visible == 0)
    #expect(kept.windowCount == 1)
  }
}
