// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UIKitShim

/// The movements of icons; each shows its beginning until its time has come, and leaves nothing behind.
@MainActor
enum IconAnimations {
  /// How long it takes to draw all lines, in seconds.
  static let drawing = 0.45
  /// When the lines begin, in seconds after the circle: it is then past half of its size.
  static let delay = 0.12

  /// The circle swings into its size.
  static var circle: CAAnimation { spring(from: 0.4, stiffness: 300, damping: 17, at: 0) }

  /// The circle breathes in once, when what is in it becomes something else.
  static var pulse: CAAnimation { spring(from: 0.86, stiffness: 300, damping: 17, at: 0) }

  /// A picture or a dot swings into its size.
  static func pop(at time: CFTimeInterval) -> CAAnimation {
    spring(from: 0.01, stiffness: 420, damping: 20, at: time)
  }

  /// A line is drawn from its beginning to its end.
  static func stroke(at time: CFTimeInterval, lasting duration: Double) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0.1, 0.2, 1)
    return prepared(animation, at: time)
  }

  /// A line gets longer, or shorter, from this part of it.
  static func strokeChange(from fraction: CGFloat) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = fraction
    animation.duration = 0.3
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  /// It is not seen before its time.
  static func reveal(at time: CFTimeInterval) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 0.04
    return prepared(animation, at: time)
  }

  /// It turns, once in nine tenths of a second, without an end.
  static var rotation: CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = 0
    animation.toValue = 2 * Double.pi
    animation.duration = 0.9
    animation.repeatCount = .infinity
    // Otherwise it stands still when the app comes back from the background.
    animation.isRemovedOnCompletion = false
    return animation
  }

  private static func spring(
    from scale: Double, stiffness: CGFloat, damping: CGFloat, at time: CFTimeInterval
  ) -> CAAnimation {
    let animation = CASpringAnimation(keyPath: "transform.scale")
    animation.fromValue = scale
    animation.toValue = 1
    animation.stiffness = stiffness
    animation.damping = damping
    animation.duration = animation.settlingDuration
    return prepared(animation, at: time)
  }

  private static func prepared(_ animation: CAAnimation, at time: CFTimeInterval) -> CAAnimation {
    animation.beginTime = time
    animation.fillMode = .backwards
    return animation
  }
}
