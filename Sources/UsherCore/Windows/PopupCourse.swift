// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How card and backdrop move from one pose to another: one leg after the other.
package struct PopupCourse: Sendable, Hashable {
  /// One leg: where it leads, and how.
  package struct Leg: Sendable, Hashable {
    /// How long it takes, in seconds.
    package var duration: Double
    /// How the values change over that time; without one everything stays as it is until the time is
    /// over, and is then there at once.
    package var curve: PopupTransition.Curve?
    /// How the card stands at the end.
    package var pose: PopupTransition.Pose
    /// How much of the backdrop is seen at the end, from 0 to 1.
    package var backdrop: Double

    /// Creates a leg.
    package init(
      _ duration: Double, _ curve: PopupTransition.Curve?, to pose: PopupTransition.Pose,
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
  package var start: PopupTransition.Pose
  /// The legs, at least one.
  package var legs: [Leg]

  /// Creates a movement.
  package init(from start: PopupTransition.Pose, _ legs: [Leg]) {
    self.start = start
    self.legs = legs
  }

  /// A transition as a course of one leg.
  package init(_ transition: PopupTransition, _ direction: PopupTransition.Direction) {
    self.init(
      from: transition.away,
      [
        Leg(
          transition.duration, transition.curve, to: transition.end(direction),
          backdrop: direction == .appearing ? 1 : 0)
      ])
  }

  /// How long all of it takes, in seconds.
  package var duration: Double { legs.reduce(0) { $0 + $1.duration } }

  /// The same course in another time, at most five seconds; every leg keeps its part of it.
  package func lasting(_ duration: Double) -> PopupCourse {
    let wanted = duration > 0 ? min(duration, 5) : 0
    let own = self.duration
    var course = self
    for index in legs.indices {
      course.legs[index].duration =
        own > 0 ? legs[index].duration * wanted / own : wanted / Double(legs.count)
    }
    return course
  }

  /// The same course with a spring in every leg that moves something.
  package func springing(_ spring: PopupSpring) -> PopupCourse {
    var course = self
    for index in legs.indices where legs[index].curve != nil {
      course.legs[index].curve = .spring(damping: spring.damping, velocity: spring.velocity)
    }
    return course
  }
}
