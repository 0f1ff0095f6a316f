// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

@MainActor
struct BannerTests {
  private static let label = "Ann, Are you there?"

  @Test func `a tap on a banner completes it`() throws {
    try PresetApp.run { app in
      let handle = app.show(.banner("Ann", message: "Are you there?"))
      #expect(app.frame(Self.label).minY >= app.device.window.safeAreaInsets.top)
      #expect(app.device.probe.element(Self.label)?.traits.contains(.button) == true)
      try app.device.probe.tap(Self.label)
      app.advance(by: .seconds(1))
      #expect(handle.outcomeIfDismissed?.reason == .completed)
    }
  }

  @Test func `a swipe up dismisses a banner`() {
    PresetApp.run { app in
      let handle = app.show(.banner("Ann", message: "Are you there?"))
      let middle = CGPoint(x: app.frame(Self.label).midX, y: app.frame(Self.label).midY)
      app.device.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y - 120), over: .milliseconds(150))
      app.advance(by: .seconds(1))
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `banners of a stack show the newest one and how many more there are`() throws {
    try PresetApp.run { app in
      @MainActor func message(_ text: String) -> PopupHandle<Void> {
        app.show(.banner("Ann", message: text, stack: "ann"))
      }
      let handles = [message("Are you there?"), message("Hello?"), message("It is urgent.")]

      let banner = try #require(app.device.probe.element("Ann, It is urgent."))
      #expect(banner.view.accessibilityValue == "+2")
      #expect(
        banner.view.superview?.subviews.contains { ($0 as? UILabel)?.text == "+2" } == true)
      #expect(!app.isVisible(Self.label))
      app.advance(by: .milliseconds(2500))
      #expect(!handles[0].isDismissed, "the time begins again with each one")
      app.advance(by: .seconds(2))
      #expect(
        handles.map(\.outcomeIfDismissed?.reason)
          == Array(repeating: .displayDurationElapsed, count: 3))

      let next = message("Still there?")
      #expect(next.isVisible)
      #expect(app.device.probe.element("Ann, Still there?")?.view.accessibilityValue == nil)
    }
  }

  @Test func `banners of other stacks wait for each other`() {
    PresetApp.run { app in
      let first = app.show(.banner("Ann", stack: "ann"))
      let second = app.show(.banner("Bob", stack: "bob"))
      #expect(first.isVisible)
      #expect(!second.isVisible)
      app.advance(by: .seconds(4))
      #expect(first.isDismissed)
      #expect(second.isVisible)
    }
  }

  @Test func `a finger on a banner changes its look until it is lifted elsewhere`() {
    PresetApp.run { app in
      let handle = app.show(.banner("Ann", message: "Are you there?"))
      let frame = app.frame(Self.label)
      app.device.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
      let control = app.device.probe.element(Self.label)?.view as? UIControl
      #expect(control?.isHighlighted == true)
      app.device.touchMove(to: CGPoint(x: frame.midX, y: frame.maxY + 200))
      app.device.touchUp()
      app.advance(by: .seconds(1))
      #expect(handle.isVisible)
    }
  }
}
