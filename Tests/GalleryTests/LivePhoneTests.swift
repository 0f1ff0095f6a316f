// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import ArgumentParser
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

    phone.touch(.down, at: CGPoint(x: 200, y: 420), time: 0)
    phone.touch(.up, at: CGPoint(x: 200, y: 420), time: 0)
    phone.advance(by: 1)

    #expect(phone.tree.contains("ash-glaze") || phone.tree.contains("Ash-glaze teapot”"))
    _ = phone.device.render()
    #expect(phone.isIdle)
  }

  /// A page scrolls from the move with which the finger is ten points from where it came down. Of more
  /// than 120 moves the oldest are dropped.
  @Test(arguments: [(100, 100 - 10), (200, 120 - 1)])
  func `All moves of a touch since the last frame are applied with the next one`(
    moves: Int, distance: Double
  ) {
    let phone = LivePhone(scale: 1)
    let start = phone.offset

    phone.touch(.down, at: CGPoint(x: 200, y: 700), time: 0)
    for move in 1...moves {
      phone.touch(.move, at: CGPoint(x: 200, y: 700 - Double(move)), time: Double(move) / 60)
    }
    #expect(phone.offset == start)
    phone.advance(by: 1.0 / 60)

    #expect(abs(phone.offset - start - distance) < 0.01)
  }

  @Test(arguments: [1, 3, 100])
  func `A flick goes as far on a machine that is late as on one that is not`(
    movesPerFrame: Int
  ) {
    let phone = LivePhone(scale: 1)
    let start = phone.offset

    phone.touch(.down, at: CGPoint(x: 200, y: 700), time: 50)
    for move in 1...15 {
      phone.touch(
        .move, at: CGPoint(x: 200, y: 700 - 10 * Double(move)), time: 50 + Double(move) / 60)
      // A late machine makes up for a tenth of a second at most.
      if move.isMultiple(of: movesPerFrame) {
        phone.advance(by: min(Double(movesPerFrame) / 60, LivePacer.limit))
      }
    }
    phone.touch(.up, at: CGPoint(x: 200, y: 550), time: 50 + 16.0 / 60)
    #expect(abs(phone.offset - start - 140) < 0.01)
    phone.advance(by: 5)

    // 500 points a second, of which a page moves by half.
    #expect(abs(phone.offset - start - 140 - 250) < 15)
  }

  @Test func `A finger that rests before it is lifted does not flick, even if the machine is late`()
  {
    let phone = LivePhone(scale: 1)
    let start = phone.offset

    phone.touch(.down, at: CGPoint(x: 200, y: 700), time: 50)
    for move in 1...15 {
      phone.touch(
        .move, at: CGPoint(x: 200, y: 700 - 10 * Double(move)), time: 50 + Double(move) / 60)
    }
    phone.touch(.up, at: CGPoint(x: 200, y: 550), time: 51)
    phone.advance(by: 5)

    #expect(abs(phone.offset - start - 140) < 0.01)
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
    phone.touch(.down, at: CGPoint(x: 5, y: 800), time: 0)

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

  @Test func `Another system restarts the story on a device that has it`() {
    let phone = LivePhone(scale: 1)
    #expect(phone.device.system == .iOS26)
    phone.change(.device(.iPhoneSE))
    phone.change(.appearance(.dark))
    phone.begin(.with(id: "queue/overlap"))
    phone.player.step()
    let device = phone.device

    phone.change(.system(.iOS18))

    #expect(phone.device !== device)
    #expect(phone.device.system == .iOS18)
    #expect(phone.device.appearance == .dark)
    #expect(phone.report.width == 375)
    #expect(phone.player.progress.id == "queue/overlap")
    #expect(phone.player.progress.step == 0)
  }

  @Test(arguments: PhoneOptions.System.allCases)
  func `A phone begins with the system of the command`(system: PhoneOptions.System) throws {
    let command = try LiveCommand.parse(["--system", system.rawValue])
    let phone = LiveSession(scale: 1, system: command.system, log: LiveLog()).phone

    #expect(phone.device.system == system.headless)
    #expect(phone.report.settings.system == system)
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

  @Test func `Remaining times count down although nothing happens in the queue`() throws {
    let phone = LivePhone(scale: 1)
    phone.device.makeCurrent {
      _ = phone.windows.front?.windowScene?.usher.popups.show(
        Popup(UIView()).delay(.seconds(9)))
    }

    var seconds: [Int] = []
    for _ in 0..<180 {
      phone.advance(by: 1.0 / 60)
      let reason = phone.changedQueue()?.waiting.items.first?.why.first?.english
      let text = try reason.map { try #require($0.firstMatch(of: /ends in (\d+)(\.\d)? s\.$/)?.1) }
      if let text { seconds.append(try #require(Int(text))) }
    }

    #expect(seconds.count <= 5)
    #expect(seconds.last == 6)
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
