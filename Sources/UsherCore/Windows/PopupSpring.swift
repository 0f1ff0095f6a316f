// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a spring swings, in numbers that can be animated.
package struct SpringParameters: Sendable, Hashable {
  /// From 0.01, which swings for long, to 1, which does not swing.
  package let damping: Double

  /// At the start, in ways per second.
  package let velocity: Double

  /// Limits what was asked for; what is not a number counts as the least damping, and as no velocity.
  package init(damping: Double, velocity: Double) {
    self.damping = damping > 0.01 ? min(damping, 1) : 0.01
    self.velocity = velocity.isFinite ? max(-50, min(velocity, 50)) : 0
  }
}
