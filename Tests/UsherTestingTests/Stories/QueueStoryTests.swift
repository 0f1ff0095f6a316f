// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherTesting

@testable import GalleryStories

/// The queue stories: what goes wrong in plain UIKit, and each step with Usher.
@MainActor
struct QueueStoryTests {
  @Test func `before, two cards overlap; after, one waits for the other`() throws {
    let before = try Playthrough(.queueOverlap, .before)["both-at-once"]
    #expect(before.isVisible(.voucherTitle))
    #expect(before.isVisible(.arrivalsTitle))
    #expect(!before.isHittable(.voucherKeep))
    #expect(before.isHittable(.arrivalsSee))

    let play = try Playthrough(.queueOverlap, .after)
    let first = play["first"]
    #expect(first.isVisible(.voucherTitle))
    #expect(!first.isVisible(.arrivalsTitle))
    #expect(first.visible == 1)
    #expect(first.queued == 1)
    #expect(first.windowCount == 2)
    #expect(play["first-leaves"].queued == 1)
    let second = play["second"]
    #expect(!second.isVisible(.voucherTitle))
    #expect(second.isVisible(.arrivalsTitle))
    #expect(second.visible == 1)
    #expect(second.queued == 0)
  }

  @Test
  func `before, a campaign covers the guide; after, it waits for the end of the guide`() throws {
    let before = try Playthrough(.queueGuide, .before)["campaign-in-between"]
    #expect(before.isVisible(.guidePieceTitle))
    #expect(before.isVisible(.arrivalsTitle))
    #expect(!before.isHittable(.guideNext))

    let play = try Playthrough(.queueGuide, .after)
    let steps: [(String, Copy)] = [
      ("step-1", .guideHeroTitle), ("step-2", .guidePieceTitle), ("step-3", .guideTeaTitle),
    ]
    for (index, step) in steps.enumerated() {
      let moment = play[step.0]
      let visible = steps.map(\.1).filter { moment.isVisible($0) }
      #expect(visible == [step.1])
      #expect(moment.isHittable(index == 2 ? .guideDone : .guideNext))
      #expect(!moment.isVisible(.arrivalsTitle))
      #expect(moment.visible == 1)
    }
    #expect(play["step-2"].queued == 2)
    #expect(play["campaign"].isVisible(.arrivalsTitle))
  }

  @Test func `before, a form is lost to an alert; after, it is resumed with its text`() throws {
    let before = try Playthrough(.queueInterrupt, .before)["form-is-gone"]
    #expect(!before.isVisible(.engravingTitle))
    #expect(!before.tree.contains("Mei & Lin"))

    let play = try Playthrough(.queueInterrupt, .after)
    #expect(play["form"].tree.contains("contains “Mei & Lin”"))
    let payment = play["payment"]
    #expect(payment.isVisible(.paymentTitle))
    #expect(!payment.tree.contains("EngravingCard"))
    #expect(payment.visible == 1)
    #expect(payment.suspended == 1)
    let again = play["form-again"]
    #expect(again.tree.contains("contains “Mei & Lin”"))
    #expect(again.visible == 1)
    #expect(again.suspended == 0)
  }

  @Test func `before, three reports are three popups; after, they update one popup`() throws {
    let before = try Playthrough(.queueUpdate, .before)["three-popups"]
    #expect(before.viewCount(ofClass: "UploadCard") == 3)

    let play = try Playthrough(.queueUpdate, .after)
    for (name, text) in [
      ("one", "1 of 3 have arrived."), ("two", "2 of 3 have arrived."),
      ("three", "We look at the crack and write to you\u{A0}soon."),
    ] {
      let moment = play[name]
      #expect(moment.isVisible(text), "\(name)")
      #expect(moment.viewCount(ofClass: "UploadCard") == 1, "name: \(name)")
      #expect(moment.visible == 1, "name: \(name)")
      #expect(moment.queued == 0, "name: \(name)")
      #expect(moment.windowCount == 2, "name: \(name)")
    }
    #expect(play["closed"].windowCount == 1)
  }

  @Test func `before, cards remain after a logout; after, none do`() throws {
    let before = try Playthrough(.queueLogout, .before)["left-over"]
    #expect(before.isVisible(.voucherTitle))
    #expect(before.isVisible(.signInHeading))
    #expect(!before.isHittable(.signInCancel))

    let play = try Playthrough(.queueLogout, .after)
    #expect(play["signed-in"].visible == 1)
    #expect(play["signed-in"].queued == 2)
    let nothing = play["nothing-left"]
    #expect(nothing.windowCount == 1)
    #expect(nothing.visible == 0)
    let signIn = play["sign-in"]
    #expect(signIn.isVisible(.sessionTitle))
    #expect(!signIn.isVisible(.voucherTitle))
    #expect(signIn.visible == 1)
    #expect(signIn.queued == 0)
    let form = play["form"]
    #expect(form.windowCount == 1)
    #expect(form.isHittable(.signInEmail))
  }

  @Test
  func `before, a sheet moves with its list; after, a finger moves one after the other`() throws {
    let before = try Playthrough(.queuePositions, .before)
    #expect(before["both-follow"].isVisible(.glazeTitle))
    #expect(!before["sheet-is-gone"].isVisible(.glazeTitle))

    let play = try Playthrough(.queuePositions, .after)
    for (name, copy) in [
      ("center", .voucherTitle), ("top", .arrivingTitle), ("tip", .tipTitle),
      ("leading", .picksTitle), ("trailing", .uploadTitle), ("full", .closeUpClose),
      ("sheet", .glazeTitle), ("pulled-up", .glazeTitle), ("hands-over", .glazeTitle),
    ] as [(String, Copy)] {
      let moment = play[name]
      #expect(moment.isVisible(copy), "\(name)")
      #expect(moment.visible == 1, "\(name)")
      #expect(moment.windowCount == 2, "\(name)")
    }
    // A popup that is not modal leaves the page usable, the sheet does not.
    #expect(play["tip"].isHittable(.tabHome))
    #expect(play["top"].isHittable(.tabHome))
    #expect(!play["sheet"].isHittable(.tabHome))
  }
}
