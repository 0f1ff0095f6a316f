// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherTesting

/// What a user does with a device as a whole, and how popups respond.
@MainActor
struct DeviceTests {
  @Test func `rotating the device rotates the page and keeps the popup centered`() throws {
    try VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      PopupCenter.shared.show(Fixtures.card())
      phone.clock.runUntilIdle()

      phone.rotate(to: .landscapeLeft)
      phone.clock.runUntilIdle()

      #expect(phone.window.bounds.size == CGSize(width: 852, height: 393))
      let frame = try #require(phone.probe.element("Keep")).frame
      #expect(abs(frame.midX - 426) < 0.5)
    }
  }

  @Test func `the display timer is stopped while VoiceOver is running`() {
    VirtualDevice.run(DeviceSettings(voiceOver: true)) { phone in
      phone.setRoot(Fixtures.page())
      PopupCenter.shared.show(Fixtures.card().displayDuration(.seconds(2)))
      phone.clock.advance(by: .seconds(10))
      #expect(phone.probe.isVisible("Keep"))

      phone.settings.voiceOver = false
      phone.clock.advance(by: .seconds(3))
      #expect(!phone.probe.isVisible("Keep"))
    }
  }

  @Test func `a popup waits until the app is in the foreground again`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      phone.enterBackground()
      let handle = PopupCenter.shared.show(Fixtures.card())
      phone.clock.advance(by: .seconds(5))
      #expect(handle.blockers.contains(.sceneInBackground))
      #expect(!phone.probe.isVisible("Keep"))

      phone.enterForeground()
      phone.clock.runUntilIdle()
      #expect(phone.probe.isVisible("Keep"))
    }
  }

  @Test func `a popup waits while the app is not active`() {
    VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      phone.resignActive()
      let handle = PopupCenter.shared.show(Fixtures.card())
      phone.clock.advance(by: .seconds(5))
      #expect(handle.blockers.contains(.sceneInactive))

      phone.enterForeground()
      phone.clock.runUntilIdle()
      #expect(phone.probe.isVisible("Keep"))
    }
  }

  @Test func `the front window stays in front after the app was in the background`() {
    VirtualDevice.run(on: .iPad11) { phone in
      phone.setRoot(Fixtures.page())
      let window = phone.openWindow()
      window.rootViewController = Fixtures.page(
        Fixtures.label("second", CGRect(x: 40, y: 80, width: 200, height: 40)))
      window.makeKeyAndVisible()

      phone.enterBackground()
      phone.enterForeground()

      #expect(phone.frontWindow === window)
      #expect(phone.probe.isVisible("second"))
    }
  }

  @Test
  func `a popup is dismissed with the window that is closed, and the first window stays open`() {
    VirtualDevice.run(on: .iPad11) { phone in
      phone.setRoot(Fixtures.page())
      let window = phone.openWindow()
      let page = Fixtures.page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      phone.clock.runTurn()
      let handle = page.usher.popups.show(Fixtures.card())
      phone.clock.runUntilIdle()

      phone.closeWindow(phone.window)
      #expect(handle.outcomeIfDismissed == nil)
      #expect(phone.frontWindow === window)
      phone.closeWindow(window)
      phone.clock.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .sceneDisconnected)
      #expect(phone.frontWindow === phone.window)
      #expect(!phone.probe.isVisible("Keep"))
    }
  }

  @Test func `a drag from the left edge swipes back`() {
    VirtualDevice.run { phone in
      let (page, next) = (Fixtures.page(), Fixtures.page())
      let navigation = UINavigationController(rootViewController: page)
      phone.setRoot(navigation)
      navigation.pushViewController(next, animated: true)
      phone.clock.runUntilIdle()

      phone.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400))
      phone.clock.runUntilIdle()

      #expect(navigation.topViewController === page)
    }
  }

  @Test func `a drag from the top of a sheet to the bottom of the screen dismisses it`() {
    VirtualDevice.run { phone in
      let page = Fixtures.page()
      phone.setRoot(page)
      page.present(Fixtures.page(), animated: true)
      phone.clock.runUntilIdle()

      phone.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 840))
      phone.clock.runUntilIdle()

      #expect(page.presentedViewController == nil)
    }
  }

  @Test func `a flick dismisses a popup`() throws {
    try VirtualDevice.run { phone in
      phone.setRoot(Fixtures.page())
      let handle = PopupCenter.shared.show(Fixtures.card().position(.bottom).dismissGestures(.all))
      phone.clock.runUntilIdle()
      let frame = try #require(phone.probe.element("Keep")).frame

      phone.drag(
        from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: 850),
        over: .milliseconds(100))
      phone.clock.runUntilIdle()

      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }
}
