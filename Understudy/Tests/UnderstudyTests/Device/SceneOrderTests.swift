// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import Understudy

@MainActor
struct SceneOrderTests {
  @Test func `the scene that came to the front last hides the others, whatever the levels`() {
    HeadlessDevice.run { device in
      let first = device.connectScene()
      let low = UIWindow(windowScene: first)
      let high = UIWindow(windowScene: first)
      high.windowLevel = .alert
      let second = device.connectScene()
      let other = UIWindow(windowScene: second)
      for window in [low, high, other] {
        window.rootViewController = UIViewController()
        window.isHidden = false
      }
      let point = CGPoint(x: 100, y: 100)
      #expect(device.view(at: point)?.window === other)

      device.activate(first)
      #expect(device.view(at: point)?.window === high)
      device.activate(second)

      #expect(device.view(at: point)?.window === other)
      #expect(first.activationState == .foregroundActive)
    }
  }
}
