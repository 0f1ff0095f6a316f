// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UIKitShim
import UsherCore

@testable import Usher

// The contract of the completion: called once at the end, and never by a superseded animation.
@MainActor
@Suite(.uikitVariants)
struct CardAnimatorTests {
  @Test(
    arguments: [
      .fade, .zoom, .slide(from: .bottom), .classic(.slideInFromLeft), .classic(.simplyAppear),
      .custom(duration: .milliseconds(400)) { $0.alpha = 0.5 },
    ] as [PopupTransition], [CardAnimation.Direction.appearing, .disappearing])
  func `an animation finishes once, after its last step`(
    transition: PopupTransition, direction: CardAnimation.Direction
  ) throws {
    try withRoot { app, root in
      let log = CallLog()
      run(transition, direction, on: root, log, as: "first")
      app.device.clock.advance(by: 0.1)
      #expect(log.lines == [])
      app.runUntilIdle()

      #expect(log.lines == ["first finished"])
      #expect(root.card?.animator == nil)
    }
  }

  @Test(
    arguments: [
      .zoom, .classic(.slideInFromLeft),
      .custom(duration: .milliseconds(400)) { $0.alpha = 0.5 },
    ] as [PopupTransition])
  func `an animation is superseded as soon as another one begins`(
    transition: PopupTransition
  ) throws {
    try withRoot { app, root in
      let log = CallLog()
      run(transition, .appearing, on: root, log, as: "first")
      app.device.clock.advance(by: 0.1)
      run(.fade, .disappearing, on: root, log, as: "second")
      app.runUntilIdle()

      #expect(log.lines == ["second finished"])
      #expect(root.card?.pose == CardAnimation.Pose(opacity: 0))
      #expect(root.backdrop?.visibility == 0)
    }
  }

  @Test func `an animation is superseded if the card gets no other one`() throws {
    try withRoot { app, root in
      let log = CallLog()
      run(.classic(.simplyAppear), .appearing, on: root, log, as: "first")
      root.card?.animator = nil
      app.runUntilIdle()

      #expect(log.lines == [])
      #expect(root.card?.pose.opacity == 0, "the step that only waits is not performed")
    }
  }

  @Test func `a custom animation that changes nothing finishes once`() throws {
    try withRoot { app, root in
      let log = CallLog()
      let transition = PopupTransition.custom(duration: .seconds(1)) { _ in log.record("animate") }
      run(transition, .appearing, on: root, log, as: "first")
      app.runUntilIdle()

      #expect(log.lines == ["animate", "first finished"])
    }
  }

  @Test func `a custom animation that is removed finishes once`() throws {
    try withRoot { app, root in
      let log = CallLog()
      let transition = PopupTransition.custom(duration: .seconds(1)) {
        $0.alpha = 0.2
        $0.layer.removeAllAnimations()
      }
      run(transition, .appearing, on: root, log, as: "first")
      app.runUntilIdle()

      #expect(log.lines == ["first finished"])
      #expect(root.card?.alpha == 1, "the final state is restored")
    }
  }

  @Test(
    arguments: [
      .zoom, .classic(.slideInFromLeft), .classic(.simplyAppear),
      .custom(duration: .seconds(1)) { $0.alpha = 0.5 },
    ] as [PopupTransition], [CardAnimation.Direction.appearing, .disappearing])
  func `an animation without a duration finishes once, in the final state`(
    transition: PopupTransition, direction: CardAnimation.Direction
  ) throws {
    try withRoot { app, root in
      let log = CallLog()
      run(transition.duration(.zero), direction, on: root, log, as: "first")
      app.runUntilIdle()

      #expect(log.lines == ["first finished"])
      #expect(root.backdrop?.visibility == (direction == .appearing ? 1 : 0))
      if direction == .appearing { #expect(root.card?.alpha == 1) }
    }
  }

  @Test func `without a transition an animation finishes before run returns`() throws {
    try withRoot { app, root in
      let log = CallLog()
      run(.fade, .disappearing, on: root, log, as: "first")
      run(.none, .appearing, on: root, log, as: "second")
      #expect(log.lines == ["second finished"])
      app.runUntilIdle()

      #expect(log.lines == ["second finished"])
      #expect(root.card?.pose == .identity)
    }
  }

  @Test func `with Reduce Motion a custom animation is a fade that finishes once`() throws {
    try withRoot { app, root in
      app.device.reduceMotion = true
      app.runUntilIdle()
      let log = CallLog()
      let transition = PopupTransition.custom(duration: .seconds(1)) { _ in log.record("animate") }
      run(transition, .disappearing, on: root, log, as: "first")
      app.device.clock.advance(by: 0.25)

      #expect(log.lines == ["first finished"])
      #expect(root.card?.pose == CardAnimation.Pose(opacity: 0))
    }
  }

  @Test func `an animation whose remaining steps are cancelled finishes after the current one`()
    throws
  {
    try withRoot { app, root in
      let log = CallLog()
      run(.classic(.slideInFromLeft), .appearing, on: root, log, as: "first")
      root.card?.animator?.cancelRemainingSteps()
      app.device.clock.advance(by: 0.35)

      #expect(log.lines == ["first finished"], "without the second step")
    }
  }

  /// Calls the closure with the root of a visible popup.
  private func withRoot(_ test: (TestApp, OverlayRootViewController) throws -> Void) throws {
    try TestApp.run { app in
      app.center.show(Popup(FixedSizeView()).animated(false))
      app.runUntilIdle()
      try test(app, #require(app.overlays[0].rootViewController as? OverlayRootViewController))
    }
  }

  private func run(
    _ transition: PopupTransition, _ direction: CardAnimation.Direction,
    on root: OverlayRootViewController, _ log: CallLog, as name: String
  ) {
    CardAnimator.run(transition, direction, on: root) { log.record("\(name) finished") }
  }
}
