// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import Usher
import UsherPresets
import UsherTesting

@MainActor
struct ToastTests {
  @Test func `a toast appears above the place of a tab bar and disappears by itself`() {
    PresetApp.run { app in
      let handle = app.show(.toast("Saved"))
      let bottom = app.device.window.bounds.maxY - app.device.window.safeAreaInsets.bottom
      #expect(app.frame("Saved").maxY < bottom - 49)
      #expect(app.frame("Saved").minY > bottom - 140)

      app.advance(by: .seconds(3))
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test func `a toast stays for as long as it takes to read it, and at most ten seconds`() {
    PresetApp.run { app in
      let text = String(repeating: "word ", count: 20)
      // 100 characters: 0.5 + 6 seconds.
      let handle = app.show(.toast(text), for: .seconds(6))
      #expect(!handle.isDismissed)
      app.advance(by: .seconds(2))
      #expect(handle.isDismissed)

      let long = app.show(.toast(String(repeating: text, count: 9)), for: .seconds(12))
      #expect(long.isDismissed)
    }
  }

  @Test func `the button of a toast completes it`() throws {
    try PresetApp.run { app in
      var wasUndone = false
      let handle = app.show(
        Popup.toast("Deleted", button: "Undo").onDismiss { wasUndone = $0.value != nil },
        for: .seconds(4))
      #expect(handle.isVisible)
      try app.device.probe.tap("Undo")
      app.advance(by: .seconds(1))

      #expect(handle.outcomeIfDismissed?.reason == .completed)
      #expect(wasUndone)
    }
  }

  @Test func `the page keeps its keyboard and its touches`() {
    PresetApp.run { app in
      app.field.becomeFirstResponder()
      app.advance(by: .seconds(1))
      let handle = app.show(.toast("Saved", button: "Undo"))

      #expect(app.field.isFirstResponder)
      #expect(app.device.window.isKeyWindow)
      app.device.type("abc")
      #expect(app.field.text == "abc")
      #expect(app.frame("Saved").maxY < app.device.window.bounds.height - 260, "above the keyboard")
      #expect(app.device.probe.hitTest(CGPoint(x: 100, y: 220)) === app.field)
      #expect(handle.isVisible)
    }
  }

  @Test func `a toast waits for another toast, and not for an alert`() {
    PresetApp.run { app in
      app.center.show(StyledAlert(.question, "Really?").button("OK"))
      app.advance(by: .seconds(1))
      let first = app.show(.toast("First"))
      let second = app.show(.toast("Second"))
      #expect(first.isVisible)
      #expect(!second.isVisible)

      app.advance(by: .seconds(2))
      #expect(first.isDismissed)
      #expect(second.isVisible)
    }
  }

  @Test func `a swipe down dismisses a toast`() {
    PresetApp.run { app in
      let handle = app.show(.toast("Saved"))
      let middle = CGPoint(x: app.frame("Saved").midX, y: app.frame("Saved").midY)
      app.device.drag(
        from: middle, to: CGPoint(x: middle.x, y: middle.y + 100), over: .milliseconds(150))
      app.advance(by: .milliseconds(500))
      #expect(handle.outcomeIfDismissed?.reason == .dismissedByUser)
    }
  }

  @Test func `a finger on a toast stops its time`() {
    PresetApp.run { app in
      let handle = app.show(.toast("Saved"))
      app.device.touchDown(at: CGPoint(x: app.frame("Saved").midX, y: app.frame("Saved").midY))
      app.advance(by: .seconds(9))
      #expect(handle.isVisible)
      app.device.touchUp()
      app.advance(by: .seconds(3))
      #expect(handle.outcomeIfDismissed?.reason == .displayDurationElapsed)
    }
  }

  @Test(arguments: [nil, "Undo"])
  func `VoiceOver announces a toast; only one with a button stays`(button: String?) {
    var settings = DeviceSettings()
    settings.voiceOver = true
    PresetApp.run(settings) { app in
      let handle = app.show(.toast("Saved", button: button), for: .seconds(8))
      #expect(app.device.announcements == ["Saved"])
      #expect(handle.isDismissed == (button == nil))
    }
  }

  @Test func `with a huge text the button is below, and nothing is cut`() {
    var settings = DeviceSettings()
    settings.textSize = .accessibilityExtraExtraExtraLarge
    PresetApp.run(settings) { app in
      app.show(.toast("The cup was moved to the shelf", button: "Undo"))
      let (text, button) = (app.frame("The cup was moved to the shelf"), app.frame("Undo"))
      #expect(button.minY >= text.maxY)
      #expect(text.height > 100)
      #expect(app.device.probe.audit().isEmpty)
    }
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `the button is at the trailing edge`(direction: UIUserInterfaceLayoutDirection) {
    var settings = DeviceSettings()
    settings.direction = direction
    PresetApp.run(settings) { app in
      app.show(.toast("Deleted", button: "Undo"))
      let isAfter = app.frame("Undo").minX >= app.frame("Deleted").maxX
      #expect(isAfter == (direction == .leftToRight))
    }
  }

  @Test(arguments: [VirtualDevice.System.iOS18, .iOS26])
  func `a toast is of the system's material`(system: VirtualDevice.System) {
    PresetApp.run(system: system) { app in
      app.show(.toast("Saved"))
      let effects = app.device.probe.windows.flatMap(\.effects)
      if system == .iOS26 {
        #expect(effects.contains { $0 is UIGlassEffect })
      } else {
        #expect(effects.contains { $0 is UIBlurEffect })
      }
    }
  }
}

extension UIView {
  fileprivate var effects: [UIVisualEffect] {
    [(self as? UIVisualEffectView)?.effect].compactMap { $0 } + subviews.flatMap(\.effects)
  }
}
