// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PropertyAnimatorTests {
  @Test
  func `N20: an animator is inactive before its start and after its end, active between`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      #expect(animator.state == .inactive)
      #expect(!animator.isRunning)
      #expect(view.alpha == 1)

      animator.startAnimation()

      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(await until { animator.state == .inactive })
      #expect(!animator.isRunning)
      #expect(view.alpha == 0)
    }
  }

  @Test
  func `N11: completions get the position at which the animation ended`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { view.alpha = 0 }
      var ends: [UIViewAnimatingPosition] = []
      onCompletion(of: animator) { ends.append($0) }
      onCompletion(of: animator) { ends.append($0) }

      animator.startAnimation()
      await pass(0.2)
      #expect(ends.isEmpty)

      #expect(await until { ends == [.end, .end] })
    }
  }

  @Test
  func `N21: a paused animator holds its views where they are`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)
      animator.startAnimation()
      await pass(0.5)

      animator.pauseAnimation()
      let held = view.layer.presentation()?.position.x ?? 0
      await pass(1)

      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(abs(held - 100) < 10)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - held) < 0.01)
      animator.stopAnimation(true)
    }
  }

  @Test
  func `N21: setting the fraction of an inactive animator makes it active and paused`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)

      animator.fractionComplete = 0.25

      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 75) < 0.5)
      #expect(abs(animator.fractionComplete - 0.25) < 0.001)
      animator.stopAnimation(true)
    }
  }

  @Test
  func `N22: a reversed animation ends at its start, with the values from there`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)
      var end: UIViewAnimatingPosition?
      onCompletion(of: animator) { end = $0 }
      animator.startAnimation()
      await pass(0.3)

      animator.isReversed = true
      #expect(animator.isRunning)
      await pass(0.25)
      #expect(end == nil)

      #expect(await until({ end == .start }, within: 0.2))
      #expect(view.center.x == 50)
    }
  }

  @Test
  func `N23: an animator that pauses on completion stays active and calls no completion`() async {
    await withScene { scene in
      let (_, animator) = mover(in: scene)
      var ends = 0
      onCompletion(of: animator) { _ in ends += 1 }
      animator.pausesOnCompletion = true

      animator.startAnimation()
      await pass(1.2)

      #expect(animator.state == .active)
      #expect(!animator.isRunning)
      #expect(ends == 0)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
      #expect(ends == 1)
    }
  }

  @Test
  func `N24: a stopped animator leaves values where they were and waits to be finished`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)
      var ends: [UIViewAnimatingPosition] = []
      onCompletion(of: animator) { ends.append($0) }
      animator.startAnimation()
      await pass(0.5)

      animator.stopAnimation(false)

      #expect(animator.state == .stopped)
      #expect(abs(view.center.x - 100) < 10)
      #expect(ends.isEmpty)
      animator.finishAnimation(at: .start)
      #expect(ends == [.start])
      #expect(view.center.x == 50)
      #expect(animator.state == .inactive)
    }
  }

  @Test
  func `N24: stopped without finishing, an animator calls no completions`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)
      var ends = 0
      onCompletion(of: animator) { _ in ends += 1 }
      animator.startAnimation()
      await pass(0.5)

      animator.stopAnimation(true)
      await pass(1)

      #expect(animator.state == .inactive)
      #expect(ends == 0)
      #expect(abs(view.center.x - 100) < 10)
    }
  }

  @Test
  func `N25: continuing with a factor takes that part of the duration for the rest`() async {
    await withScene { scene in
      let (_, animator) = mover(in: scene)
      var end: UIViewAnimatingPosition?
      onCompletion(of: animator) { end = $0 }
      animator.fractionComplete = 0.5

      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.2)
      await pass(0.1)
      #expect(end == nil)
      #expect(animator.isRunning)

      #expect(await until({ end == .end }, within: 0.2))
    }
  }

  @Test
  func `N25: continuing without a factor takes the time that remains`() async {
    await withScene { scene in
      let (_, animator) = mover(in: scene)
      var end: UIViewAnimatingPosition?
      onCompletion(of: animator) { end = $0 }
      animator.fractionComplete = 0.5

      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
        durationFactor: 0)
      await pass(0.4)
      #expect(end == nil)

      #expect(await until({ end == .end }, within: 0.2))
    }
  }

  @Test
  func `N26: scrubbing is linear unless the animator scrubs along its curve`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
      #expect(animator.scrubsLinearly)

      animator.fractionComplete = 0.5
      let linear = view.layer.presentation()?.position.x ?? 0
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      let curved = view.layer.presentation()?.position.x ?? 0

      #expect(abs(linear - 100) < 0.5)
      #expect(curved < 90)
      animator.stopAnimation(true)
    }
  }

  @Test
  func `N27: a running animator is running when it is returned`() async {
    await withScene { scene in
      let view = makeView(in: scene)
      var end: UIViewAnimatingPosition?

      let animator = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.3, delay: 0, options: [], animations: { view.alpha = 0 },
        completion: { end = $0 })

      #expect(animator.state == .active)
      #expect(animator.isRunning)
      #expect(view.alpha == 0)
      #expect(await until { end == .end })
    }
  }

  @Test
  func `N28: animations added with a factor start after that part of the time`() async {
    await withScene { scene in
      let (view, animator) = mover(in: scene)
      animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)

      animator.startAnimation()
      await pass(0.45)
      let early = view.layer.presentation()?.opacity ?? 0
      await pass(0.3)
      let late = view.layer.presentation()?.opacity ?? 0

      #expect(early == 1)
      #expect(late > 0.2)
      #expect(late < 0.8)
      #expect(await until { !animator.isRunning })
    }
  }

  private func mover(in scene: UIWindowScene) -> (UIView, UIViewPropertyAnimator) {
    let view = makeView(in: scene)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
    return (view, animator)
  }

  /// In an async function, `addCompletion` with a closure is a warning.
  private func onCompletion(
    of animator: UIViewPropertyAnimator, perform action: @escaping (UIViewAnimatingPosition) -> Void
  ) {
    animator.addCompletion(action)
  }
}
