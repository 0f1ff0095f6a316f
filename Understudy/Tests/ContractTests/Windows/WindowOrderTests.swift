// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct WindowOrderTests {
  @Test
  func `W1: a window with a higher level is in front`() async {
    await withScene { scene in
      let high = makeWindow(in: scene, level: .alert)
      let low = makeWindow(in: scene, level: .normal)

      #expect(frontmost(of: scene) === high)
      #expect(high.windowLevel > low.windowLevel)
    }
  }

  @Test
  func `W2: the named levels are 0, 1000 and 2000`() {
    #expect(UIWindow.Level.normal.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test
  func `W3: within a level the window that came last is in front`() async {
    await withScene { scene in
      let first = makeWindow(in: scene, key: false)
      let second = makeWindow(in: scene, key: false)
      #expect(frontmost(of: scene) === second)

      first.windowLevel = .alert
      first.windowLevel = .normal

      #expect(frontmost(of: scene) === first)
    }
  }

  @Test
  func `W4: makeKeyAndVisible shows a window, makes it key and puts it in front`() async {
    await withScene { scene in
      let first = UIWindow(windowScene: scene)
      let second = makeWindow(in: scene)

      first.makeKeyAndVisible()

      #expect(!first.isHidden)
      #expect(first.isKeyWindow)
      #expect(!second.isKeyWindow)
      #expect(frontmost(of: scene) === first)
    }
  }

  @Test
  func `W5: unhiding a window shows it without making it key`() async {
    await withScene { scene in
      let key = makeWindow(in: scene)
      let other = UIWindow(windowScene: scene)

      other.isHidden = false

      #expect(frontmost(of: scene) === other)
      #expect(key.isKeyWindow)
    }
  }

  @Test
  func `W6: makeKey changes neither visibility nor order`() async {
    await withScene { scene in
      let back = makeWindow(in: scene)
      let front = makeWindow(in: scene)

      back.makeKey()

      #expect(back.isKeyWindow)
      #expect(!front.isKeyWindow)
      #expect(frontmost(of: scene) === front)
    }
  }

  @Test
  func `W10: a new window is hidden`() async {
    await withScene { scene in
      let shown = makeWindow(in: scene)
      let window = UIWindow(windowScene: scene)

      #expect(window.isHidden)
      #expect(frontmost(of: scene) === shown)
    }
  }

  @Test
  func `W12: a scene lists its windows and a window does not keep its scene`() async {
    await withScene { scene in
      let window = UIWindow(windowScene: scene)

      #expect(scene.windows.contains(window))
      #expect(window.windowScene === scene)
    }
  }

  @Test
  func `W13: without a scene a window leaves the screen; with one it comes back`() async {
    await withScene { scene in
      let below = makeWindow(in: scene)
      let window = makeWindow(in: scene)

      window.windowScene = nil
      #expect(!scene.windows.contains(window))
      #expect(frontmost(of: scene) === below)
      window.windowScene = scene

      #expect(scene.windows.contains(window))
      #expect(frontmost(of: scene) === window)
    }
  }

  @Test
  func `W23: a window whose hitTest says nil is passed over`() async {
    await withScene { scene in
      let below = makeWindow(in: scene)
      let glass = GlassWindow(windowScene: scene)
      glass.windowLevel = .alert
      glass.isHidden = false

      #expect(frontmost(of: scene) === below)
    }
  }

  @Test
  func `W25: a window's safe area comes from its scene`() async {
    await withScene { scene in
      let window = makeWindow(in: scene)

      #expect(window.safeAreaInsets.top > 0)
      #expect(window.frame == scene.coordinateSpace.bounds)
    }
  }
}

/// The window that is hit in the middle of the screen.
@MainActor
private func frontmost(of scene: UIWindowScene) -> UIWindow? {
  let bounds = scene.coordinateSpace.bounds
  return TestPlatform.hitWindow(at: CGPoint(x: bounds.midX, y: bounds.midY), in: scene)
}

private final class GlassWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
