// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct OverlayLevelTests {
  @Test func `a popup is in front of every visible window of the app`() {
    TestApp.run { app in
      let appWindow = window(on: app, level: 3000)

      app.center.show(Popup(FixedSizeView()))

      #expect(app.overlays[0].windowLevel > appWindow.windowLevel)
    }
  }

  @Test func `hidden windows and the keyboard are ignored for the window level`() {
    TestApp.run { app in
      let hidden = window(on: app, level: 3000)
      hidden.isHidden = true
      let keyboard = FakeRemoteKeyboardWindow(windowScene: app.scene)
      keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
      keyboard.isHidden = false

      app.center.show(Popup(FixedSizeView()))

      #expect(app.overlays[0].windowLevel.rawValue == 100)
    }
  }

  /// Its class may have another name.
  @Test func `a window at the level of the keyboard is ignored for the window level`() {
    TestApp.run { app in
      let keyboard = window(on: app, level: 10_000_000)
      app.center.show(Popup(FixedSizeView()))

      #expect(app.overlays[0].windowLevel.rawValue == 100)
      #expect(app.overlays[0].windowLevel < keyboard.windowLevel)
    }
  }

  @Test(arguments: [true, false])
  func `a popup that appears during editing is below the keyboard, whatever its window is called`(
    hasOtherName: Bool
  ) {
    var switches = HeadlessSwitches()
    switches.keyboardWindowHasOtherName = hasOtherName
    TestApp.run(switches: switches) { app in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      app.page.view.addSubview(field)
      field.becomeFirstResponder()
      app.runUntilIdle()

      app.center.show(Popup(FixedSizeView()).modal(false))
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()

      #expect(app.overlays.map(\.windowLevel.rawValue) == [100, 2000])
    }
  }

  @Test func `a popup is below an alert that is already visible`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).lane(.alerts))
      app.center.show(Popup(FixedSizeView()))

      #expect(app.overlays.map(\.level) == [PopupLane.popups, .alerts].map(\.level))
    }
  }

  @Test func `a popup is below a visible alert even if the app has a window above both`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).lane(.alerts))
      let appWindow = window(on: app, level: 5000)
      app.center.show(Popup(FixedSizeView()))

      #expect(app.overlays.map(\.level) == [PopupLane.popups, .alerts].map(\.level))
      #expect(appWindow.windowLevel.rawValue == 5000)
    }
  }

  @Test func `each popup of a lower lane is in front of the earlier popups of that lane`() {
    TestApp.run { app in
      let low = PopupLane(name: "low", capacity: 4, level: -1)
      app.center.show(Popup(FixedSizeView()).modal(false))
      let views = (1...4).map { _ in FixedSizeView() }

      for view in views { app.center.show(Popup(view).lane(low).modal(false)) }
      app.runUntilIdle()

      let levels = views.compactMap { $0.window?.windowLevel.rawValue }
      #expect(levels.count == 4)
      #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 < $1 })
      #expect(levels.allSatisfy { $0 > 99 && $0 < 100 })
    }
  }

  @Test(arguments: [PopupWindow.own, .app])
  func `a popup of a lane with a higher level is in front, as in the queue`(
    window: PopupWindow
  ) {
    TestApp.run { app in
      let levels = [0, 3, -2, 1, 2]
      let views = levels.map { _ in FixedSizeView() }
      let handles = zip(levels, views).map { level, view in
        app.center.show(
          Popup(view).lane(PopupLane(name: "lane \(level)", level: level)).window(window))
      }
      app.runUntilIdle()

      // From front to back, each dismissed after the check.
      for index in [1, 4, 3, 0, 2] {
        #expect(app.center.driver.queue.topmostModal == handles[index].id)
        let corner = views[index].convert(CGPoint(x: 5, y: 5), to: nil)
        #expect(app.device.view(at: corner) === views[index])
        handles[index].dismiss(animated: false)
        app.runUntilIdle()
      }
    }
  }

  @Test func `a visible alert moves in front of a window that appears later, once for each`() {
    TestApp.run { app in
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()
      let alert = app.overlays[0]

      let first = window(on: app, level: 5000)
      app.runTurn()
      #expect(alert.windowLevel > first.windowLevel)
      let second = window(on: app, level: 6000)
      app.runTurn()
      #expect(alert.windowLevel > second.windowLevel)
      #expect(alert.isKeyWindow)

      first.windowLevel = UIWindow.Level(rawValue: 7000)
      app.runUntilIdle()
      #expect(alert.windowLevel < first.windowLevel, "the other library wins the second time")
    }
  }

  @Test func `a visible alert moves in front of a window that appears later at the same level`() {
    TestApp.run { app in
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()

      let other = window(on: app, level: app.overlays[0].windowLevel.rawValue)
      app.runTurn()

      #expect(app.overlays[0].windowLevel > other.windowLevel)
    }
  }

  @Test func `a visible alert takes over the key window and the editing of a later window`() {
    TestApp.run { app in
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()
      let other = window(on: app, level: 5000)
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      other.addSubview(field)
      other.makeKey()
      field.becomeFirstResponder()

      app.runTurn()

      #expect(app.overlays[0].isKeyWindow)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func `the keyboard and a lock screen move no alert`() {
    TestApp.run { app in
      UIAlertController.make("Offline").usher.show()
      app.runUntilIdle()
      let levels = app.overlays.map(\.windowLevel)

      let keyboard = FakeRemoteKeyboardWindow(windowScene: app.scene)
      keyboard.windowLevel = UIWindow.Level(rawValue: 10_000_000)
      keyboard.isHidden = false
      app.runTurn()
      #expect(app.overlays.map(\.windowLevel) == levels)

      app.device.deactivate(app.scene)
      let lock = window(on: app, level: 5000)
      app.runTurn()
      app.device.activate(app.scene)
      app.runUntilIdle()
      #expect(app.overlays.map(\.windowLevel) == levels)
      #expect(levels.allSatisfy { $0 < lock.windowLevel })
    }
  }

  @Test func `a popup stays behind a window that appears later`() {
    TestApp.run { app in
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      let other = window(on: app, level: 5000)
      app.runUntilIdle()

      #expect(app.overlays[0].windowLevel < other.windowLevel)
    }
  }

  private func window(on app: TestApp, level: CGFloat) -> UIWindow {
    let window = UIWindow(windowScene: app.scene)
    window.windowLevel = UIWindow.Level(rawValue: level)
    window.isHidden = false
    return window
  }
}

/// A window whose class name resembles that of the system's keyboard window.
private final class FakeRemoteKeyboardWindow: UIWindow {}
