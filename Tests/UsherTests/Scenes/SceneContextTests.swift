// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
@Suite(.uikitVariants)
struct SceneContextTests {
  @Test func `the app window is the lowest window at the normal level`() {
    TestApp.run { app in
      let above = window(on: app)
      let banner = window(on: app, level: .statusBar)
      app.center.show(Popup(FixedSizeView()))
      app.runUntilIdle()

      #expect(app.center.appWindow === app.window)
      app.window.isHidden = true
      #expect(app.center.appWindow === above)
      above.isHidden = true
      #expect(app.center.appWindow == nil, "neither \(banner) nor an overlay window")
    }
  }

  @Test
  func `the scene delegate's window takes precedence, and an explicit app window over both`() {
    TestApp.run { app in
      let delegateWindow = window(on: app)
      let delegate = SceneDelegate()
      app.scene.delegate = delegate
      #expect(app.center.appWindow === app.window)

      delegate.window = delegateWindow
      #expect(app.center.appWindow === delegateWindow)
      app.center.appWindow = app.window

      #expect(app.center.appWindow === app.window)
    }
  }

  @Test func `popups wait until the scene has a window`() {
    TestApp.runOnDevice { device in
      let scene = device.connectScene()
      let box = FixedSizeView()
      scene.usher.popups.show(Popup(box))
      device.clock.advance(by: 1)
      #expect(box.window == nil)

      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)

      #expect(box.window != nil)
    }
  }

  @Test func `a popup of a scene that is being connected is dismissed when that disconnects`() {
    TestApp.runOnDevice { device in
      let delegate = SceneDelegate()
      delegate.popup = Popup(FixedSizeView())
      device.makeSceneDelegate = { _ in delegate }

      let scene = device.connectScene()
      device.clock.advance(by: 1)
      #expect(delegate.handle?.isDismissed == false)
      device.disconnect(scene)
      device.clock.advance(by: 1)

      #expect(delegate.handle?.outcomeIfDismissed?.reason == .sceneDisconnected)
    }
  }

  private func window(on app: TestApp, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: app.scene)
    window.rootViewController = UIViewController()
    window.windowLevel = level
    window.isHidden = false
    return window
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  /// Shown when a scene connects.
  var popup: Popup<Void>?
  private(set) var handle: PopupHandle<Void>?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let popup else { return }
    handle = scene.usher.popups.show(popup)
  }
}
