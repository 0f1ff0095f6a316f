// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UIKitShim

@testable import Usher

@MainActor
struct StageTests {
  @Test func `the stage window is the lowest at the normal level`() {
    Stand.run { stand in
      let above = window(on: stand)
      let banner = window(on: stand, level: .statusBar)
      stand.center.enqueue(Popup(BoxView()))
      stand.settle()

      #expect(stand.center.stageWindow === stand.window)
      stand.window.isHidden = true
      #expect(stand.center.stageWindow === above)
      above.isHidden = true
      #expect(stand.center.stageWindow == nil, "neither \(banner) nor ours")
    }
  }

  @Test func `the scene delegate's window goes first, the one that was set before it`() {
    Stand.run { stand in
      let theirs = window(on: stand)
      let delegate = SceneDelegate()
      stand.scene.delegate = delegate
      #expect(stand.center.stageWindow === stand.window)

      delegate.window = theirs
      #expect(stand.center.stageWindow === theirs)
      stand.center.stageWindow = stand.window

      #expect(stand.center.stageWindow === stand.window)
    }
  }

  @Test func `popups wait until the scene has a window`() {
    Stand.runOnDevice { device in
      let scene = device.connectScene()
      let box = BoxView()
      scene.usher.popups.enqueue(Popup(box))
      device.clock.advance(by: 1)
      #expect(box.window == nil)

      let window = UIWindow(windowScene: scene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.clock.advance(by: 1)

      #expect(box.window != nil)
    }
  }

  private func window(on stand: Stand, level: UIWindow.Level = .normal) -> UIWindow {
    let window = UIWindow(windowScene: stand.scene)
    window.rootViewController = UIViewController()
    window.windowLevel = level
    window.isHidden = false
    return window
  }
}

@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
