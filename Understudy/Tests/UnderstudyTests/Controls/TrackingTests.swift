// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct TrackingTests {
  @Test func `a tap is a touch down, a touch up inside and the primary action`() {
    withButton { device, button, events in
      device.tap(at: button.center)

      #expect(events() == ["down", "upInside", "primary"])
      #expect(!button.isHighlighted)
      #expect(!button.isTracking)
    }
  }

  @Test func `a finger within seventy points of a button is still inside`() {
    withButton { device, button, events in
      device.touchDown(at: button.center)
      device.touchMove(to: CGPoint(x: button.frame.maxX + 65, y: button.center.y))
      #expect(button.isTouchInside)
      #expect(button.isHighlighted)
      device.touchMove(to: CGPoint(x: button.frame.maxX + 75, y: button.center.y))
      #expect(!button.isTouchInside)
      #expect(!button.isHighlighted)
      device.touchUp()

      #expect(events() == ["down", "upOutside"])
    }
  }

  @Test func `a touch that the system takes away ends in a cancellation`() {
    withButton { device, button, events in
      device.touchDown(at: button.center)
      device.touchCancel()

      #expect(events() == ["down", "cancel"])
      #expect(!button.isHighlighted)
    }
  }

  @Test func `a disabled button neither reacts nor lets the touch through`() {
    withButton { device, button, events in
      var below = 0
      let page = UIControl(frame: device.screen.bounds)
      page.addAction(UIAction { _ in below += 1 }, for: .touchDown)
      button.superview?.insertSubview(page, at: 0)
      button.isEnabled = false

      device.tap(at: button.center)

      #expect(events().isEmpty)
      #expect(below == 0)
    }
  }

  @Test func `a tap on a button is not one on the view below with a recognizer`() {
    withButton { device, button, events in
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.headlessAddAction { _ in taps += 1 }
      button.window?.addGestureRecognizer(tap)

      device.tap(at: button.center)
      device.tap(at: CGPoint(x: 20, y: 700))

      #expect(events().contains("upInside"))
      #expect(taps == 1)
    }
  }

  @Test func `a switch flips by a tap and says so once`() {
    HeadlessDevice.run { device in
      let toggle = UISwitch(frame: CGRect(x: 100, y: 300, width: 0, height: 0))
      var changes: [Bool] = []
      toggle.addAction(
        UIAction { [weak toggle] _ in changes.append(toggle?.isOn ?? false) }, for: .valueChanged)
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(toggle)
      window.makeKeyAndVisible()
      device.clock.runTurn()

      device.tap(at: toggle.center)

      #expect(changes == [true])
    }
  }

  private func withButton(
    _ body: @MainActor (HeadlessDevice, UIButton, () -> [String]) -> Void
  ) {
    HeadlessDevice.run { device in
      let button = UIButton(configuration: .filled())
      button.frame = CGRect(x: 100, y: 300, width: 120, height: 44)
      var events: [String] = []
      let named: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
        (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in named {
        button.addAction(UIAction { _ in events.append(name) }, for: event)
      }
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(button)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, button, { events })
    }
  }
}
