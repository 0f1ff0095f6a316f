// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import Testing
import UsherTesting

@testable import GalleryStories

/// What the stories of alerts show, looked at from outside: what goes wrong in plain UIKit, and each
/// step with Usher.
@MainActor
struct AlertStoryTests {
  @Test func `a class without a view controller asks above a page and above a modal, in its turn`()
    throws
  {
    let play = try Playthrough(.alertsWindowless, .after)
    let page = try play["above-a-page"]
    #expect(page.reaches(.priceAlertKeep) && page.windowCount == 2)
    #expect(page.sees(.tabHome) && !page.reaches(.tabHome))
    let modal = try play["above-a-modal"]
    #expect(modal.reaches(.offlineAlertDone) && !modal.reaches(.bagClose))
    #expect(modal.visible == 1 && modal.waiting == 1 && !modal.sees(.priceAlertTitle))
    let second = try play["second-alert"]
    #expect(second.reaches(.priceAlertRemove) && second.visible == 1 && second.waiting == 0)
  }

  @Test func `before, an answer finds no page to be presented on; after, it needs none`() throws {
    let trouble = try Playthrough(.alertsBackgroundTask, .before)["never-told"]
    #expect(!trouble.sees(.seatAlertTitle) && trouble.sees(.activitiesTitle))

    let play = try Playthrough(.alertsBackgroundTask, .after)
    #expect(try !play["back"].sees(.seatAlertTitle) && play["back"].visible == 0)
    let told = try play["told"]
    #expect(told.reaches(.seatAlertWait) && told.visible == 1 && told.windowCount == 2)
    #expect(!told.reaches(.tabHome))
  }

  @Test func `before, a page that presents cannot ask; after, the question is above the form`()
    throws
  {
    let trouble = try Playthrough(.alertsAboveModal, .before)["refused"]
    #expect(!trouble.sees(.priceAlertTitle) && trouble.reaches(.signInEmail))

    let play = try Playthrough(.alertsAboveModal, .after)
    let question = try play["question"]
    #expect(question.reaches(.priceAlertKeep) && !question.reaches(.signInEmail))
    #expect(!question.tree.contains("KeyboardWindow"))
    let after = try play["goes-on"]
    #expect(after.reaches(.signInEmail) && after.visible == 0)
  }

  @Test func `before, an alert is ignored while a sheet comes; after, it comes, too`() throws {
    let trouble = try Playthrough(.alertsWhilePresenting, .before)["ignored"]
    #expect(trouble.reaches(.bagClose) && !trouble.sees(.offlineAlertTitle))

    let play = try Playthrough(.alertsWhilePresenting, .after)
    #expect(try play["both-on-their-way"].visible == 1)
    let alert = try play["alert"]
    #expect(alert.reaches(.offlineAlertDone) && alert.sees(.bagClose) && !alert.reaches(.bagClose))
  }

  @Test func `before, an alert goes with the sheet that leaves; after, it stays`() throws {
    let trouble = try Playthrough(.alertsWhileDismissing, .before)["gone-with-the-bag"]
    #expect(!trouble.sees(.orderAlertTitle) && !trouble.sees(.bagClose))

    let play = try Playthrough(.alertsWhileDismissing, .after)
    #expect(try play["one-leaves"].sees(.orderAlertTitle) && play["one-leaves"].visible == 1)
    let stays = try play["stays"]
    #expect(stays.reaches(.orderAlertDone) && !stays.sees(.bagClose))
  }

  @Test func `before, three alerts lie on each other; after, they come one by one`() throws {
    let before = try Playthrough(.alertsThreeAtOnce, .before)
    let pile = try before["on-top-of-each-other"]
    #expect(pile.windowCount == 4 && pile.reaches(.orderAlertDone))
    #expect(pile.sees(.priceAlertTitle) && pile.sees(.offlineAlertTitle))
    let stuck = try before["nothing-can-be-tapped"]
    #expect(stuck.windowCount == 4 && !stuck.sees(.orderAlertTitle))
    #expect(!stuck.reaches(.priceAlertKeep) && !stuck.reaches(.tabHome))

    let play = try Playthrough(.alertsThreeAtOnce, .after)
    let alerts: [(String, Copy)] = [
      ("first", .offlineAlertTitle), ("second", .priceAlertTitle), ("third", .orderAlertTitle),
    ]
    for (index, alert) in alerts.enumerated() {
      let moment = try play[alert.0]
      #expect(alerts.map(\.1).filter { moment.sees($0) } == [alert.1])
      #expect(moment.visible == 1 && moment.waiting == 2 - index, "\(alert.0)")
      #expect(moment.windowCount == 2)
    }
  }

  @Test func `before, a view that is added later covers the alert; after, it stays below`() throws {
    let trouble = try Playthrough(.alertsViewAddedLater, .before)["covered"]
    #expect(trouble.reaches(.arrivalsSee) && !trouble.reaches(.priceAlertMessage))

    let below = try Playthrough(.alertsViewAddedLater, .after)["below"]
    #expect(below.reaches(.priceAlertKeep) && below.reaches(.priceAlertRemove))
    #expect(below.sees(.arrivalsSee) && !below.reaches(.arrivalsSee))
  }

  @Test func `before, an alert comes behind a window of others; after, in front of it`() throws {
    let trouble = try Playthrough(.alertsAboveAlertLevelWindow, .before)["behind"]
    #expect(trouble.reaches(.voucherKeep) && !trouble.reaches(.offlineAlertDone))

    let play = try Playthrough(.alertsAboveAlertLevelWindow, .after)
    let alert = try play["in-front"]
    #expect(alert.reaches(.offlineAlertDone) && !alert.reaches(.voucherKeep))
    #expect(alert.windowCount == 3)
    #expect(try play["afterwards"].windowCount == 1)
  }

  @Test func `before, an alert comes in the wrong window; after, each window has its own`() throws {
    let before = try Playthrough(.alertsSecondScene, .before)
    #expect(try !before["nothing-here"].sees(.seatAlertTitle))
    #expect(try before["other-window"].sees(.seatAlertTitle))

    let play = try Playthrough(.alertsSecondScene, .after)
    let second = try play["second-window"]
    #expect(second.reaches(.seatAlertWait) && !second.sees(.priceAlertTitle))
    let first = try play["first-window"]
    #expect(first.reaches(.priceAlertKeep) && !first.sees(.seatAlertTitle))
  }

  @Test func `before, a question goes with its window for ever; after, another window asks`() throws
  {
    let trouble = try Playthrough(.alertsSceneClosed, .before)["never-again"]
    #expect(!trouble.sees(.priceAlertTitle) && trouble.reaches(.tabHome))

    let play = try Playthrough(.alertsSceneClosed, .after)
    #expect(try play["second-window"].reaches(.priceAlertKeep))
    #expect(try play["first-window"].reaches(.priceAlertKeep))
    #expect(try play["first-window"].sees(.tabHome))
  }

  @Test func `before, a question comes on a page where it has no meaning; after, it waits`() throws
  {
    let trouble = try Playthrough(.alertsPageScoped, .before)["which-jar"]
    #expect(trouble.sees(.lastAlertTitle) && trouble.sees(.activitiesTitle))

    let play = try Playthrough(.alertsPageScoped, .after)
    let elsewhere = try play["elsewhere"]
    #expect(elsewhere.waiting == 1 && elsewhere.visible == 0 && elsewhere.reaches(.tabHome))
    let back = try play["back"]
    #expect(back.reaches(.lastAlertKeep) && back.sees(.moonJarName) && back.waiting == 0)
    let gone = try play["gone"]
    #expect(gone.visible == 0 && gone.waiting == 0 && gone.suspended == 0)
  }

  @Test func `before, what was typed is lost with the alert; after, the button waits for it`()
    throws
  {
    let trouble = try Playthrough(.alertsTwoFieldsValidation, .before)["all-over-again"]
    #expect(trouble.sees(.giftAlertTitle) && !trouble.sees("44172093"))

    let play = try Playthrough(.alertsTwoFieldsValidation, .after)
    let (empty, complete) = (try play["empty"], try play["complete"])
    #expect(empty.reaches(.giftAlertRedeem) && empty.visible == 1)
    #expect(complete.reaches(.giftAlertRedeem) && complete.visible == 1)
    #expect(empty.isInert(.giftAlertRedeem) && !complete.isInert(.giftAlertRedeem))
  }

  @Test func `before, a card lies on an action sheet; after, the sheet is above everything`() throws
  {
    let trouble = try Playthrough(.alertsActionSheet, .before)["behind"]
    #expect(trouble.reaches(.arrivalsSee) && !trouble.reaches(.seatSheetCalendar))

    let sheet = try Playthrough(.alertsActionSheet, .after)["sheet"]
    #expect(sheet.reaches(.seatSheetCalendar) && sheet.reaches(.seatSheetCancel))
    #expect(!sheet.reaches(.tabHome) && sheet.windowCount == 2)
  }

  @Test func `on a pad an action sheet is a popover in its own window, without cancel`() throws {
    let popover = try Playthrough(.alertsActionSheetOnPad, .after)["popover"]
    #expect(popover.reaches(.seatSheetCalendar) && !popover.sees(.seatSheetCancel))
    #expect(popover.windowCount == 2 && !popover.reaches(.activitiesRelease))
    let button = try #require(popover.frame(of: .activitiesRelease))
    let choices = try #require(popover.frame(of: .seatSheetCalendar))
      .union(try #require(popover.frame(of: .releaseAlertConfirm)))
    #expect(abs(choices.midX - button.midX) < 1, "it stands below its button")
    #expect((0..<120).contains(choices.minY - button.maxY))
  }
}
