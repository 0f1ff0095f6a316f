// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How card and backdrop move from one pose to another: one leg after the other.
package struct CardAnimation: Sendable, Hashable {
  /// One leg: where it leads, and how.
  package struct Step: Sendable, Hashable {
    /// How long it takes, in seconds.
    package var duration: Double
    /// How the values change over that time; without one everything stays as it is until the time is
    /// over, and is then there at once.
    package var curve: CardAnimationParameters.Curve?
    /// How the card stands at the end.
    package var pose: CardAnimationParameters.Pose
    /// How much of the backdrop is seen at the end, from 0 to 1.
    package var backdrop: Double

    /// Creates a leg.
    package init(
      _ duration: Double, _ curve: CardAnimationParameters.Curve?, to pose: CardAnimationParameters.Pose,
      backdrop: Double
    ) {
      self.duration = duration
      self.curve = curve
      self.pose = pose
      self.backdrop = backdrop
    }
  }

  /// How the card stands before the first leg of a popup that comes; one that goes starts from where
  /// it is.
  package var initialPose: CardAnimationParameters.Pose
  /// The legs, at least one.
  package var steps: [Step]

  /// Creates a movement.
  package init(from initialPose: CardAnimationParameters.Pose, _ steps: [Step]) {
    self.initialPose = initialPose
    self.steps = steps
  }

  /// A transition as a course of one leg.
  package init(_ parameters: CardAnimationParameters, _ direction: CardAnimationParameters.Direction) {
    self.init(
      from: parameters.hiddenPose,
      [
        Step(
          parameters.duration, parameters.curve, to: parameters.end(direction),
          backdrop: direction == .appearing ? 1 : 0)
      ])
  }

  /// How long all of it takes, in seconds.
  package var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// The same course in another time, at most five seconds; every leg keeps its part of it.
  package func scaled(_ duration: Double) -> CardAnimation {
    let newDuration = duration > 0 ? min(duration, 5) : 0
    let oldDuration = self.duration
    var animation = self
    for index in steps.indices {
      animation.steps[index].duration =
        oldDuration > 0 ? steps[index].duration * newDuration / oldDuration : newDuration / Double(steps.count)
    }
    return animation
  }

  /// The same course with a spring in every leg that moves something.
  package func withSpring(_ spring: SpringParameters) -> CardAnimation {
    var animation = self
    for index in steps.indices where steps[index].curve != nil {
      animation.steps[index].curve = .spring(damping: spring.damping, velocity: spring.velocity)
    }
    return animation
  }
}
