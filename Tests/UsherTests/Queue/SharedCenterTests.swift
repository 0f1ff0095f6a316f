// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

/// The queue that `PopupCenter.shared` returns where several scenes are active.
@MainActor
@Suite(.uikitVariants)
struct SharedCenterTests {
  /// Other code may post the names of UIKit's notifications on any thread. A process of its own, because
  /// the posts would reach the observers of other tests.
  @Test func `a notification that is posted on another thread changes nothing`() async {
    await #expect(processExitsWith: .success) {
      await TestApp.run(switches: HeadlessSwitches()) { app in
        StyledAlert(.waiting, "Saving").show()
        app.runUntilIdle()
        let before = app.testDescription
        for name in [
          UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification,
          UITextField.textDidBeginEditingNotification,
          UIAccessibility.reduceMotionStatusDidChangeNotification,
          UIResponder.keyboardWillChangeFrameNotification,
        ] {
          await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
        }
        await app.device.settle()
        precondition(app.testDescription == before)
      }
    }
  }

  /// Runs a test with two active scenes side by side, after Usher has been used once.
  private func run(_ body: @MainActor (TestApp, TestApp) throws -> Void) rethrows {
    try TestApp.runOnDevice(.iPad11) { device in
      _ = PopupCenter.shared
      let (left, right) = (TestApp(on: device), TestApp(on: device))
      #expect(left.scene.activationState == .foregroundActive)
      #expect(right.scene.activationState == .foregroundActive)
      try body(left, right)
    }
  }

  @Test func `shared is the queue of the scene that became active last`() {
    run { left, right in
      #expect(PopupCenter.shared === right.center)

      left.device.deactivate(left.scene)
      left.device.activate(left.scene)

      #expect(PopupCenter.shared === left.center)
    }
  }

  @Test func `shared is the queue of the scene in which a window became key last`() {
    run { left, right in
      let other = UIWindow(windowScene: left.scene)
      other.rootViewController = UIViewController()
      other.makeKeyAndVisible()

      #expect(PopupCenter.shared === left.center)
    }
  }

  @Test func `shared is the queue of the scene in which the user began to type last`() {
    run { left, right in
      for app in [left, right, left] {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        app.page.view.addSubview(field)
        field.becomeFirstResponder()

        #expect(PopupCenter.shared === app.center)
      }
      let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      right.page.view.addSubview(view)
      view.becomeFirstResponder()
      #expect(PopupCenter.shared === right.center)
    }
  }

  /// Connects two active scenes with a window each and does not use Usher.
  private static func scenes(on device: HeadlessDevice) -> [UIWindow] {
    (1...2).map { _ in
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)
      return window
    }
  }

  private static func edit(in window: UIWindow) {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
  }

  @Test(arguments: [0, 1])
  func `the first use of Usher finds the scene in which the user is editing`(index: Int) {
    TestApp.runOnDevice(.iPad11) { device in
      let misuse = MisuseCollector()
      let windows = Self.scenes(on: device)
      Self.edit(in: windows[index])
      let alert = UIAlertController.make("Offline")

      alert.usher.show()
      device.clock.advance(by: 2)

      #expect(alert.viewIfLoaded?.window?.windowScene === windows[index].windowScene)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test(arguments: [0, 1])
  func `the first use of Usher finds the only scene with a key window`(index: Int) {
    TestApp.runOnDevice(.iPad11) { device in
      let misuse = MisuseCollector()
      let windows = Self.scenes(on: device)
      windows[1 - index].isHidden = true

      #expect(PopupCenter.shared.scene === windows[index].windowScene)
      #expect(misuse.reports.isEmpty)
    }
  }

  /// A process of its own, because the first use of Usher decides, and what other tests release can be
  /// one.
  @Test func `scenes that nothing tells apart are reported once, until one is used`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        TestApp.runOnDevice(.iPad11) { device in
          let misuse = MisuseCollector()
          let windows = SharedCenterTests.scenes(on: device)

          let guess = PopupCenter.shared
          precondition(windows.contains { $0.windowScene === guess.scene })
          precondition(misuse.reports.map(\.code) == ["popup-scene-unknown"])
          precondition(PopupCenter.shared === guess)
          for window in windows {
            SharedCenterTests.edit(in: window)
            precondition(PopupCenter.shared.scene === window.windowScene)
          }
          precondition(misuse.reports.count == 1)
        }
      }
    }
  }

  @Test func `one line at launch tells later scenes apart`() {
    TestApp.runOnDevice(.iPad11) { device in
      let misuse = MisuseCollector()
      _ = PopupCenter.shared
      let windows = Self.scenes(on: device)

      #expect(PopupCenter.shared.scene === windows[1].windowScene)
      #expect(misuse.reports.isEmpty)
    }
  }

  @Test func `an alert shown by an alert's action appears in the same scene`() throws {
    try run { left, right in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      left.page.view.addSubview(field)
      field.becomeFirstResponder()
      let next = UIAlertController.make("Next")
      UIAlertController.make("First", [("OK", { next.usher.show() })]).usher.show(in: right.center)
      right.runUntilIdle()
      #expect(PopupCenter.shared === left.center, "an appearing alert is no user activity")

      try right.tap("OK")
      right.runUntilIdle()

      #expect(next.viewIfLoaded?.window?.windowScene === right.scene)
    }
  }

  @Test func `an alert that is dismissed by code does not change the shared queue`() {
    run { left, right in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      left.page.view.addSubview(field)
      field.becomeFirstResponder()
      right.device.deactivate(right.scene)
      right.device.activate(right.scene)
      let handle = SystemAlert("Name?").textField().show(in: left.center)
      left.runUntilIdle()
      #expect(left.overlays.first?.isKeyWindow == true)

      handle.dismiss()
      left.runUntilIdle()

      #expect(left.window.isKeyWindow)
      #expect(field.isFirstResponder)
      #expect(PopupCenter.shared === right.center)
    }
  }

  @Test func `an active scene takes precedence over an inactive one that was used later`() {
    run { left, right in
      right.device.deactivate(right.scene)
      #expect(PopupCenter.shared === left.center)

      right.device.disconnect(right.scene)
      #expect(PopupCenter.shared === left.center)
    }
  }

  @Test func `an alert shown before the first scene appears in the most recent scene`() {
    TestApp.runOnDevice(.iPad11) { device in
      let alert = UIAlertController.make("Offline")
      alert.usher.show()
      let scenes = [device.connectScene(activate: false), device.connectScene(activate: false)]
      let windows = scenes.map { UIWindow(windowScene: $0) }
      for (scene, window) in zip(scenes, windows) {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        device.activate(scene)
      }

      device.clock.advance(by: 2)

      let scene = alert.viewIfLoaded?.window?.windowScene
      #expect(scene.map(scenes.contains) == true)
      #expect(scene.map { $0.usher.popups === PopupCenter.shared } == true)
    }
  }

  @Test func `the activity of a deallocated device is not observed`() {
    TestApp.run { app in
      weak var monitor: SceneActivityMonitor?
      HeadlessDevice.run { device in
        _ = TestApp(on: device).center
        monitor = SceneRegistry.current.activityMonitor
        #expect(monitor != nil)
      }

      #expect(monitor == nil)
      app.window.makeKey()
      #expect(PopupCenter.shared === app.center)
    }
  }
}
