// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import GalleryStories
import Testing
import UIKitShim
import Usher

@testable import gallery

/// The windows of the app on the live phone, and the activation state of the app.
@MainActor
@Suite("The windows of the live phone")
struct LiveWindowsTests {
  private func makeTablet() -> LivePhone {
    let phone = LivePhone(scale: 1)
    phone.change(.device(.iPad))
    phone.advance(by: 1)
    return phone
  }

  @Test func `A phone has one window, a tablet two, each with its own queue`() throws {
    let phone = LivePhone(scale: 1)
    #expect(throws: LiveMessage.Refusal("only an iPad has several windows")) {
      try phone.perform(.open)
    }
    phone.change(.device(.iPad))
    try phone.controls.show(.voucher)
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["voucher"])

    try phone.perform(.open)
    #expect(throws: LiveMessage.Refusal("there are 2 windows already")) { try phone.perform(.open) }
    phone.advance(by: 1)
    let second = try #require(phone.changedQueue())
    #expect(second.onScreen.items.isEmpty)
    #expect(
      second.elsewhere.map(\.english)
        == ["Window 1 has its own queue: 1 on the screen, 0 waiting."])
    #expect(!phone.tree.contains("10% off one piece"))

    try phone.controls.show(.news)
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["news"])
    #expect(phone.report.windows == 2)
    #expect(phone.report.window == 1)
    _ = phone.device.render()
    try phone.perform(.first)
    #expect(phone.device.needsRender)
    phone.advance(by: 1)

    #expect(phone.report.window == 0)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["voucher"])
    #expect(phone.tree.contains("10% off one piece"))
    #expect(
      phone.timeline(atMost: 40).contains { $0.words.english.hasPrefix("Window 2: #1 “news”") })
  }

  @Test
  func `Closing a window dismisses its popups, and the last window cannot be closed`() throws {
    let phone = makeTablet()
    try phone.perform(.open)
    try phone.controls.show(.question)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    try phone.perform(.close)
    phone.advance(by: 1)

    #expect(phone.report.windows == 1)
    #expect(phone.report.window == 0)
    #expect(phone.changedQueue()?.onScreen.items.isEmpty == true)
    let end = try #require(
      phone.timeline(atMost: 40).first { $0.trace.hasPrefix("sceneDidChange disconnected") })
    #expect(end.words.english == "Closed window: The window is closed.")
    #expect(
      end.orders.map(\.english).contains(
        "Report the dismissal of #1 “question”. Its window was closed."))
    #expect(throws: LiveMessage.Refusal.self) { try phone.perform(.close) }
    #expect(throws: LiveMessage.Refusal("there is no window 2")) { try phone.perform(.second) }

    try phone.perform(.open)
    try phone.controls.show(.piece)
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["piece"])
    try phone.perform(.first)
    #expect(
      phone.changedQueue()?.elsewhere.map(\.english)
        == ["Window 2 has its own queue: 1 on the screen, 0 waiting."])
    #expect(
      phone.timeline(atMost: 40).contains { $0.words.english.hasPrefix("Window 2: #1 “piece”") })
    #expect(!phone.timeline(atMost: 40).contains { $0.words.english.hasPrefix("Window 3") })
  }

  @Test
  func `The first window can be closed, too, and the controls then apply to the other queue`()
    throws
  {
    let phone = makeTablet()
    try phone.perform(.open)
    try phone.perform(.first)
    try phone.controls.hold()

    try phone.perform(.close)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["voucher"])
    #expect(phone.tree.contains("10% off one piece"))
    phone.controls.release()
    #expect(
      phone.timeline(atMost: 40).contains { $0.words.english.hasPrefix("#1 “voucher” is queued") })
  }

  @Test func `Changing a tablet to a phone keeps the front window`() throws {
    let phone = makeTablet()
    try phone.perform(.open)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    phone.change(.device(.iPhone))
    phone.advance(by: 1)

    #expect(phone.report.windows == 1)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["voucher"])
  }

  @Test
  func `Both windows show the same customer, and logging out applies to both queues`() throws {
    let phone = makeTablet()
    try phone.controls.show(.voucher)
    try phone.perform(.open)
    try phone.controls.show(.news)
    phone.advance(by: 1)

    phone.controls.logOut()
    phone.advance(by: 2)

    #expect(phone.changedQueue()?.onScreen.items.isEmpty == true)
    #expect(phone.tree.contains("“Good to see you”"))
    try phone.perform(.first)
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.isEmpty == true)
    #expect(phone.tree.contains("“Good to see you”"))
  }

  @Test func `In a story with two windows the report is about the front window`() throws {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "modals/two-scenes"))
    phone.player.step()
    phone.player.step()
    phone.advance(by: 1)

    let second = try #require(phone.changedQueue())
    #expect(phone.report.windows == 2)
    #expect(phone.report.window == 1)
    #expect(second.onScreen.items.count == 1)
    #expect(second.elsewhere.count == 1)
    phone.player.play()
    for _ in 0..<1200 { phone.advance(by: 1.0 / 60) }
    #expect(phone.player.progress.step == phone.player.progress.count)
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
  }

  @Test func `A story in which a window is closed runs to its end`() {
    let phone = LivePhone(scale: 1)
    phone.begin(.with(id: "alerts/scene-closed"))
    phone.player.play()
    for _ in 0..<1500 { phone.advance(by: 1.0 / 60) }

    #expect(phone.player.progress.step == phone.player.progress.count)
    #expect(phone.player.performedSteps.allSatisfy { !$0.words.contains("expectation failed") })
    #expect(phone.report.windows == 1)
  }

  // MARK: The activation state of the app

  @Test(arguments: [
    (LiveAppState.inactive, "The scene is not active."),
    (.background, "The scene is in the background."),
  ])
  func `Nothing starts while the app is not active, which is listed as the blocker`(
    state: LiveAppState, words: String
  ) throws {
    let phone = LivePhone(scale: 1)
    phone.setAppState(state)
    phone.advance(by: 1)
    try phone.controls.show(.voucher)
    phone.advance(by: 1)

    let inactive = try #require(phone.changedQueue())
    #expect(inactive.onScreen.items.isEmpty)
    #expect(inactive.waiting.items.first?.why.map(\.english).first == words)

    phone.setAppState(.active)
    phone.advance(by: 1)
    #expect(phone.changedQueue()?.onScreen.items.map(\.name) == ["voucher"])
  }

  @Test func `An app that is not active receives no touches, keys or text`() throws {
    let phone = LivePhone(scale: 1)
    try phone.controls.show(.form)
    phone.advance(by: 1)
    let before = phone.tree
    phone.setAppState(.inactive)
    phone.advance(by: 1)

    phone.touch(.down, at: CGPoint(x: 200, y: 420), time: 0)
    phone.touch(.up, at: CGPoint(x: 200, y: 420), time: 0)
    phone.type("secret")
    phone.press(.escape, [])
    phone.wheel(at: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: 300))
    phone.advance(by: 1)

    #expect(!phone.tree.contains("secret"))
    phone.setAppState(.active)
    phone.advance(by: 1)
    #expect(phone.tree == before)
  }

  @Test
  func `Every window enters the background, and the front window remains the front window`() throws
  {
    let phone = makeTablet()
    try phone.perform(.open)
    try phone.perform(.first)
    phone.setAppState(.background)
    phone.advance(by: 1)
    #expect(phone.device.scenes.allSatisfy { $0.activationState == .background })

    phone.setAppState(.active)
    phone.advance(by: 1)

    #expect(phone.device.scenes.allSatisfy { $0.activationState == .foregroundActive })
    #expect(phone.report.window == 0)
  }

  @Test func `VoiceOver and the hardware keyboard setting apply to the phone`() {
    let phone = LivePhone(scale: 1)
    phone.change(.voiceOver(true))
    phone.change(.keyboard(.connected))
    phone.advance(by: 0.1)

    #expect(phone.device.voiceOverRunning)
    #expect(phone.device.settings.hardwareKeyboard)
    phone.device.makeCurrent { #expect(UIAccessibility.isVoiceOverRunning) }
  }
}
