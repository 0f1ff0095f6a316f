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

extension CardAnimationParameters {
  /// What moves.
  package enum Style: Sendable, Hashable {
    /// Nothing: it is there at once, and gone at once.
    case none
    /// It fades.
    case fade
    /// It grows a little while it fades in.
    case zoom
    /// It grows beyond its size and swings back.
    case spring
    /// It comes from beyond an edge, and goes back there.
    case slide(PopupEdge)
  }

  /// How a popup comes that does not say: those at an edge from there, all others grow.
  package static func defaultStyle(`for` position: PopupPosition) -> Style {
    position == .full ? .slide(.bottom) : position.edge.map { .slide($0) } ?? .zoom
  }

  /// The numbers of a style for a card with this frame; `nil`, if nothing is to be animated.
  ///
  /// With Reduce Motion it is a cross-fade without movement, whatever the style.
  package static func make(
    _ style: Style, _ direction: Direction, of frame: LayoutRect, in layout: CardLayout,
    reducesMotion: Bool
  ) -> CardAnimationParameters? {
    switch style {
    case .none: return nil
    case _ where reducesMotion: return fade(direction)
    case .fade: return fade(direction)
    case .zoom: return zoom(direction)
    case .spring: return spring(direction)
    case .slide(let edge):
      let side = LayoutSide(edge, isRightToLeft: layout.isRightToLeft)
      return slide(direction, to: .offscreen(in: layout.container, from: frame, side: side))
    }
  }

  /// It fades, in its place or in another one.
  package static func fade(_ direction: Direction, at pose: Pose = .identity) -> CardAnimationParameters {
    var hiddenPose = pose
    hiddenPose.opacity = 0
    return CardAnimationParameters(
      duration: direction == .appearing ? 0.25 : 0.2,
      curve: direction == .appearing ? .easeOut : .easeIn, hiddenPose: hiddenPose)
  }

  private static func zoom(_ direction: Direction) -> CardAnimationParameters {
    switch direction {
    case .appearing:
      CardAnimationParameters(
        duration: 0.35, curve: .spring(damping: 0.85), hiddenPose: Pose(scale: 0.85, opacity: 0))
    case .disappearing:
      CardAnimationParameters(duration: 0.2, curve: .easeIn, hiddenPose: Pose(scale: 0.92, opacity: 0))
    }
  }

  private static func spring(_ direction: Direction) -> CardAnimationParameters {
    switch direction {
    case .appearing:
      CardAnimationParameters(
        duration: 0.6, curve: .spring(damping: 0.55), hiddenPose: Pose(scale: 0.6, opacity: 0))
    case .disappearing:
      CardAnimationParameters(duration: 0.22, curve: .easeIn, hiddenPose: Pose(scale: 0.8, opacity: 0))
    }
  }

  private static func slide(_ direction: Direction, to hiddenOffset: LayoutOffset) -> CardAnimationParameters {
    CardAnimationParameters(
      duration: direction == .appearing ? 0.45 : 0.3,
      curve: direction == .appearing ? .spring(damping: 0.9) : .easeIn, hiddenPose: Pose(offset: hiddenOffset))
  }
}

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
