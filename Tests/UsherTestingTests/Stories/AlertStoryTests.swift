// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UsherTesting

@testable import GalleryStories

/// The alert stories: what goes wrong in plain UIKit, and each step with Usher.
@MainActor
struct AlertStoryTests {
  @Test func `an alert shown without a view controller appears above a page and above a modal`()
    throws
  {
    let play = try Playthrough(.alertsWindowless, .after)
    let page = play["above-a-page"]
    #expect(page.isHittable(.priceAlertKeep))
    #expect(page.windowCount == 2)
    #expect(page.isVisible(.tabHome))
    #expect(!page.isHittable(.tabHome))
    let modal = play["above-a-modal"]
    #expect(modal.isHittable(.offlineAlertDone))
    #expect(!modal.isHittable(.bagClose))
    #expect(modal.visible == 1)
    #expect(modal.queued == 1)
    #expect(!modal.isVisible(.priceAlertTitle))
    let second = play["second-alert"]
    #expect(second.isHittable(.priceAlertRemove))
    #expect(second.visible == 1)
    #expect(second.queued == 0)
  }

  @Test func `before, an alert finds no page to be presented on; after, it needs none`() throws {
    let before = try Playthrough(.alertsBackgroundTask, .before)["never-shown"]
    #expect(!before.isVisible(.seatAlertTitle))
    #expect(before.isVisible(.activitiesTitle))

    let play = try Playthrough(.alertsBackgroundTask, .after)
    #expect(!play["back"].isVisible(.seatAlertTitle))
    #expect(play["back"].visible == 0)
    let alert = play["shown"]
    #expect(alert.isHittable(.seatAlertWait))
    #expect(alert.visible == 1)
    #expect(alert.windowCount == 2)
    #expect(!alert.isHittable(.tabHome))
  }

  @Test
  func `before, a page with a modal cannot present an alert; after, it appears above the form`()
    throws
  {
    let before = try Playthrough(.alertsAboveModal, .before)["refused"]
    #expect(!before.isVisible(.priceAlertTitle))
    #expect(before.isHittable(.signInEmail))

    let play = try Playthrough(.alertsAboveModal, .after)
    let question = play["question"]
    #expect(question.isHittable(.priceAlertKeep))
    #expect(!question.isHittable(.signInEmail))
    #expect(!question.tree.contains("KeyboardWindow"))
    let after = play["goes-on"]
    #expect(after.isHittable(.signInEmail))
    #expect(after.visible == 0)
  }

  @Test func `before, an alert is ignored while a sheet is presented; after, it appears`() throws {
    let before = try Playthrough(.alertsWhilePresenting, .before)["ignored"]
    #expect(before.isHittable(.bagClose))
    #expect(!before.isVisible(.offlineAlertTitle))

    let play = try Playthrough(.alertsWhilePresenting, .after)
    #expect(play["both-on-their-way"].visible == 1)
    let alert = play["alert"]
    #expect(alert.isHittable(.offlineAlertDone))
    #expect(alert.isVisible(.bagClose))
    #expect(!alert.isHittable(.bagClose))
  }

  @Test func `before, an alert disappears with the dismissed sheet; after, it stays`() throws {
    let before = try Playthrough(.alertsWhileDismissing, .before)["gone-with-the-bag"]
    #expect(!before.isVisible(.orderAlertTitle))
    #expect(!before.isVisible(.bagClose))

    let play = try Playthrough(.alertsWhileDismissing, .after)
    #expect(play["bag-disappears"].isVisible(.orderAlertTitle))
    #expect(play["bag-disappears"].visible == 1)
    let stays = play["stays"]
    #expect(stays.isHittable(.orderAlertDone))
    #expect(!stays.isVisible(.bagClose))
  }

  @Test
  func `before, three alerts cover each other; after, they appear one after another`() throws {
    let before = try Playthrough(.alertsThreeAtOnce, .before)
    let pile = before["on-top-of-each-other"]
    #expect(pile.windowCount == 4)
    #expect(pile.isHittable(.orderAlertDone))
    #expect(pile.isVisible(.priceAlertTitle))
    #expect(pile.isVisible(.offlineAlertTitle))
    let stuck = before["nothing-can-be-tapped"]
    #expect(stuck.windowCount == 4)
    #expect(!stuck.isVisible(.orderAlertTitle))
    #expect(!stuck.isHittable(.priceAlertKeep))
    #expect(!stuck.isHittable(.tabHome))

    let play = try Playthrough(.alertsThreeAtOnce, .after)
    let alerts: [(String, Copy)] = [
      ("first", .offlineAlertTitle), ("second", .priceAlertTitle), ("third", .orderAlertTitle),
    ]
    for (index, alert) in alerts.enumerated() {
      let moment = play[alert.0]
      #expect(alerts.map(\.1).filter { moment.isVisible($0) } == [alert.1])
      #expect(moment.visible == 1, "\(alert.0)")
      #expect(moment.queued == 2 - index, "\(alert.0)")
      #expect(moment.windowCount == 2)
    }
  }

  @Test
  func `before, a view that is added later covers the alert; after, it is below`() throws {
    let before = try Playthrough(.alertsViewAddedLater, .before)["covered"]
    #expect(before.isHittable(.arrivalsSee))
    #expect(!before.isHittable(.priceAlertMessage))

    let below = try Playthrough(.alertsViewAddedLater, .after)["below"]
    #expect(below.isHittable(.priceAlertKeep))
    #expect(below.isHittable(.priceAlertRemove))
    #expect(below.isVisible(.arrivalsSee))
    #expect(!below.isHittable(.arrivalsSee))
  }

  @Test func `before, an alert is behind another window; after, it is in front`() throws {
    let before = try Playthrough(.alertsAboveAlertLevelWindow, .before)["behind"]
    #expect(before.isHittable(.voucherKeep))
    #expect(!before.isHittable(.offlineAlertDone))

    let play = try Playthrough(.alertsAboveAlertLevelWindow, .after)
    let alert = play["in-front"]
    #expect(alert.isHittable(.offlineAlertDone))
    #expect(!alert.isHittable(.voucherKeep))
    #expect(alert.windowCount == 3)
    #expect(play["afterwards"].windowCount == 1)
  }

  @Test
  func `before, an alert appears in the wrong window; after, each window has its own`() throws {
    let before = try Playthrough(.alertsSecondScene, .before)
    #expect(!before["nothing-here"].isVisible(.seatAlertTitle))
    #expect(before["other-window"].isVisible(.seatAlertTitle))

    let play = try Playthrough(.alertsSecondScene, .after)
    let second = play["second-window"]
    #expect(second.isHittable(.seatAlertWait))
    #expect(!second.isVisible(.priceAlertTitle))
    let first = play["first-window"]
    #expect(first.isHittable(.priceAlertKeep))
    #expect(!first.isVisible(.seatAlertTitle))
  }

  @Test func `before, an alert is lost with its window; after, another window shows it`() throws {
    let before = try Playthrough(.alertsSceneClosed, .before)["never-again"]
    #expect(!before.isVisible(.priceAlertTitle))
    #expect(before.isHittable(.tabHome))

    let play = try Playthrough(.alertsSceneClosed, .after)
    #expect(play["second-window"].isHittable(.priceAlertKeep))
    #expect(play["first-window"].isHittable(.priceAlertKeep))
    #expect(play["first-window"].isVisible(.tabHome))
  }

  @Test func `before, an alert appears on the wrong page; after, it waits for its page`() throws {
    let before = try Playthrough(.alertsPageScoped, .before)["which-jar"]
    #expect(before.isVisible(.lastAlertTitle))
    #expect(before.isVisible(.activitiesTitle))

    let play = try Playthrough(.alertsPageScoped, .after)
    let elsewhere = play["elsewhere"]
    #expect(elsewhere.queued == 1)
    #expect(elsewhere.visible == 0)
    #expect(elsewhere.isHittable(.tabHome))
    let back = play["back"]
    #expect(back.isHittable(.lastAlertKeep))
    #expect(back.isVisible(.moonJarName))
    #expect(back.queued == 0)
    let gone = play["gone"]
    #expect(gone.visible == 0)
    #expect(gone.queued == 0)
    #expect(gone.suspended == 0)
  }

  @Test
  func `before, typed text is lost with the alert; after, invalid text disables the button`()
    throws
  {
    let before = try Playthrough(.alertsTwoFieldsValidation, .before)["all-over-again"]
    #expect(before.isVisible(.giftAlertTitle))
    #expect(!before.isVisible("44172093"))

    let play = try Playthrough(.alertsTwoFieldsValidation, .after)
    let (empty, complete) = (play["empty"], play["complete"])
    #expect(empty.isHittable(.giftAlertRedeem))
    #expect(empty.visible == 1)
    #expect(complete.isHittable(.giftAlertRedeem))
    #expect(complete.visible == 1)
    #expect(empty.isDisabled(.giftAlertRedeem))
    #expect(!complete.isDisabled(.giftAlertRedeem))
  }

  @Test func `before, a card covers an action sheet; after, the sheet is in front`() throws {
    let before = try Playthrough(.alertsActionSheet, .before)["behind"]
    #expect(before.isHittable(.arrivalsSee))
    #expect(!before.isHittable(.seatSheetCalendar))

    let sheet = try Playthrough(.alertsActionSheet, .after)["sheet"]
    #expect(sheet.isHittable(.seatSheetCalendar))
    #expect(sheet.isHittable(.seatSheetCancel))
    #expect(!sheet.isHittable(.tabHome))
    #expect(sheet.windowCount == 2)
  }

  @Test func `on an iPad an action sheet is a popover in its own window, without cancel`() throws {
    let popover = try Playthrough(.alertsActionSheetOnPad, .after)["popover"]
    #expect(popover.isHittable(.seatSheetCalendar))
    #expect(!popover.isVisible(.seatSheetCancel))
    #expect(popover.windowCount == 2)
    #expect(!popover.isHittable(.activitiesRelease))
    let button = try #require(popover.frame(of: .activitiesRelease))
    let choices = try #require(popover.frame(of: .seatSheetCalendar))
      .union(try #require(popover.frame(of: .releaseAlertConfirm)))
    #expect(abs(choices.midX - button.midX) < 1, "the popover is above or below its button")
    let distance = max(choices.minY - button.maxY, button.minY - choices.maxY)
    #expect((0..<120).contains(distance))
  }
}
