// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of modals show, looked at from outside: what goes wrong in plain UIKit, and each
/// step with Usher.
@MainActor
struct ModalStoryTests {
  @Test func `before, two of three pages are lost; after, they come one by one`() throws {
    let trouble = try Playthrough(.modalsThreeInARow, .before)["two-are-lost"]
    #expect(!trouble.sees(.newsTitle) && !trouble.sees(.consentTitle))
    #expect(!trouble.sees(.ratingTitle) && trouble.reaches(.tabHome))

    let play = try Playthrough(.modalsThreeInARow, .after)
    let pages: [(String, Copy)] = [
      ("news", .newsTitle), ("consent", .consentTitle), ("rating", .ratingTitle),
    ]
    for (index, page) in pages.enumerated() {
      let moment = try play[page.0]
      #expect(pages.map(\.1).filter { moment.sees($0) } == [page.1])
      #expect(moment.visible == 1 && moment.waiting == 2 - index, "\(page.0)")
      #expect(moment.windowCount == 1, "it is presented in the app's window")
    }
  }

  @Test func `before, nothing comes after a dismissal by the app; after, the next does`() throws {
    let trouble = try Playthrough(.modalsDismissedByApp, .before)["nothing-comes"]
    #expect(!trouble.sees(.newsTitle) && !trouble.sees(.consentTitle))

    let play = try Playthrough(.modalsDismissedByApp, .after)
    #expect(try play["news"].waiting == 1)
    let consent = try play["consent"]
    #expect(consent.sees(.consentTitle) && !consent.sees(.newsTitle))
    #expect(consent.visible == 1 && consent.waiting == 0)
  }

  @Test func `before, a question that went with its page is never asked again; after, it is`()
    throws
  {
    let trouble = try Playthrough(.modalsAncestorDismissed, .before)["never-again"]
    #expect(!trouble.sees(.consentTitle) && trouble.reaches(.bagClose))

    let play = try Playthrough(.modalsAncestorDismissed, .after)
    #expect(try play["question"].sees(.consentTitle))
    let gone = try play["both-gone"]
    #expect(!gone.sees(.consentTitle) && gone.visible == 0 && gone.waiting == 0)
    #expect(try play["again"].sees(.consentTitle) && play["again"].visible == 1)
  }

  @Test func `before, a page presents too early and for ever in vain; after, it waits`() throws {
    let trouble = try Playthrough(.modalsRefusedThenShown, .before)["never-asked"]
    #expect(trouble.sees(.eveningActivityTitle) && !trouble.sees(.consentTitle))

    let play = try Playthrough(.modalsRefusedThenShown, .after)
    #expect(try play["on-its-way"].waiting == 1)
    let question = try play["question"]
    #expect(question.sees(.consentTitle) && question.visible == 1 && question.waiting == 0)
  }

  @Test func `before, a popup and its question wait for each other; after, it is above`() throws {
    let trouble = try Playthrough(.modalsConfirmInsidePopup, .before)["nothing-happens"]
    #expect(trouble.sees(.voucherTitle) && !trouble.sees(.waiverTitle))

    let play = try Playthrough(.modalsConfirmInsidePopup, .after)
    let question = try play["question"]
    #expect(question.sees(.waiverTitle) && question.visible == 2 && question.waiting == 0)
    let kept = try play["kept"]
    #expect(kept.reaches(.voucherKeep) && !kept.sees(.waiverTitle) && kept.visible == 1)
  }

  @Test func `before, nobody is told after a swipe; after, the alert comes`() throws {
    let trouble = try Playthrough(.modalsSheetThenAlert, .before)["never-told"]
    #expect(!trouble.sees(.orderAlertTitle) && !trouble.sees(.bagClose))

    let play = try Playthrough(.modalsSheetThenAlert, .after)
    let bag = try play["bag"]
    #expect(bag.reaches(.bagClose) && !bag.sees(.orderAlertTitle) && bag.waiting == 1)
    #expect(try play["alert"].reaches(.orderAlertDone) && !play["alert"].sees(.bagClose))
  }

  @Test func `before, a question comes in the wrong window; after, each has a line`() throws {
    let before = try Playthrough(.modalsTwoScenes, .before)
    #expect(try !before["nothing-here"].sees(.consentTitle))
    #expect(try before["other-window"].sees(.consentTitle))

    let play = try Playthrough(.modalsTwoScenes, .after)
    #expect(try play["second-window"].reaches(.consentYes))
    #expect(try !play["second-window"].sees(.newsTitle))
    #expect(
      try play["first-window"].reaches(.newsDone) && !play["first-window"].sees(.consentTitle))
    for name in ["first-empty", "second-empty"] {
      let moment = try play[name]
      #expect(!moment.sees(.newsTitle) && !moment.sees(.consentTitle) && moment.windowCount == 1)
    }
  }
}
