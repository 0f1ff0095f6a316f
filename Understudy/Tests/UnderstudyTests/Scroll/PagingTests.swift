// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct PagingTests {
  @Test func `a flick turns one page, however fast it is`() {
    withPages { device, view in
      device.drag(from: CGPoint(x: 380, y: 400), to: CGPoint(x: 80, y: 400), duration: 0.06)
      device.clock.advance(by: 3)

      #expect(view.contentOffset == CGPoint(x: 393, y: 0))
    }
  }

  @Test func `a page that was dragged less than half way comes back`() {
    withPages { device, view in
      device.touchDown(at: CGPoint(x: 300, y: 400))
      device.touchMove(to: CGPoint(x: 285, y: 400))
      device.touchMove(to: CGPoint(x: 150, y: 400))
      device.clock.advance(by: 1)
      device.touchUp()
      device.clock.advance(by: 3)

      #expect(view.contentOffset == .zero)
    }
  }

  @Test func `a page that was dragged more than half way is turned`() {
    withPages { device, view in
      device.touchDown(at: CGPoint(x: 380, y: 400))
      device.touchMove(to: CGPoint(x: 360, y: 400))
      device.touchMove(to: CGPoint(x: 100, y: 400))
      device.clock.advance(by: 1)
      device.touchUp()
      device.clock.advance(by: 3)

      #expect(view.contentOffset.x == 393)
    }
  }

  private func withPages(_ body: @MainActor (HeadlessDevice, UIScrollView) -> Void) {
    HeadlessDevice.run { device in
      let view = UIScrollView(frame: device.screen.bounds)
      view.contentInsetAdjustmentBehavior = .never
      view.isPagingEnabled = true
      view.contentSize = CGSize(width: 393 * 5, height: 852)
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(view)
      window.makeKeyAndVisible()
      device.clock.runTurn()
      body(device, view)
    }
  }
}
