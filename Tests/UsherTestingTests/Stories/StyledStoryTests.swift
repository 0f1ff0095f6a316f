// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UsherTesting

@testable import GalleryStories

/// The stories of styled alerts.
@MainActor
struct StyledStoryTests {
  private static let card = "StyledAlertView"

  @Test(arguments: Story.all.filter { $0.feature == .styled })
  func `at most one card is visible at a time`(story: Story) throws {
    for moment in try Playthrough(story, .after).screens {
      #expect(moment.viewCount(ofClass: Self.card) <= 1, "\(moment.name)")
    }
  }

  @Test func `a short alert is dismissed by its display timer, and can be shown again`() throws {
    let play = try Playthrough(.styledOrdered, .after)

    #expect(play["drawing"].viewCount(ofClass: Self.card) == 1)
    for name in ["thanks", "again"] { #expect(play[name].isHittable(.orderAlertDone)) }
  }

  @Test
  func `an alert is shown again if the second attempt fails, another one if the third succeeds`()
    throws
  {
    let play = try Playthrough(.styledRetry, .after)

    for name in ["error", "error-again"] {
      let moment = play[name]
      #expect(moment.isHittable(.unsentRetry), "name: \(name)")
      #expect(moment.isHittable(.unsentLater), "name: \(name)")
      #expect(moment.queued == 0, "name: \(name)")
      #expect(moment.visible == 1, "name: \(name)")
    }
    #expect(play["thanks"].isHittable(.orderAlertDone))
    #expect(!play["thanks"].isVisible(.unsentTitle))
  }

  @Test func `the two buttons of a question are in one row, and nothing behind it can be touched`()
    throws
  {
    let question = try Playthrough(.styledQuestion, .after)["question"]

    #expect(question.isHittable(.lastAlertKeep))
    #expect(question.isHittable(.lastAlertNo))
    #expect(!question.isHittable(.tabHome))
    #expect(question.windowCount == 2)
    let (no, keep) = (question.frame(.lastAlertNo), question.frame(.lastAlertKeep))
    #expect(no.midY == keep.midY)
    #expect(no.maxX < keep.minX)
  }

  @Test
  func `the destructive button is above the cancel button, and a tap beside the card does nothing`()
    throws
  {
    let play = try Playthrough(.styledDestructive, .after)
    let warning = play["warning"]

    #expect(warning.isHittable(.releaseAlertConfirm))
    #expect(warning.isHittable(.releaseAlertCancel))
    let kept = play["kept"]
    #expect(kept.visible == 0)
    #expect(kept.isHittable(.tabHome))
    // Red text, of iOS 18 or later, without the fill of the accent color.
    #expect(warning.tree.contains(/StyledAlertButtonView.*fill #7676801F.*“Give It Back”/))
    #expect(warning.tree.contains(/UILabel “Give It Back”.*color #D(?:70015|61329)/))
  }

  @Test func `six short buttons are in two rows, and six long ones in a column`() throws {
    let play = try Playthrough(.styledManyButtons, .after)

    let grid = play["lines"]
    // The bag has a 3, too.
    let frames = [1, 2, 4, 5].map { grid.frame("\($0)") }
    #expect(
      frames.map { $0.midY < grid.frame("4").minY } == [true, true, false, false])
    #expect(abs(frames[0].midX - frames[2].midX) < 1)
    #expect(abs(frames[1].midX - frames[3].midX) < 1)
    #expect(frames[0].maxX < frames[1].minX)
    #expect(frames[2].maxX < frames[3].minX)
    let column = play["below-each-other"]
    let times: [Copy] = [
      .timeMorning, .timeNoon, .timeAfternoon, .timeEvening, .timeNeighbor, .giftAlertCancel,
    ]
    let rows = times.map { column.frame($0) }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY < $1.minY && $0.minX == $1.minX })
    for time in times { #expect(column.isHittable(time)) }
  }

  @Test func `the button of a long text keeps its position while the text is scrolled`() throws {
    let play = try Playthrough(.styledLongText, .after)
    let (long, scrolled) = (play["long"], play["scrolled"])

    #expect(long.isHittable(.bagClose))
    #expect(scrolled.isHittable(.bagClose))
    #expect(long.frame(.bagClose) == scrolled.frame(.bagClose))
    #expect(long.isVisible(.aboutHeading))
    #expect(scrolled.isVisible(.aboutHeading), "the title stays")
  }

  @Test func `both prices are on the card`() throws {
    let prices = try Playthrough(.styledAttributed, .after)["prices"]

    #expect(prices.tree.contains("$96"))
    #expect(prices.tree.contains("$88"))
    #expect(prices.isHittable(.priceAlertKeep))
    #expect(prices.isHittable(.priceAlertRemove))
  }

  @Test func `the image of a voucher extends to the edges of its card`() throws {
    let voucher = try Playthrough(.styledOwnView, .after)["voucher"]

    // Its height has the aspect ratio of the scene at the width of the card, 300 points on iOS 18.
    #expect(voucher.tree.contains(/ArtworkView \[0 [\d.]+ (320 16[78]|300 157)/))
    #expect(voucher.isHittable(.voucherKeep))
    #expect(voucher.isHittable(.voucherLater))
  }

  @Test func `a waiting alert is followed by another card`() throws {
    let play = try Playthrough(.styledWaiting, .after)

    #expect(play["asking"].isHittable(.giftAlertCancel))
    #expect(play["asking"].visible == 1)
    let thanks = play["thanks"]
    #expect(thanks.isHittable(.orderAlertDone))
    #expect(!thanks.isVisible(.payingTitle))
  }

  @Test func `a large icon is larger than the regular one`() throws {
    let (large, regular) = try (
      Playthrough(.styledLargeIcon, .after)["teapot"],
      Playthrough(.styledQuestion, .after)["question"]
    )

    #expect(large.tree.contains(/StyledAlertIconView.*96 96/))
    #expect(regular.tree.contains(/StyledAlertIconView.*56 56/))
    #expect(large.isHittable(.arrivingDone))
  }

  @Test func `the classic card is 240 points wide, the one of the system style 320`() throws {
    let classic = try Playthrough(.styledClassic, .after)["classic"]
    let system = try Playthrough(.styledTransitions, .after)["second"]

    let (narrow, wide) = (classic.frame(.arrivalsSee).width, system.frame(.arrivalsSee).width)
    #expect(narrow == 216)
    #expect(wide <= 288)
    // In a column, however wide the card is.
    #expect(classic.frame(.arrivalsSee).maxY < classic.frame(.arrivalsLater).minY)
    #expect(classic.tree.contains("fill #FFFFFF, border 0.5, radius 5, clips"))
    #expect(classic.tree.contains("fill #2866BF, radius 28"))
  }

  @Test func `the theme of the shop applies to all its alerts, a corner radius to one`() throws {
    let play = try Playthrough(.styledOwnTheme, .after)

    let (letters, corners) = (play["letters"], play["own-corners"])
    #expect(letters.isHittable(.consentYes))
    #expect(letters.isHittable(.consentNo))
    #expect(letters.tree.contains(/fill #FFFCF6, border [\d.]+, radius 28, clips/))
    #expect(corners.isHittable(.releaseAlertConfirm))
    #expect(corners.tree.contains(/fill #FFFCF6, border [\d.]+, radius 8, clips/))
  }

  @Test
  func `a card below its child alert is not hittable and dimmed, and regains its tint afterwards`()
    throws
  {
    let play = try Playthrough(.styledTint, .after)

    let dimmed = play["gray"]
    #expect(dimmed.visible == 2)
    #expect(dimmed.isVisible(.seatTitle))
    #expect(!dimmed.isHittable(.seatKeep))
    let button = /fill #3F6655, radius (24|12)/
    #expect(play["celadon"].tree.contains(button))
    #expect(!dimmed.tree.contains(button))
    let again = play["celadon-again"]
    #expect(again.isHittable(.seatKeep))
    #expect(again.tree.contains(button))
  }

  @Test func `a page behind a blur is visible, and cannot be touched`() throws {
    let blurred = try Playthrough(.styledBlur, .after)["blurred"]

    #expect(blurred.isHittable(.sessionConfirm))
    #expect(!blurred.isHittable(.bagClose))
    let popup = blurred.tree.split(separator: "\nUIWindow")[0]
    #expect(popup.contains(/UIVisualEffectView.*blur/))
  }

  @Test func `a card inside a page needs no window of Usher, and the tabs stay hittable`() throws {
    let play = try Playthrough(.styledInside, .after)

    let inside = play["inside"]
    #expect(inside.windowCount == 1)
    #expect(inside.isHittable(.tabHome))
    #expect(inside.isHittable(.seatKeep))
    #expect(!inside.isHittable(.activitiesReserve))
    let elsewhere = play["elsewhere"]
    #expect(elsewhere.suspended == 1)
    #expect(elsewhere.visible == 0)
  }

  @Test func `a question is resumed with its page`() throws {
    let play = try Playthrough(.styledPageBound, .after)

    let elsewhere = play["elsewhere"]
    #expect(elsewhere.suspended == 1)
    #expect(elsewhere.isHittable(.tabHome))
    #expect(elsewhere.isVisible(.activitiesTitle))
    #expect(!elsewhere.isVisible(.lastAlertTitle))
    #expect(play["back"].isHittable(.lastAlertKeep))
    #expect(play["back"].isVisible(.moonJarName))
  }

  @Test func `two transitions run one after another, and never show two cards`() throws {
    let play = try Playthrough(.styledTransitions, .after)

    #expect(play["down"].queued == 1)
    #expect(!play["down"].isVisible(.arrivalsTitle))
    // The first one moves below the screen, and the second one grows a little.
    #expect(play["down"].tree.contains(/CardView \[(36|46).33 1/))
    #expect(play["growing-away"].tree.contains(/CardView \[[\d.]+ [\d.]+ (352|330)/))
    #expect(play["growing"].isVisible(.arrivalsTitle))
    #expect(!play["growing"].isVisible(.deliveryTitle))
  }

  @Test func `alerts of both kinds share one queue`() throws {
    let play = try Playthrough(.styledSharedQueue, .after)

    for (index, name) in ["system-alert", "styled-alert", "system-alert-again"].enumerated() {
      let moment = play[name]
      #expect(moment.visible == 1, "\(name)")
      #expect(moment.queued == 2 - index, "\(name)")
      #expect(moment.viewCount(ofClass: Self.card) == (index == 1 ? 1 : 0), "\(name)")
    }
  }
}
