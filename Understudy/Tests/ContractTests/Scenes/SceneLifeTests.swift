// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
@Suite(.enabled(if: TestPlatform.controlsScenes))
struct SceneLifeTests {
  @Test
  func `SC1: a scene connects unattached, enters the foreground, becomes active`() async {
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in SceneDiary(diary) }) {
      let scene = TestPlatform.connect()
      #expect(diary.entries == ["willConnect, unattached"])
      #expect(scene.activationState == .background)
      #expect(scene.session.scene === scene)
      #expect(scene.session.role == .windowApplication)

      TestPlatform.move(scene, to: .front)
      #expect(
        diary.entries.dropFirst() == [
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
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in SceneDiary(diary) }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      diary.clear()

      TestPlatform.move(scene, to: .behindAlert)
      #expect(scene.activationState == .foregroundInactive)
      TestPlatform.move(scene, to: .front)
      #expect(diary.entries == ["willResignActive, active", "didBecomeActive, active"])

      diary.clear()
      TestPlatform.move(scene, to: .background)
      TestPlatform.move(scene, to: .front)
      #expect(
        diary.entries == [
          "willResignActive, active", "didEnterBackground, background",
          "willEnterForeground, background", "didBecomeActive, active",
        ])
    }
  }

  @Test
  func `SC3: each step is posted too, with the scene as its object`() async {
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let connections = NotificationDiary(diary, [(UIScene.willConnectNotification, "connects")])
      let (scene, other) = (TestPlatform.connect(), TestPlatform.connect())
      #expect(diary.entries.count >= 2)
      diary.clear()
      let notes = NotificationDiary(
        diary,
        [
          (UIScene.willEnterForegroundNotification, "foreground"),
          (UIScene.didActivateNotification, "active"),
          (UIScene.willDeactivateNotification, "resigns"),
          (UIScene.didEnterBackgroundNotification, "background"),
          (UIScene.didDisconnectNotification, "disconnected"),
        ], of: scene)

      for place in [ScenePlace.front, .background, .away] { TestPlatform.move(scene, to: place) }
      TestPlatform.move(other, to: .front)

      #expect(
        diary.entries == ["foreground", "active", "resigns", "background", "disconnected"])
      _ = (connections, notes)
    }
  }

  @Test
  func `SC4: in an app with scenes the application posts, and its delegate hears nothing`() async {
    let diary = Diary()
    await TestPlatform.onDevice(delegate: AppDiary(diary), sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      diary.clear()
      let notes = NotificationDiary(
        diary,
        [
          (UIApplication.willEnterForegroundNotification, "posted foreground"),
          (UIApplication.didBecomeActiveNotification, "posted active"),
          (UIApplication.willResignActiveNotification, "posted resigns"),
          (UIApplication.didEnterBackgroundNotification, "posted background"),
        ], of: UIApplication.shared)

      TestPlatform.move(scene, to: .front)
      TestPlatform.move(scene, to: .background)

      #expect(
        diary.entries == [
          "posted foreground", "posted active", "posted resigns", "posted background",
        ])
      _ = notes
    }
  }

  @Test
  func `SC5: the application is as active as its most active scene`() async {
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      #expect(UIApplication.shared.applicationState == .background)
      let (first, second) = (TestPlatform.connect(), TestPlatform.connect())
      TestPlatform.move(first, to: .front)
      let notes = NotificationDiary(
        diary,
        [
          (UIApplication.didBecomeActiveNotification, "active"),
          (UIApplication.willResignActiveNotification, "resigns"),
          (UIApplication.didEnterBackgroundNotification, "background"),
        ], of: UIApplication.shared)

      TestPlatform.move(second, to: .front)
      TestPlatform.move(first, to: .background)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(diary.entries.isEmpty)

      TestPlatform.move(second, to: .behindAlert)
      #expect(UIApplication.shared.applicationState == .inactive)
      TestPlatform.move(second, to: .background)
      #expect(UIApplication.shared.applicationState == .background)
      #expect(diary.entries == ["resigns", "background"])
      _ = notes
    }
  }

  @Test
  func `V27: going to the background and coming back tells controllers nothing`() async {
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let root = DiaryController("root", diary)
      _ = await showWindow(of: scene, root: root)
      _ = await present(DiaryController("sheet", diary), on: root)
      await pass(0.5)
      diary.clear()

      TestPlatform.move(scene, to: .background)
      await pass(1)
      TestPlatform.move(scene, to: .front)
      await pass(1)

      #expect(diary.callbacks.isEmpty)
    }
  }

  @Test
  func `SC11: the app is launched before its first scene connects`() async {
    let diary = Diary()
    await TestPlatform.onDevice(
      delegate: AppDiary(diary), sceneDelegates: { _ in SceneDiary(diary) }
    ) {
      _ = TestPlatform.connect()

      #expect(
        diary.entries == ["willFinishLaunching", "didFinishLaunching", "willConnect, unattached"])
    }
  }

  @Test
  func `SC12: scarce memory is told to the delegate, to every controller, and posted`() async {
    let diary = Diary()
    await TestPlatform.onDevice(delegate: AppDiary(diary), sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let (page, sheet) = (FrugalController("page", diary), FrugalController("sheet", diary))
      let navigation = UINavigationController(rootViewController: page)
      _ = await showWindow(of: scene, root: navigation)
      _ = await present(sheet, on: page)
      diary.clear()
      let notes = NotificationDiary(
        diary, [(UIApplication.didReceiveMemoryWarningNotification, "posted")],
        of: UIApplication.shared)

      TestPlatform.warnOfLowMemory()

      #expect(Set(diary.entries) == ["memory", "page", "sheet", "posted"])
      #expect(diary.entries.count == 4)
      _ = notes
    }
  }

  @Test
  func `SC13: a page pushed in the background has come soon after the scene has`() async {
    let diary = Diary()
    await TestPlatform.onDevice(sceneDelegates: { _ in nil }) {
      let scene = TestPlatform.connect()
      TestPlatform.move(scene, to: .front)
      let navigation = UINavigationController(rootViewController: UIViewController())
      _ = await showWindow(of: scene, root: navigation)
      TestPlatform.move(scene, to: .background)
      navigation.pushViewController(DiaryController("page", diary), animated: true)
      await pass(1)
      diary.clear()

      TestPlatform.move(scene, to: .front)
      await pass(2)

      #expect(navigation.transitionCoordinator == nil)
      #expect(diary.callbacks.contains("page.didAppear"))
    }
  }
}

private final class FrugalController: UIViewController {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    diary.note(name)
  }
}
