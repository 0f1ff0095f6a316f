// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct OverlayLevelTests {
  @Test func `a popup is in front of every visible window of the app`() {
    Stand.run { stand in
      let theirs = window(on: stand, level: 3000)

      stand.center.enqueue(Popup(BoxView()))

      #expect(stand.overlays[0].windowLevel > theirs.windowLevel)
    }
  }

  @Test func `a hidden window and a keyboard do not count`() {
    Stand.run { stand in
      let hidden = window(on: stand, level: 3000)
      hidden.isHidden = true
      let keyboard = FakeRemoteKeyboardWindow(windowScene: stand.scene)
      keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
      keyboard.isHidden = false

      stand.center.enqueue(Popup(BoxView()))

      #expect(stand.overlays[0].windowLevel.rawValue == 100)
    }
  }

  @Test func `a popup comes below an alert that is there already`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).lane(.alerts))
      stand.center.enqueue(Popup(BoxView()))

      #expect(stand.overlays.map(\.band) == [.popups, .alerts])
    }
  }

  @Test func `a popup stays below the alert even if the app has a window above both`() {
    Stand.run { stand in
      stand.center.enqueue(Popup(BoxView()).lane(.alerts))
      let theirs = window(on: stand, level: 5000)
      stand.center.enqueue(Popup(BoxView()))

      #expect(stand.overlays.map(\.band) == [.popups, .alerts])
      #expect(theirs.windowLevel.rawValue == 5000)
    }
  }

  private func window(on stand: Stand, level: CGFloat) -> UIWindow {
    let window = UIWindow(windowScene: stand.scene)
    window.windowLevel = UIWindow.Level(rawValue: level)
    window.isHidden = false
    return window
  }
}

/// Named as the system's are.
private final class FakeRemoteKeyboardWindow: UIWindow {}
