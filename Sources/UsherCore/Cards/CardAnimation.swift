// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The numbers of one animation with which a card appears or disappears.
package struct CardAnimationParameters: Sendable, Hashable {
  /// The direction of an animation.
  package enum Direction: Sendable, Hashable {
    /// The card appears.
    case appearing
    /// The card disappears.
    case disappearing
  }

  /// The timing curve of an animation.
  package enum Curve: Sendable, Hashable {
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at first, fast at the end.
    case easeIn
    /// Slow at first and at the end, fast in between.
    case easeInOut
    /// A spring with this damping ratio; 1 does not oscillate. A velocity of 1 covers the whole
    /// distance of the animation in one second.
    case spring(damping: Double, velocity: Double = 0)
  }

  /// The appearance of a card at one end of an animation.
  package struct Pose: Sendable, Hashable {
    /// The scale about the center of the card.
    package var scale: Double
    /// The opacity.
    package var opacity: Double
    /// The distance from the card's frame in the layout, in points.
    package var offset: LayoutOffset

    /// Creates a pose, by default the one between animations.
    package init(
      scale: Double = 1, opacity: Double = 1, offset: LayoutOffset = LayoutOffset()
    ) {
      self.scale = scale
      self.opacity = opacity
      self.offset = offset
    }

    /// The pose between animations: full size, opaque, at the frame in the layout.
    package static let identity = Pose()
  }

  /// The duration in seconds.
  package let duration: Double
  /// The timing curve.
  package let curve: Curve
  /// The pose before the card appears, and after it has disappeared.
  package let hiddenPose: Pose

  /// Returns the pose at the end of the animation.
  package func end(_ direction: Direction) -> Pose {
    direction == .appearing ? .identity : hiddenPose
  }
}

extension CardAnimationParameters {
  /// The built-in animations.
  package enum Style: Sendable, Hashable {
    /// No animation.
    case none
    /// Fades.
    case fade
    /// Scales slightly while fading.
    case zoom
    /// Grows beyond its size and settles.
    case spring
    /// Slides from beyond an edge of the container, and back.
    case slide(PopupEdge)
  }

  /// Returns the default style: popups at an edge slide from it, full-screen ones slide from the
  /// bottom, all others zoom.
  package static func defaultStyle(for position: PopupPosition) -> Style {
    position == .full ? .slide(.bottom) : position.edge.map { .slide($0) } ?? .zoom
  }

  /// Returns the parameters of a style for a card with this frame; `nil` if there is no animation.
  package static func make(
    _ style: Style, _ direction: Direction, of frame: LayoutRect, in layout: CardLayout
  ) -> CardAnimationParameters? {
    switch style {
    case .none: return nil
    case .fade: return fade(direction)
    case .zoom: return zoom(direction)
    case .spring: return spring(direction)
    case .slide(let edge):
      let side = LayoutSide(edge, isRightToLeft: layout.isRightToLeft)
      return slide(direction, to: .offscreen(in: layout.container, from: frame, side: side))
    }
  }

  /// Returns the parameters of a fade at a pose.
  package static func fade(
    _ direction: Direction, at pose: Pose = .identity
  ) -> CardAnimationParameters {
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
      CardAnimationParameters(
        duration: 0.2, curve: .easeIn, hiddenPose: Pose(scale: 0.92, opacity: 0))
    }
  }

  private static func spring(_ direction: Direction) -> CardAnimationParameters {
    switch direction {
    case .appearing:
      CardAnimationParameters(
        duration: 0.6, curve: .spring(damping: 0.55), hiddenPose: Pose(scale: 0.6, opacity: 0))
    case .disappearing:
      CardAnimationParameters(
        duration: 0.22, curve: .easeIn, hiddenPose: Pose(scale: 0.8, opacity: 0))
    }
  }

  private static func slide(
    _ direction: Direction, to hiddenOffset: LayoutOffset
  ) -> CardAnimationParameters {
    CardAnimationParameters(
      duration: direction == .appearing ? 0.45 : 0.3,
      curve: direction == .appearing ? .spring(damping: 0.9) : .easeIn,
      hiddenPose: Pose(offset: hiddenOffset))
  }
}

/// The steps, performed one after another, in which a card and its backdrop appear or disappear.
package struct CardAnimation: Sendable, Hashable {
  /// One step: its timing, and the values at its end.
  package struct Step: Sendable, Hashable {
    /// The duration in seconds.
    package var duration: Double
    /// The timing curve; `nil`: nothing changes until the duration has passed, then everything at
    /// once.
    package var curve: CardAnimationParameters.Curve?
    /// The pose of the card at the end.
    package var pose: CardAnimationParameters.Pose
    /// The visibility of the backdrop at the end, from 0 to 1.
    package var backdrop: Double

    /// Creates a step.
    package init(
      _ duration: Double, _ curve: CardAnimationParameters.Curve?,
      to pose: CardAnimationParameters.Pose, backdrop: Double
    ) {
      self.duration = duration
      self.curve = curve
      self.pose = pose
      self.backdrop = backdrop
    }
  }

  /// The pose before the first step of a card that appears; one that disappears starts from its
  /// current pose.
  package var initialPose: CardAnimationParameters.Pose
  /// The steps, at least one.
  package var steps: [Step]

  /// Creates an animation from its steps.
  package init(from initialPose: CardAnimationParameters.Pose, _ steps: [Step]) {
    self.initialPose = initialPose
    self.steps = steps
  }

  /// Creates an animation of one step.
  package init(
    _ parameters: CardAnimationParameters, _ direction: CardAnimationParameters.Direction
  ) {
    self.init(
      from: parameters.hiddenPose,
      [
        Step(
          parameters.duration, parameters.curve, to: parameters.end(direction),
          backdrop: direction == .appearing ? 1 : 0)
      ])
  }

  /// The duration of all steps, in seconds.
  package var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// Returns the same animation with another duration, at most five seconds; every step keeps its
  /// fraction of it.
  package func scaled(to duration: Double) -> CardAnimation {
    let newDuration = duration > 0 ? min(duration, 5) : 0
    let oldDuration = self.duration
    var animation = self
    for index in steps.indices {
      animation.steps[index].duration =
        oldDuration > 0
        ? steps[index].duration * newDuration / oldDuration : newDuration / Double(steps.count)
    }
    return animation
  }

  /// Returns the same animation with a spring in every step that has a curve.
  package func withSpring(_ spring: SpringParameters) -> CardAnimation {
    var animation = self
    for index in steps.indices where steps[index].curve != nil {
      animation.steps[index].curve = .spring(damping: spring.damping, velocity: spring.velocity)
    }
    return animation
  }
}

/// The damping and the initial velocity of a spring, limited to values that can be animated.
package struct SpringParameters: Sendable, Hashable {
  /// The damping ratio, from 0.01 (oscillates long) to 1 (does not oscillate).
  package let damping: Double

  /// The initial velocity; 1 covers the whole distance of the animation in one second.
  package let velocity: Double

  /// Creates parameters, limited to valid values. A damping of NaN counts as the minimum, a
  /// velocity that is not finite as none.
  package init(damping: Double, velocity: Double) {
    self.damping = damping > 0.01 ? min(damping, 1) : 0.01
    self.velocity = velocity.isFinite ? max(-50, min(velocity, 50)) : 0
  }
}
