// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct LayerAnimationTests {
  @Test
  func `an added animation shows and then leaves the model as it was`() {
    withLayer { device, layer in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.toValue = 1
      animation.duration = 1
      layer.add(animation, forKey: "fade")

      device.clock.advance(by: 0.25)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 0.001)
      device.clock.advance(by: 1)

      #expect(layer.presentation()?.opacity == 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test
  func `an animation that is kept forwards stays until it is removed`() {
    withLayer { device, layer in
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.toValue = 300
      animation.duration = 1
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      layer.add(animation, forKey: "move")

      device.clock.advance(by: 2)
      #expect(layer.presentation()?.position.x == 300)
      layer.removeAnimation(forKey: "move")

      #expect(layer.presentation()?.position.x == layer.position.x)
    }
  }

  @Test
  func `a layer animates by itself, but not when actions are off and not when it is new`() {
    withLayer { device, layer in
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      device.clock.runTurn()
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.2
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)

      layer.opacity = 1

      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  @Test
  func `a turned layer turns, it does not shrink on its way`() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    let middle = CATransform3D.interpolate(CATransform3DIdentity, quarter, 0.5)

    #expect(abs(middle.m11 - 0.5.squareRoot()) < 1e-9)
    #expect(abs(middle.m12 - 0.5.squareRoot()) < 1e-9)
  }

  @Test(arguments: [false, true])
  func `P-15: an empty block completes at once or in the next turn`(atOnce: Bool) {
    HeadlessDevice.run { device in
      device.switches.emptyAnimationCompletesAtOnce = atOnce
      var completions = 0

      UIView.animate(withDuration: 1, animations: {}) { _ in completions += 1 }

      #expect(completions == (atOnce ? 1 : 0))
      device.clock.runTurn()
      #expect(completions == 1)
    }
  }

  @Test(arguments: [false, true])
  func `P-16: an animation off screen takes its duration or ends early`(takesTime: Bool) {
    HeadlessDevice.run { device in
      device.switches.offscreenAnimationsTakeTheirTime = takesTime
      let view = UIView()
      var completions = 0

      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in completions += 1 }
      device.clock.runTurn()
      #expect(completions == (takesTime ? 0 : 1))
      device.clock.advance(by: 1)

      #expect(completions == 1)
    }
  }

  @Test(arguments: [false, true])
  func `P-2: becoming first responder makes the window key or not`(key: Bool) {
    HeadlessDevice.run { device in
      device.switches.focusMakesWindowKey = key
      let scene = device.connectScene()
      let first = UIWindow(windowScene: scene)
      first.makeKeyAndVisible()
      let second = UIWindow(windowScene: scene)
      second.isHidden = false
      let view = EagerView()
      second.addSubview(view)

      #expect(view.becomeFirstResponder())

      #expect(view.isFirstResponder)
      #expect(second.isKeyWindow == key)
      view.removeFromSuperview()
      #expect(!view.isFirstResponder)
    }
  }
}

/// A layer of its own in a visible window, just added.
@MainActor
private func withLayer(_ body: @MainActor (HeadlessDevice, CALayer) -> Void) {
  HeadlessDevice.run { device in
    let window = UIWindow(windowScene: device.connectScene())
    window.makeKeyAndVisible()
    let layer = CALayer()
    window.layer.addSublayer(layer)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    body(device, layer)
  }
}

private final class EagerView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
