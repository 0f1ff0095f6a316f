// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing
import Usher

@testable import gallery

/// The controls beside the live phone.
@MainActor
@Suite("The controls beside the live phone")
struct LiveControlsTests {
  @Test(arguments: PopupSample.allCases)
  func `Every sample popup appears, or is queued with a blocker`(
    sample: PopupSample
  ) throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(sample)
    phone.advance(by: 2)

    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.count + queue.waiting.items.count == 1)
    #expect(queue.waiting.items.allSatisfy { !$0.why.isEmpty })
    #expect((queue.onScreen.items + queue.waiting.items).map(\.name) == [sample.rawValue])
  }

  @Test func `An urgent popup interrupts another one, which is listed as suspended`() throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)
    try phone.controls.show(.payment)
    phone.advance(by: 1)

    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.map(\.name) == ["payment"])
    #expect(queue.suspended.items.map(\.name) == ["voucher"])
    let why = try #require(queue.suspended.items.first?.why.first)
    #expect(why.english == "It is suspended: a more urgent popup interrupted it.")
    #expect(why.chinese == "已暂停：更紧急的弹窗占了位置。")
  }

  @Test
  func `A popup of the bag page is queued on the home page, with the expected page as a blocker`()
    throws
  {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(.bag)
    phone.advance(by: 1)

    let why = try #require(phone.changedQueue()?.waiting.items.first?.why.first)
    #expect(why.english == "Visible page: HomePage; expected: BagPage.")
    #expect(why.chinese == "当前页面是 HomePage，它要等 BagPage。")
  }

  @Test func `Holds nest, and the next popup starts after the last release`() throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.hold()
    try phone.controls.hold()
    try phone.controls.show(.voucher)
    phone.advance(by: 1)
    let held = try #require(phone.changedQueue())
    #expect(held.holds.count == 2)
    #expect(held.onScreen.items.isEmpty)
    #expect(held.waiting.items.first?.why.first?.english == "Its lane is held: held by hand.")

    phone.controls.release()
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.isEmpty == true)
    phone.controls.release()
    phone.controls.release()
    phone.advance(by: 1)

    let free = try #require(phone.changedQueue())
    #expect(free.holds.isEmpty)
    #expect(free.onScreen.items.map(\.name) == ["voucher"])
  }

  @Test func `Restarting the phone removes its holds`() async throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.hold()
    phone.restart()
    // A hold that is only deallocated would be released in a task of its own, without a device.
    for _ in 0..<5 { await Task.yield() }
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    let queue = try #require(phone.changedQueue())
    #expect(queue.holds.isEmpty)
    #expect(queue.onScreen.items.map(\.name) == ["voucher"])
  }

  @Test func `Logging out dismisses everything and opens the sign-in page`() throws {
    let phone = LivePhone(scale: 1)
    for sample in PopupSample.allCases { try phone.controls.show(sample) }
    phone.advance(by: 1)

    phone.controls.logOut()
    phone.advance(by: 2)

    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.isEmpty)
    #expect(queue.waiting.items.isEmpty)
    #expect(queue.suspended.items.isEmpty)
    #expect(phone.tree.contains("“Good to see you”"))
  }

  @Test func `Dismissed popups are listed with their reason, the latest first`() throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)
    try phone.controls.show(.modest)
    phone.advance(by: 1)
    phone.controls.logOut()
    phone.advance(by: 2)

    let ended = try #require(phone.changedQueue()).ended
    #expect(ended.map(\.name) == ["voucher", "modest"])
    #expect(
      ended.map(\.why.english) == [
        "The user logged out.", "Its lane was full, and it was not to wait.",
      ])
  }

  @Test(
    arguments: [
      PopupSample.sheet, .question, .rating, .alert, .gift, .piece, .countdown, .form,
    ])
  func `Logging out dismisses modals and alerts before the sign-in page appears`(
    sample: PopupSample
  ) throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(sample)
    phone.advance(by: 1)

    phone.controls.logOut()
    phone.advance(by: 2)

    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.isEmpty)
    #expect(queue.waiting.items.isEmpty)
    #expect(phone.tree.contains("“Good to see you”"))
  }

  @Test func `An alert appears in front of a popup and leaves the popup visible`() throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    try phone.controls.show(.alert)
    phone.advance(by: 1)

    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.map(\.name) == ["voucher", "alert"])
    #expect(phone.tree.contains("“The Last One”"))
    #expect(phone.tree.contains("“10% off one piece”"))
  }

  @Test
  func `A report has a limited size, and the numbers of popups and holds are limited`() throws {
    let phone = LivePhone(scale: 1)
    defer { phone.controls.close() }
    for _ in 0..<LiveControls.maximumPopups { try phone.controls.show(.delivery) }
    #expect(throws: LiveMessage.Refusal.self) { try phone.controls.show(.delivery) }
    for _ in 0..<LiveControls.maximumHolds { try phone.controls.hold() }
    #expect(throws: LiveMessage.Refusal.self) { try phone.controls.hold() }
    phone.advance(by: 1)

    let queue = try #require(phone.changedQueue())
    #expect(queue.waiting.items.count == QueueReport.Group.maximumItems)
    #expect(queue.waiting.more == LiveControls.maximumPopups - 1 - QueueReport.Group.maximumItems)
    #expect(LiveReport.queue(queue).encoded().utf8.count < 32_768)
  }

  @Test func `Unchanged reports are not sent again`() throws {
    let phone = LivePhone(scale: 1)
    _ = phone.changedQueue()
    _ = phone.changedTimeline(atMost: 40)
    phone.advance(by: 2)
    #expect(phone.changedQueue() == nil)
    #expect(phone.changedTimeline(atMost: 40) == nil)

    try phone.controls.show(.voucher)
    #expect(phone.changedQueue() != nil)
    #expect(phone.changedTimeline(atMost: 40) != nil)
    #expect(phone.changedQueue() == nil)
    #expect(phone.changedTimeline(atMost: 40) == nil)
  }

  @Test func `A story can run without Usher, with an empty queue`() throws {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "queue/overlap"), .before)
    phone.player.play()
    for _ in 0..<300 { phone.advance(by: 1.0 / 60) }

    #expect(phone.player.progress.act == "before")
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
    #expect(phone.tree.contains("10% off one piece"))
    #expect(phone.tree.contains("Six cups, all whole"))
    let queue = try #require(phone.changedQueue())
    #expect(queue.onScreen.items.isEmpty)
    #expect(queue.waiting.items.isEmpty)
  }

  @Test
  func `A swipe in a story uses the phone's clock, and a touch of the user stops the story`() {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "pages/half-swipe"))
    phone.player.play()
    for _ in 0..<2000 { phone.advance(by: 1.0 / 60) }
    #expect(!phone.player.isPlaying)
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
    #expect(phone.player.performedSteps.contains { $0.words == "the user lifts the finger" })
  }
}
