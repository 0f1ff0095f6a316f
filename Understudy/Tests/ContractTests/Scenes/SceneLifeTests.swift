// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.controlsScenes))
struct SceneLifeTests {
  @Test
  func `SC1: a scene connects unattached, enters the foreground, becomes active`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in SceneCallLog(callLog) }) {
      let scene = TestPlatform.connect()
      #expect(callLog.entries == ["willConnect, unattached"])
      #expect(scene.activationState == .background)
      #expect(scene.session.scene === scene)
      #expect(scene.session.role == .windowApplication)

      TestPlatform.move(scene, to: .front)
      #expect(
        callLog.entries.dropFirst() == [
          "willEnterForeground, background", "didBecomeActive, active",
        ])
    }
  }

  @Test
  func `W30: each scene has a key window of its own`() async {
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scenes = [TestPlatform.connect(), TestPlatform.connect()]
      let windows = scenes.map { UIWindow(windowScene: $0) }
      for (scene, window) in zip(scenes, windows) {
        TestPlatform.move(scene, to: .front)
        window.makeKeyAndVisible()
      }

      #expect(windows.map(\.isKeyWindow) == [true, true])
      #expect(scenes.map(\.keyWindow) == windows)
    }
  }

  @Test
  func `SC2: leaving, a scene resigns while it is active, then enters the background`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in SceneCallLog(callLog) }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      callLog.clear()

      TestPlatform.move(scene, to: .behindAlert)
      #expect(scene.activationState == .foregroundInactive)
      TestPlatform.move(scene, to: .front)
      #expect(callLog.entries == ["willResignActive, active", "didBecomeActive, active"])

      callLog.clear()
      TestPlatform.move(scene, to: .background)
      TestPlatform.move(scene, to: .front)
      #expect(
        callLog.entries == [
          "willResignActive, active", "didEnterBackground, background",
          "willEnterForeground, background", "didBecomeActive, active",
        ])
    }
  }

  @Test
  func `SC3: each step is posted too, with the scene as its object`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let connections = NotificationCallLog(
        callLog, [(UIScene.willConnectNotification, "connects")])
      let (scene, other) = (TestPlatform.connect(), TestPlatform.connect())
      #expect(callLog.entries.count >= 2)
      callLog.clear()
      let notes = NotificationCallLog(
        callLog,
        [
          (UIScene.willEnterForegroundNotification, "foreground"),
          (UIScene.didActivateNotification, "active"),
          (UIScene.willDeactivateNotification, "resigns"),
          (UIScene.didEnterBackgroundNotification, "background"),
          (UIScene.didDisconnectNotification, "disconnected"),
        ], of: scene)

      for place in [SceneActivation.front, .background, .away] {
        TestPlatform.move(scene, to: place)
      }
      TestPlatform.move(other, to: .front)

      #expect(
        callLog.entries == ["foreground", "active", "resigns", "background", "disconnected"])
      _ = (connections, notes)
    }
  }

  @Test
  func `SC4: in an app with scenes the application posts its notifications, too`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      let notes = NotificationCallLog(
        callLog,
        [
          (UIApplication.willEnterForegroundNotification, "posted foreground"),
          (UIApplication.didBecomeActiveNotification, "posted active"),
          (UIApplication.willResignActiveNotification, "posted resigns"),
          (UIApplication.didEnterBackgroundNotification, "posted background"),
        ], of: UIApplication.shared)

      TestPlatform.move(scene, to: .front)
      TestPlatform.move(scene, to: .background)

      #expect(
        callLog.entries == [
          "posted foreground", "posted active", "posted resigns", "posted background",
        ])
      _ = notes
    }
  }

  @Test
  func `SC5: the application is as active as its most active scene`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      #expect(UIApplication.shared.applicationState == .background)
      let (first, second) = (TestPlatform.connect(), TestPlatform.connect())
      TestPlatform.move(first, to: .front)
      let notes = NotificationCallLog(
        callLog,
        [
          (UIApplication.didBecomeActiveNotification, "active"),
          (UIApplication.willResignActiveNotification, "resigns"),
          (UIApplication.didEnterBackgroundNotification, "background"),
        ], of: UIApplication.shared)

      TestPlatform.move(second, to: .front)
      TestPlatform.move(first, to: .background)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(callLog.entries.isEmpty)

      TestPlatform.move(second, to: .behindAlert)
      #expect(UIApplication.shared.applicationState == .inactive)
      TestPlatform.move(second, to: .background)
      #expect(UIApplication.shared.applicationState == .background)
      #expect(callLog.entries == ["resigns", "background"])
      _ = notes
    }
  }

  @Test
  func `V27: controllers get no callbacks when the app enters the background and returns`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let root = CallLogController("root", callLog)
      _ = await showWindow(of: scene, root: root)
      _ = await present(CallLogController("sheet", callLog), on: root)
      await pass(0.5)
      callLog.clear()

      TestPlatform.move(scene, to: .background)
      await pass(1)
      TestPlatform.move(scene, to: .front)
      await pass(1)

      #expect(callLog.callbacks.isEmpty)
    }
  }

  @Test
  func `SC13: a page pushed in the background has come soon after the scene has`() async {
    let callLog = CallLog()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      TestPlatform.move(scene, to: .background)
      navigation.pushViewController(CallLogController("page", callLog), animated: true)
      await pass(1)
      callLog.clear()

      TestPlatform.move(scene, to: .front)
      await pass(2)

      #expect(navigation.transitionCoordinator == nil)
      #expect(callLog.callbacks.contains("page.didAppear"))
    }
  }
}
