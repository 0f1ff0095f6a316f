// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of pages show, looked at from outside: what goes wrong in plain UIKit, and each
/// step with Usher.
@MainActor
struct PageStoryTests {
  @Test func `before, a late answer is on the wrong page; after, it waits for its own`() throws {
    let trouble = try Playthrough(.pagesLate, .before)["wrong-page"]
    #expect(trouble.sees(.deliveryTitle) && !trouble.sees(.bagClose))

    let play = try Playthrough(.pagesLate, .after)
    let home = try play["home"]
    #expect(!home.sees(.deliveryTitle) && home.windowCount == 1)
    #expect(home.waiting == 1 && home.visible == 0)
    let bag = try play["bag-again"]
    #expect(bag.sees(.deliveryTitle) && bag.sees(.bagClose))
    #expect(bag.visible == 1 && bag.waiting == 0)
  }

  @Test func `before, the second activity is out of reach; after, the popup is back`() throws {
    let trouble = try Playthrough(.pagesActivity, .before)["popup-is-gone"]
    #expect(!trouble.sees(.eveningActivityTitle))

    let play = try Playthrough(.pagesActivity, .after)
    #expect(try play["offer"].reaches(.wheelActivityTitle))
    let first = try play["first"]
    #expect(first.suspended == 1 && first.visible == 0 && first.windowCount == 1)
    let back = try play["back"]
    #expect(back.visible == 1 && back.suspended == 0)
    #expect(back.reaches(.eveningActivityTitle))
    #expect(try play["second"].suspended == 1)
  }

  @Test func `before, the name is lost with the popup; after, it is the same form`() throws {
    let trouble = try Playthrough(.pagesTypedText, .before)["empty"]
    #expect(trouble.sees(.engravingTitle) && !trouble.tree.contains("Mei & Lin"))

    let play = try Playthrough(.pagesTypedText, .after)
    let bowl = try play["bowl"]
    #expect(bowl.suspended == 1 && !bowl.tree.contains("EngravingCard"))
    let back = try play["back"]
    #expect(back.tree.contains("holds “Mei & Lin”") && back.visible == 1)
  }

  @Test func `before, a popup stands on a sheet; after, it leaves and comes back`() throws {
    let trouble = try Playthrough(.pagesSheet, .before)["in-front-of-the-sheet"]
    #expect(trouble.sees(.voucherTitle) && !trouble.reaches(.bagClose))

    let play = try Playthrough(.pagesSheet, .after)
    for name in ["sheet", "half-way"] {
      let moment = try play[name]
      #expect(!moment.sees(.voucherTitle) && moment.tree.contains("BagLine"))
      #expect(moment.suspended == 1 && moment.windowCount == 1)
    }
    #expect(try play["sheet"].reaches(.bagClose))
    let back = try play["back"]
    #expect(back.sees(.voucherTitle) && back.visible == 1 && back.suspended == 0)
  }

  @Test func `before, half a swipe mixes popups up; after, it changes nothing`() throws {
    let trouble = try Playthrough(.pagesHalfSwipe, .before)["mixed-up"]
    #expect(!trouble.sees(.tipTitle) && trouble.sees(.arrivalsTitle))
    #expect(trouble.sees(.addToBag))

    let play = try Playthrough(.pagesHalfSwipe, .after)
    let whole = try play["tip"]
    for name in ["tip", "half-way", "given-up"] {
      let moment = try play[name]
      #expect(moment.sees(.tipTitle) && !moment.sees(.arrivalsTitle))
      #expect(moment.visible == 1 && moment.waiting == 1)
    }
    #expect(try play["given-up"].tree == whole.tree)
    let home = try play["home"]
    #expect(!home.sees(.tipTitle) && home.sees(.arrivalsTitle))
  }

  @Test func `before, a popup covers another tab; after, it stays with its own`() throws {
    let trouble = try Playthrough(.pagesTabSwitch, .before)["still-there"]
    #expect(trouble.sees(.picksTitle) && !trouble.reaches(.tabHome))

    let play = try Playthrough(.pagesTabSwitch, .after)
    let activities = try play["activities"]
    #expect(!activities.sees(.picksTitle) && activities.reaches(.tabHome))
    #expect(activities.suspended == 1)
    #expect(try play["home-again"].visible == 1)
  }

  @Test func `before, a popup outlives its page; after, it ends with it`() throws {
    let trouble = try Playthrough(.pagesRootReplaced, .before)["left-over"]
    #expect(trouble.sees(.picksTitle) && !trouble.reaches(.tabHome))

    let play = try Playthrough(.pagesRootReplaced, .after)
    #expect(try play["offer"].waiting == 1)
    let anew = try play["anew"]
    #expect(!anew.sees(.picksTitle) && anew.sees(.arrivalsTitle))
    #expect(anew.visible == 1 && anew.waiting == 0 && anew.suspended == 0)
  }

  @Test func `before, an offer outlasts its column's page; after, each has its own`() throws {
    let before = try Playthrough(.pagesSplitView, .before)
    let trouble = try before["wrong-page"]
    #expect(trouble.sees(.seatTitle) && trouble.reaches(.seatKeep))
    #expect(trouble.sees(.openingActivityTitle) && !trouble.sees(.activitiesReserved))
    #expect(try !before["wrong-seat"].sees(.activitiesRelease))

    let play = try Playthrough(.pagesSplitView, .after)
    let offer = try play["offer"]
    #expect(offer.sees(.seatTitle) && offer.visible == 1 && offer.waiting == 1)
    for (name, suspended) in [("other-page", 1), ("list", 0)] {
      let moment = try play[name]
      #expect(moment.sees(.pullTitle) && !moment.sees(.seatTitle))
      #expect(moment.visible == 1 && moment.suspended == suspended)
      #expect(moment.waiting == 1 - suspended)
    }
    let again = try play["offer-again"]
    #expect(again.sees(.seatTitle) && !again.sees(.pullTitle))
    #expect(again.visible == 1 && again.suspended == 0)
    let kept = try play["kept"]
    #expect(kept.sees(.activitiesRelease) && kept.visible == 0 && kept.windowCount == 1)
  }
}
