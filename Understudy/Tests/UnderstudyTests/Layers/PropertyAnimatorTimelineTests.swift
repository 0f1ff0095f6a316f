// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@MainActor
struct PropertyAnimatorTimelineTests {
  /// A window lives only as long as there is a reference to it.
  private final class Kept {
    var window: UIWindow?
  }
  private let kept = Kept()

  @Test
  func `a paused animator lets the device rest`() {
    HeadlessDevice.run { device in
      let (_, animator) = mover(on: device)
      animator.startAnimation()
      device.clock.advance(by: 0.3)
      #expect(device.clock.nextTurnTime != nil)

      animator.pauseAnimation()

      #expect(device.clock.nextTurnTime == nil)
    }
  }

  @Test
  func `a pause takes no time off the way`() {
    HeadlessDevice.run { device in
      let (view, animator) = mover(on: device, curve: .easeInOut)
      var end: UIViewAnimatingPosition?
      animator.addCompletion { end = $0 }
      animator.startAnimation()
      device.clock.advance(by: 0.25)
      animator.pauseAnimation()
      let before = shown(view)
      device.clock.advance(by: 5)
      animator.startAnimation()
      #expect(abs(shown(view) - before) < 0.01)
      device.clock.advance(by: 0.74)
      #expect(end == nil)
      device.clock.advance(by: 0.02)
      #expect(end == .end)
    }
  }

  @Test
  func `new timing parameters take over from where the view is shown`() {
    HeadlessDevice.run { device in
      let (view, animator) = mover(on: device)
      animator.startAnimation()
      device.clock.advance(by: 0.5)
      animator.pauseAnimation()
      let before = shown(view)

      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 1)

      #expect(abs(shown(view) - before) < 0.01)
      device.clock.advance(by: 0.99)
      #expect(animator.isRunning)
      #expect(shown(view) > 149)
      device.clock.advance(by: 0.02)
      #expect(!animator.isRunning)
    }
  }

  @Test
  func `reversing twice goes on to the end`() {
    HeadlessDevice.run { device in
      let (view, animator) = mover(on: device)
      animator.startAnimation()
      device.clock.advance(by: 0.6)
      animator.isReversed = true
      #expect(abs(animator.fractionComplete - 0.4) < 0.01)
      device.clock.advance(by: 0.2)
      #expect(abs(shown(view) - 90) < 1)
      animator.isReversed = false
      device.clock.advance(by: 0.7)

      #expect(animator.state == .inactive)
      #expect(view.center.x == 150)
    }
  }

  @Test
  func `an animator that starts reversed comes from the end`() {
    HeadlessDevice.run { device in
      let (view, animator) = mover(on: device)
      animator.isReversed = true
      animator.startAnimation()
      device.clock.advance(by: 0.25)
      #expect(abs(shown(view) - 125) < 1)
      device.clock.advance(by: 0.8)

      #expect(view.center.x == 50)
    }
  }

  @Test
  func `keyframes inside of an animator are scrubbed with it`() {
    HeadlessDevice.run { device in
      let view = view(on: device)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }

      animator.fractionComplete = 0.25
      let early = (shown(view), view.layer.presentation()?.opacity)
      animator.fractionComplete = 0.75
      let late = (shown(view), view.layer.presentation()?.opacity)

      #expect(abs(early.0 - 100) < 0.5)
      #expect(early.1 == 1)
      #expect(abs(late.0 - 150) < 0.5)
      #expect(abs((late.1 ?? 0) - 0.5) < 0.01)
    }
  }

  @Test
  func `an animator whose views have left the window ends where it was`() {
    HeadlessDevice.run { device in
      let (view, animator) = mover(on: device)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      device.clock.advance(by: 0.3)

      view.removeFromSuperview()
      device.clock.advance(by: 0.05)

      #expect(ends == [.current])
      device.clock.advance(by: 1)
      #expect(ends == [.current])
    }
  }

  @Test
  func `what may not be done with a stopped animator raises`() {
    HeadlessDevice.run { device in
      let (_, animator) = mover(on: device)
      animator.startAnimation()
      animator.stopAnimation(false)

      let raised = device.exceptions {
        animator.startAnimation()
        animator.pauseAnimation()
        animator.addAnimations {}
      }

      #expect(raised.count == 3)
      animator.finishAnimation(at: .end)
    }
  }

  @Test
  func `a running animator keeps itself until its end`() {
    HeadlessDevice.run { device in
      let view = view(on: device)
      weak var animator: UIViewPropertyAnimator?
      var end: UIViewAnimatingPosition?
      animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0.1, animations: { view.alpha = 0 }, completion: { end = $0 })
      device.clock.advance(by: 0.2)
      #expect(animator != nil)
      device.clock.advance(by: 0.2)

      #expect(end == .end)
      #expect(animator == nil)
    }
  }

  private func view(on device: HeadlessDevice) -> UIView {
    let window = UIWindow(windowScene: device.connectScene())
    window.makeKeyAndVisible()
    kept.window = window
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 100))
    window.addSubview(view)
    device.clock.runTurn()
    return view
  }

  private func mover(
    on device: HeadlessDevice, curve: UIView.AnimationCurve = .linear
  ) -> (UIView, UIViewPropertyAnimator) {
    let view = view(on: device)
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
    return (view, animator)
  }

  private func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? 0 }
}
