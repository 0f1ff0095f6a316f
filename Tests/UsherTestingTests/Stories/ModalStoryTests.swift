// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The modal stories: what goes wrong in plain UIKit, and each step with Usher.
@MainActor
struct ModalStoryTests {
  @Test func `before, two of three modals are lost; after, they appear one after another`() throws {
    let before = try Playthrough(.modalsThreeInARow, .before)["two-are-lost"]
    #expect(!before.isVisible(.newsTitle))
    #expect(!before.isVisible(.consentTitle))
    #expect(!before.isVisible(.ratingTitle))
    #expect(before.isHittable(.tabHome))

    let play = try Playthrough(.modalsThreeInARow, .after)
    let pages: [(String, Copy)] = [
      ("news", .newsTitle), ("consent", .consentTitle), ("rating", .ratingTitle),
    ]
    for (index, page) in pages.enumerated() {
      let moment = play[page.0]
      #expect(pages.map(\.1).filter { moment.isVisible($0) } == [page.1])
      #expect(moment.visible == 1, "\(page.0)")
      #expect(moment.queued == 2 - index, "\(page.0)")
      #expect(moment.windowCount == 1, "the modal is presented in the app window")
    }
  }

  @Test
  func `before, no modal follows one dismissed by the app; after, the next one appears`() throws {
    let before = try Playthrough(.modalsDismissedByApp, .before)["nothing-appears"]
    #expect(!before.isVisible(.newsTitle))
    #expect(!before.isVisible(.consentTitle))

    let play = try Playthrough(.modalsDismissedByApp, .after)
    #expect(play["news"].queued == 1)
    let consent = play["consent"]
    #expect(consent.isVisible(.consentTitle))
    #expect(!consent.isVisible(.newsTitle))
    #expect(consent.visible == 1)
    #expect(consent.queued == 0)
  }

  @Test func `before, a modal dismissed with its page is lost; after, it is shown again`()
    throws
  {
    let before = try Playthrough(.modalsAncestorDismissed, .before)["never-again"]
    #expect(!before.isVisible(.consentTitle))
    #expect(before.isHittable(.bagClose))

    let play = try Playthrough(.modalsAncestorDismissed, .after)
    #expect(play["question"].isVisible(.consentTitle))
    let gone = play["both-gone"]
    #expect(!gone.isVisible(.consentTitle))
    #expect(gone.visible == 0)
    #expect(gone.queued == 0)
    #expect(play["again"].isVisible(.consentTitle))
    #expect(play["again"].visible == 1)
  }

  @Test func `before, a modal presented too early never appears; after, it waits`() throws {
    let before = try Playthrough(.modalsRefusedThenShown, .before)["never-asked"]
    #expect(before.isVisible(.eveningActivityTitle))
    #expect(!before.isVisible(.consentTitle))

    let play = try Playthrough(.modalsRefusedThenShown, .after)
    #expect(play["on-its-way"].queued == 1)
    let question = play["question"]
    #expect(question.isVisible(.consentTitle))
    #expect(question.visible == 1)
    #expect(question.queued == 0)
  }

  @Test
  func `before, a transition without an end blocks everything; after, a popup appears`() throws {
    let before = try Playthrough(.modalsNeverFinishes, .before)["stuck"]
    #expect(before.isVisible(.newsTitle))
    #expect(!before.isHittable(.newsDone))
    #expect(!before.isVisible(.consentTitle))

    let play = try Playthrough(.modalsNeverFinishes, .after)
    #expect(play["news"].isVisible(.newsTitle))
    #expect(play["news"].queued == 1)
    let voucher = play["voucher"]
    #expect(voucher.isHittable(.voucherKeep))
    #expect(voucher.visible == 1)
    #expect(voucher.queued == 0)
  }

  @Test
  func `before, a popup and its modal wait for each other; after, the modal is above`() throws {
    let before = try Playthrough(.modalsConfirmInsidePopup, .before)["nothing-happens"]
    #expect(before.isVisible(.voucherTitle))
    #expect(!before.isVisible(.waiverTitle))

    let play = try Playthrough(.modalsConfirmInsidePopup, .after)
    let question = play["question"]
    #expect(question.isVisible(.waiverTitle))
    #expect(question.visible == 2)
    #expect(question.queued == 0)
    let kept = play["kept"]
    #expect(kept.isHittable(.voucherKeep))
    #expect(!kept.isVisible(.waiverTitle))
    #expect(kept.visible == 1)
  }

  @Test func `before, a swipe on a sheet loses an alert; after, the alert appears`() throws {
    let before = try Playthrough(.modalsSheetThenAlert, .before)["never-shown"]
    #expect(!before.isVisible(.orderAlertTitle))
    #expect(!before.isVisible(.bagClose))

    let play = try Playthrough(.modalsSheetThenAlert, .after)
    let bag = play["bag"]
    #expect(bag.isHittable(.bagClose))
    #expect(!bag.isVisible(.orderAlertTitle))
    #expect(bag.queued == 1)
    #expect(play["alert"].isHittable(.orderAlertDone))
    #expect(!play["alert"].isVisible(.bagClose))
  }

  @Test
  func `before, a modal appears in the wrong window; after, each window has a queue`() throws {
    let before = try Playthrough(.modalsTwoScenes, .before)
    #expect(!before["nothing-here"].isVisible(.consentTitle))
    #expect(before["other-window"].isVisible(.consentTitle))

    let play = try Playthrough(.modalsTwoScenes, .after)
    #expect(play["second-window"].isHittable(.consentYes))
    #expect(!play["second-window"].isVisible(.newsTitle))
    #expect(play["first-window"].isHittable(.newsDone))
    #expect(!play["first-window"].isVisible(.consentTitle))
    for name in ["first-empty", "second-empty"] {
      let moment = play[name]
      #expect(!moment.isVisible(.newsTitle), "name: \(name)")
      #expect(!moment.isVisible(.consentTitle), "name: \(name)")
      #expect(moment.windowCount == 1, "name: \(name)")
    }
  }
}
