// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct KeyboardDismissTests {
  @Test func `a drag puts the keyboard away where it is to`() {
    withField(.onDrag) { device, field in
      device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300))

      #expect(!field.isFirstResponder)
    }
  }

  @Test func `without a mode a drag leaves the keyboard alone`() {
    withField(.none) { device, field in
      device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 840))

      #expect(field.isFirstResponder)
      #expect(device.keyboard.window?.hiddenHeight == 0)
    }
  }

  @Test func `the keyboard follows a finger that has reached it`() {
    withField(.interactive) { device, field in
      let top = device.keyboard.frame?.minY ?? 0
      device.touchDown(at: CGPoint(x: 200, y: 400))
      device.touchMove(to: CGPoint(x: 200, y: 420))
      device.touchMove(to: CGPoint(x: 200, y: top - 10))
      #expect(device.keyboard.window?.hiddenHeight == 0)
      device.touchMove(to: CGPoint(x: 200, y: top + 80))
      #expect(device.keyboard.window?.hiddenHeight == 80)
      device.touchMove(to: CGPoint(x: 200, y: top + 30))

      #expect(device.keyboard.window?.hiddenHeight == 30)
      #expect(field.isFirstResponder)
    }
  }

  @Test func `released on its way down the keyboard is dismissed, on its way up it returns`() {
    withField(.interactive) { device, field in
      let top = device.keyboard.frame?.minY ?? 0
      device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: top + 20))
      device.clock.advance(by: 1)
      #expect(!field.isFirstResponder)
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      device.touchDown(at: CGPoint(x: 200, y: 400))
      device.touchMove(to: CGPoint(x: 200, y: top + 120))
      device.clock.advance(by: 0.1)
      for step in 1...5 {
        device.clock.advance(by: 0.02)
        device.touchMove(to: CGPoint(x: 200, y: top + 120 - 20 * CGFloat(step)))
      }
      device.touchUp()
      device.clock.advance(by: 1)

      #expect(field.isFirstResponder)
      #expect(device.keyboard.window?.hiddenHeight == 0)
    }
  }

  private func withField(
    _ mode: UIScrollView.KeyboardDismissMode,
    _ body: @MainActor (HeadlessDevice, UITextField) -> Void
  ) {
    HeadlessDevice.run { device in
      let view = UIScrollView(frame: device.screen.bounds)
      view.contentSize = CGSize(width: 393, height: 3000)
      view.keyboardDismissMode = mode
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      view.addSubview(field)
      let window = UIWindow(windowScene: device.connectScene())
      window.addSubview(view)
      window.makeKeyAndVisible()
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      body(device, field)
    }
  }
}
