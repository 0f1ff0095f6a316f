// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UIKitShim
import Usher

@testable import gallery

@MainActor
@Suite("The live phone")
struct LivePhoneTests {
  @Test func `A tap opens the item at its position`() {
    let phone = LivePhone(scale: 1)

    phone.touch(.down, at: CGPoint(x: 200, y: 420))
    phone.touch(.up, at: CGPoint(x: 200, y: 420))
    phone.advance(by: 1)

    #expect(phone.tree.contains("ash-glaze") || phone.tree.contains("Ash-glaze teapot”"))
    _ = phone.device.render()
    #expect(phone.isIdle)
  }

  @Test func `Of the touch moves between two frames only the last one is used`() {
    let phone = LivePhone(scale: 1)
    let before = phone.tree

    phone.touch(.down, at: CGPoint(x: 200, y: 700))
    for y in stride(from: 690.0, through: 400, by: -10) {
      phone.touch(.move, at: CGPoint(x: 200, y: y))
    }
    #expect(phone.tree == before)
    phone.advance(by: 1.0 / 60)
    phone.touch(.move, at: CGPoint(x: 200, y: 380))
    phone.advance(by: 1.0 / 60)

    #expect(phone.tree != before)
  }

  @Test func `The wheel scrolls smoothly and stops at the end of the content`() {
    let phone = LivePhone(scale: 1)
    let point = CGPoint(x: 200, y: 500)
    let start = phone.offset

    phone.wheel(at: point, by: CGVector(dx: 0, dy: 200))
    phone.advance(by: 1.0 / 60)
    let early = phone.offset - start
    phone.advance(by: 1)
    let late = phone.offset - start
    phone.wheel(at: point, by: CGVector(dx: 0, dy: 90_000))
    for _ in 0..<60 { phone.advance(by: 1.0 / 60) }

    #expect(early > 10)
    #expect(early < 190)
    #expect(abs(late - 200) < 0.5)
    #expect(phone.offset < 5_000)
    _ = phone.device.render()
    #expect(phone.isIdle)
  }

  @Test func `A story runs to its end on the phone's own clock`() {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "queue/overlap"))

    phone.player.play()
    for _ in 0..<1200 { phone.advance(by: 1.0 / 60) }

    #expect(!phone.player.isPlaying)
    #expect(phone.player.progress.step == phone.player.progress.count)
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
    #expect(phone.player.performedSteps.contains { $0.words == "the user taps “Keep the voucher”" })
  }

  @Test
  func `A story for a tablet switches to a tablet, and the previous device is restored afterwards`()
  {
    let phone = LivePhone(scale: 1)
    phone.change(.device(.iPhoneSE))

    phone.begin(.with(id: "pages/split-view"))
    #expect(phone.report.isPad)
    #expect(phone.report.width == 834)
    phone.player.play()
    for _ in 0..<1800 { phone.advance(by: 1.0 / 60) }
    #expect(phone.player.progress.step == phone.player.progress.count)
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
    phone.begin(.with(id: "pages/split-view"), .before)
    #expect(phone.settings.device == .iPad)

    phone.begin(.with(id: "pages/sheet"))

    #expect(phone.settings.device == .iPhoneSE)
    #expect(phone.report.width == 375)
  }

  @Test func `A touch on the screen stops the story`() {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "queue/overlap"))

    phone.player.play()
    phone.touch(.down, at: CGPoint(x: 5, y: 800))

    #expect(!phone.player.isPlaying)
  }

  @Test func `A new appearance applies to the running app, and a new language restarts the app`() {
    let phone = LivePhone(scale: 1)
    let device = phone.device

    phone.change(.appearance(.dark))
    phone.advance(by: 0.1)
    #expect(phone.device === device)
    #expect(phone.tree.contains("fill #F6F1E8") == false)
    phone.change(.language(.zhHans))
    #expect(phone.device !== device)
    #expect(phone.device.appearance == .dark)
    #expect(phone.tree.contains("Autumn firing") == false)
  }

  @Test func `The queue lists visible popups and the blockers of queued popups`() throws {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "queue/overlap"))
    _ = phone.changedQueue()

    phone.player.play()
    for _ in 0..<180 { phone.advance(by: 1.0 / 60) }
    let queue = try #require(phone.changedQueue())

    #expect(queue.onScreen.items.map(\.phase.english) == ["visible"])
    #expect(
      queue.waiting.items.map { $0.why.map(\.english) }
        == [["Its lane is full: popup #1 “popup” is on the screen."]])
    #expect(
      queue.waiting.items.map { $0.why.map(\.chinese) } == [["通道已满：#1 “popup” 正在屏幕上。"]])
    #expect(phone.changedQueue() == nil)
    let asked = try #require(phone.timeline(atMost: 40).first { $0.trace.hasPrefix("enqueued") })
    #expect(asked.words.english == "#1 “popup” is queued with launch priority.")
    #expect(asked.words.chinese == "请求展示 #1 “popup”，优先级 launch。")
    #expect(asked.trace.hasPrefix("enqueued #1 priority=300\n→ present popup#1\n→ setDeadline"))
    #expect(asked.orders.map(\.english) == ["Present #1 “popup”."])
  }
}

extension LivePhone {
  fileprivate var offset: CGFloat {
    var view = device.view(at: CGPoint(x: 200, y: 500))
    while let current = view {
      if let scroll = current as? UIScrollView {
        return scroll.contentOffset.y
      }
      view = current.superview
    }
    return -1
  }
}
