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

  @Test func `below a higher lane each that comes is in front of those of its own lane`() {
    Stand.run { stand in
      let low = PopupLane(name: "low", capacity: 4, level: -1)
      stand.center.enqueue(Popup(BoxView()).modal(false))
      let views = (1...4).map { _ in BoxView() }

      for view in views { stand.center.enqueue(Popup(view).lane(low).modal(false)) }
      stand.settle()

      let levels = views.compactMap { $0.window?.windowLevel.rawValue }
      #expect(levels.count == 4 && zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 })
      #expect(levels.allSatisfy { $0 > 99 && $0 < 100 })
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `of any two lanes the one with the higher level is in front, as in the queue`(
    window: PopupWindow
  ) {
    Stand.run { stand in
      let levels = [0, 3, -2, 1, 2]
      let views = levels.map { _ in BoxView() }
      let handles = zip(levels, views).map { level, view in
        stand.center.enqueue(
          Popup(view).lane(PopupLane(name: "lane \(level)", level: level)).window(window))
      }
      stand.settle()

      // From the front to the back, one after the other.
      for place in [1, 4, 3, 0, 2] {
        #expect(stand.center.driver.queue.topmostModal == handles[place].id)
        let corner = views[place].convert(CGPoint(x: 5, y: 5), to: nil)
        #expect(stand.device.view(at: corner) === views[place])
        handles[place].end(animated: false)
        stand.settle()
      }
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
