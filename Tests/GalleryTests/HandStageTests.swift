// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

@testable import GalleryApp
@testable import GalleryStories

/// The stage of the gallery's app, where a person taps, here with a person who does as he is told.
@MainActor
struct HandStageTests {
  @Test func `a story goes on by itself until something is to be tapped, and to its end`() throws {
    try VirtualPhone.run { phone in
      let stage = HandStage(.queueOverlap, .after, in: phone.window)
      var hints: [HandStage.Hint] = []
      stage.onHint = { hints.append($0) }
      stage.restart()

      var taps = 0
      while !hints.contains(.ended(untrue: 0)), taps < 20 {
        phone.clock.advance(by: .seconds(60))
        guard case .asks(let words) = hints.last else { continue }
        let label = words.split(separator: "“").last?.split(separator: "”").first.map(String.init)
        try phone.probe.tap(#require(label))
        taps += 1
        stage.goOn()
      }

      #expect(taps > 0 && hints.last == .ended(untrue: 0), "\(hints)")
      #expect(hints.first == .says(Story.queueOverlap.trouble.english))
    }
  }

  @Test func `a claim that is not true is told and counted`() {
    VirtualPhone.run { phone in
      let stage = HandStage(.queueOverlap, .after, in: phone.window)
      var hints: [HandStage.Hint] = []
      stage.onHint = { hints.append($0) }
      stage.restart()

      // Nobody taps.
      for _ in 1...20 {
        phone.clock.advance(by: .seconds(10))
        stage.goOn()
      }

      let untrue = hints.filter {
        if case .says(let words) = $0 { words.hasPrefix("It is not true") } else { false }
      }
      #expect(!untrue.isEmpty && hints.contains(.ended(untrue: untrue.count)), "\(hints)")
    }
  }

  @Test func `a story that begins anew leaves nothing of the one before`() {
    VirtualPhone.run { phone in
      let stage = HandStage(.queueOverlap, .after, in: phone.window)
      stage.restart()
      phone.clock.advance(by: .seconds(6))
      #expect(PopupCenter.shared.visible.count == 1)

      stage.restart()
      #expect(PopupCenter.shared.visible.isEmpty && PopupCenter.shared.waiting.isEmpty)
      stage.stop()
      phone.clock.advance(by: .seconds(60))
      #expect(PopupCenter.shared.visible.isEmpty)
    }
  }

  @Test func `a scene shows the list, plays what is chosen, and comes back to the list`() throws {
    try VirtualPhone.run { phone in
      let delegate = SceneDelegate()
      phone.scene.delegate = delegate
      delegate.scene(
        phone.scene, willConnectTo: phone.scene.session, options: UIScene.ConnectionOptions())
      phone.clock.settle()
      #expect(phone.probe.sees("queue/overlap"))

      try phone.probe.tap("queue/overlap")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.sees("Restart") && !phone.probe.sees("queue/overlap"))

      try phone.probe.tap("Move")
      phone.clock.advance(by: .seconds(1))
      #expect(phone.probe.element("Restart").map { $0.frame.midY < 300 } == true)
      try phone.probe.tap("Stories")
      phone.clock.advance(by: .seconds(1))
      #expect(
        phone.probe.sees("queue/overlap") && !phone.probe.sees("Restart"), "\(phone.probe.texts)")
    }
  }
}
