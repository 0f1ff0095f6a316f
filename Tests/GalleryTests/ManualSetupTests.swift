// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryApp
@testable import GalleryStories

/// The story player of the gallery's app, in which a person performs the taps.
@MainActor
struct ManualSetupTests {
  @Test
  func `a story runs until a tap is requested, continues after the tap, and finishes`() throws {
    try VirtualDevice.run { phone in
      let player = ManualSetup(.queueOverlap, .after, in: phone.window)
      var hints: [ManualSetup.Hint] = []
      player.onHint = { hints.append($0) }
      player.restart()

      var taps = 0
      while !hints.contains(.finished(failed: 0)), taps < 20 {
        phone.clock.advance(by: .seconds(60))
        guard case .request(let words) = hints.last else { continue }
        let label = words.split(separator: "“").last?.split(separator: "”").first.map(String.init)
        try phone.probe.tap(#require(label))
        taps += 1
        player.proceed()
      }

      #expect(taps > 0, "\(hints)")
      #expect(hints.last == .finished(failed: 0), "\(hints)")
      #expect(hints.first == .message(Story.queueOverlap.trouble.english))
    }
  }

  @Test func `a claim that is not true is shown and counted`() {
    VirtualDevice.run { phone in
      let player = ManualSetup(.queueOverlap, .after, in: phone.window)
      var hints: [ManualSetup.Hint] = []
      player.onHint = { hints.append($0) }
      player.restart()

      // The requested taps are omitted.
      for _ in 1...20 {
        phone.clock.advance(by: .seconds(10))
        player.proceed()
      }

      let untrue = hints.filter {
        if case .message(let words) = $0 { words.hasPrefix("Expectation failed") } else { false }
      }
      #expect(!untrue.isEmpty, "\(hints)")
      #expect(hints.contains(.finished(failed: untrue.count)), "\(hints)")
    }
  }

  @Test func `restarting a story dismisses the popups of the previous run`() {
    VirtualDevice.run { phone in
      let player = ManualSetup(.queueOverlap, .after, in: phone.window)
      player.restart()
      phone.clock.advance(by: .seconds(6))
      #expect(PopupCenter.shared.visiblePopups.count == 1)

      player.restart()
      #expect(PopupCenter.shared.visiblePopups.isEmpty)
      #expect(PopupCenter.shared.queuedPopups.isEmpty)
      player.stop()
      phone.clock.advance(by: .seconds(60))
      #expect(PopupCenter.shared.visiblePopups.isEmpty)
    }
  }

  @Test
  func `a scene shows the list of stories, runs the selected one and returns to the list`() throws {
    try VirtualDevice.run { phone in
      let delegate = SceneDelegate()
      phone.scene.delegate = delegate
      delegate.scene(
        phone.scene, willConnectTo: phone.scene.session, options: UIScene.ConnectionOptions())
      phone.clock.runUntilIdle()
      #expect(phone.probe.isVisible("queue/overlap"))

      try phone.probe.tap("queue/overlap")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible("Restart"))
      #expect(!phone.probe.isVisible("queue/overlap"))

      try phone.probe.tap("Move")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.element("Restart").map { $0.frame.midY < 300 } == true)
      try phone.probe.tap("Stories")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.isVisible("queue/overlap"), "\(phone.probe.texts)")
      #expect(!phone.probe.isVisible("Restart"), "\(phone.probe.texts)")
    }
  }
}
