// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// How a popup appears or leaves: numbers for whoever moves the views.
package struct CardAnimationParameters: Sendable, Hashable {
  /// In which direction a transition goes.
  package enum Direction: Sendable, Hashable {
    /// The popup comes.
    case appearing
    /// The popup goes.
    case disappearing
  }

  /// How the values change over time.
  package enum Curve: Sendable, Hashable {
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at first, fast at the end.
    case easeIn
    /// Slow at first and at the end, fast between.
    case easeInOut
    /// A spring with this damping ratio; 1 does not swing. The velocity is in ways per second.
    case spring(damping: Double, velocity: Double = 0)
  }

  /// How a card looks at one end of a transition.
  package struct Pose: Sendable, Hashable {
    /// Its scale about its centre.
    package var scale: Double
    /// Its opacity.
    package var opacity: Double
    /// How far it is from its place, in points.
    package var offset: LayoutOffset

    /// Creates a pose; what is left out is as it is between transitions.
    package init(
      scale: Double = 1, opacity: Double = 1, offset: LayoutOffset = LayoutOffset()
    ) {
      self.scale = scale
      self.opacity = opacity
      self.offset = offset
    }

    /// In its place, as it is between transitions.
    package static let identity = Pose()
  }

  /// How long it takes, in seconds.
  package let duration: Double
  /// How the card moves over that time.
  package let curve: Curve
  /// The card where it is not there: when it begins to appear, or has left.
  package let hiddenPose: Pose

  /// How the card stands when the transition ends.
  package func end(_ direction: Direction) -> Pose { direction == .appearing ? .identity : hiddenPose }
}
