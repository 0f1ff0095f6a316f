// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim
import UsherCore

/// Moves card and backdrop as the core's numbers say, and tells when the movement has really ended.
@MainActor
@available(iOSApplicationExtension, unavailable)
enum CardTransition {
  /// Runs a motion; the end is told once, also when the animation was cut short.
  static func run(
    _ motion: PopupMotion, _ direction: PopupTransition.Direction,
    on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    guard let controller = root.cardController, let layout = controller.layout else {
      return end()
    }
    let reducesMotion = UIAccessibility.isReduceMotionEnabled
    if let custom = motion.custom, !reducesMotion {
      return run(custom, motion.spring, direction, on: root, end: end)
    }
    let course = motion.course(
      direction, of: controller.place, in: layout, reducesMotion: reducesMotion)
    guard let course else {
      settle(direction, on: root)
      return end()
    }
    run(course, direction, on: root, end: end)
  }

  /// Runs a transition; the end is told once, also when the animation was cut short.
  static func run(
    _ numbers: PopupTransition, _ direction: PopupTransition.Direction,
    on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    run(PopupCourse(numbers, direction), direction, on: root, end: end)
  }

  /// Runs a course; the end is told once, unless another one has begun meanwhile.
  static func run(
    _ course: PopupCourse, _ direction: PopupTransition.Direction,
    on root: OverlayRootController, end: @escaping @MainActor () -> Void
  ) {
    // A popup that is leaving starts from where it is, which may be half way in.
    if direction == .appearing {
      UIView.performWithoutAnimation { apply(course.start, strength: 0, to: root) }
    }
    CardRun(course, on: root, end: end).begin()
  }

  /// Makes card and backdrop invisible or visible with a transition of the pages, or at once where
  /// there is none.
  static func fade(
    to opacity: Double, on root: OverlayRootController,
    alongside transition: (any UIViewControllerTransitionCoordinator)?
  ) {
    root.card?.run?.cutShort()
    let changes: @MainActor () -> Void = {
      apply(PopupTransition.Pose(opacity: opacity), strength: opacity, to: root)
    }
    guard let transition, transition.isAnimated else {
      return UIView.performWithoutAnimation(changes)
    }
    // Our view is in another window than the transition, which has to be told so.
    let joins = transition.animateAlongsideTransition(
      in: root.view, animation: { _ in changes() }, completion: nil)
    guard !joins else { return }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: changes, completion: nil)
  }

  /// Puts everything as it is after a transition, at once.
  static func settle(
    _ direction: PopupTransition.Direction, on root: OverlayRootController
  ) {
    root.card?.run = nil
    UIView.performWithoutAnimation {
      apply(.atRest, strength: direction == .appearing ? 1 : 0, to: root)
    }
  }

  static func apply(
    _ pose: PopupTransition.Pose, strength: Double, to root: OverlayRootController
  ) {
    root.card?.pose = pose
    root.backdrop?.strength = strength
  }
}
