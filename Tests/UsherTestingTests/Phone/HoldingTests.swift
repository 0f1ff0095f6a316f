// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// What a user does to a phone as a whole, seen by a popup.
@MainActor
struct HoldingTests {
  @Test func `a phone that is turned turns the page and keeps the popup in the middle`() throws {
    try VirtualPhone.run { phone in
      phone.show(Scenery.page())
      PopupCenter.shared.enqueue(Scenery.card())
      phone.clock.settle()

      phone.turn(to: .landscapeLeft)
      phone.clock.settle()

      #expect(phone.window.bounds.size == CGSize(width: 852, height: 393))
      let place = try #require(phone.probe.element("Keep")).frame
      #expect(abs(place.midX - 426) < 0.5)
    }
  }

  @Test func `time on screen stands still while VoiceOver runs`() {
    VirtualPhone.run(PhoneSettings(voiceOver: true)) { phone in
      phone.show(Scenery.page())
      PopupCenter.shared.enqueue(Scenery.card().closes(after: .seconds(2)))
      phone.clock.advance(by: .seconds(10))
      #expect(phone.probe.sees("Keep"))

      phone.settings.voiceOver = false
      phone.clock.advance(by: .seconds(3))
      #expect(!phone.probe.sees("Keep"))
    }
  }

  @Test func `a popup waits until the user is back in the app`() {
    VirtualPhone.run { phone in
      phone.show(Scenery.page())
      phone.enterBackground()
      let handle = PopupCenter.shared.enqueue(Scenery.card())
      phone.clock.advance(by: .seconds(5))
      #expect(handle.whyNotVisible.contains(.stageNotActive(.background)))
      #expect(!phone.probe.sees("Keep"))

      phone.enterForeground()
      phone.clock.settle()
      #expect(phone.probe.sees("Keep"))
    }
  }

  @Test func `a popup waits while the app is not active`() {
    VirtualPhone.run { phone in
      phone.show(Scenery.page())
      phone.resignActive()
      let handle = PopupCenter.shared.enqueue(Scenery.card())
      phone.clock.advance(by: .seconds(5))
      #expect(handle.whyNotVisible.contains(.stageNotActive(.inactive)))

      phone.enterForeground()
      phone.clock.settle()
      #expect(phone.probe.sees("Keep"))
    }
  }

  @Test func `the window in front stays there in the background and back`() {
    VirtualPhone.run(on: .iPad11) { phone in
      phone.show(Scenery.page())
      let window = phone.openWindow()
      window.rootViewController = Scenery.page(
        Scenery.label("second", CGRect(x: 40, y: 80, width: 200, height: 40)))
      window.makeKeyAndVisible()

      phone.enterBackground()
      phone.enterForeground()

      #expect(phone.frontWindow === window && phone.probe.sees("second"))
    }
  }

  @Test func `a popup ends with the window that was closed, and the first window cannot be`() {
    VirtualPhone.run(on: .iPad11) { phone in
      phone.show(Scenery.page())
      let window = phone.openWindow()
      let page = Scenery.page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      phone.clock.runTurn()
      let handle = page.usher.popups.enqueue(Scenery.card())
      phone.clock.settle()

      phone.close(phone.window)
      #expect(handle.outcomeIfEnded == nil && phone.frontWindow === window)
      phone.close(window)
      phone.clock.settle()

      #expect(handle.outcomeIfEnded?.reason == .stageGone)
      #expect(phone.frontWindow === phone.window && !phone.probe.sees("Keep"))
    }
  }

  @Test func `a popup is flicked away`() throws {
    try VirtualPhone.run { phone in
      phone.show(Scenery.page())
      let handle = PopupCenter.shared.enqueue(Scenery.card().position(.bottom).closedBy(.everyWay))
      phone.clock.settle()
      let place = try #require(phone.probe.element("Keep")).frame

      phone.drag(
        from: CGPoint(x: place.midX, y: place.midY), to: CGPoint(x: place.midX, y: 850),
        over: .milliseconds(100))
      phone.clock.settle()

      #expect(handle.outcomeIfEnded?.reason == .dismissed)
    }
  }
}
