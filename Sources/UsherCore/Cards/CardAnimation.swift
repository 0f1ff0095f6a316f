// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The steps, performed one after another, in which a card and its backdrop appear or disappear.
package struct CardAnimation: Sendable, Equatable {
  /// The direction of an animation.
  package enum Direction: Sendable, Equatable {
    /// The card appears.
    case appearing
    /// The card disappears.
    case disappearing
  }

  /// The timing curve of a step.
  package enum Curve: Sendable, Equatable {
    /// Fast at first, slow at the end.
    case easeOut
    /// Slow at first, fast at the end.
    case easeIn
    /// Slow at first and at the end, fast in between.
    case easeInOut
    /// A spring with this damping ratio; 1 does not oscillate. A velocity of 1 covers the whole
    /// distance of the animation in one second.
    case spring(damping: Double, velocity: Double = 0)

    /// How far a spring of Usher's moves beyond its end, in points.
    static let maximumOvershoot = 12.0

    /// By damping ratio ζ, the fraction of the distance by which a spring without velocity moves
    /// beyond its end: exp(−πζ/√(1−ζ²)), as a table, because the core imports no mathematics. In
    /// between it is less than on a straight line.
    private static let overshoots: [(damping: Double, fraction: Double)] = [
      (0.55, 0.1265), (0.6, 0.0948), (0.65, 0.0681), (0.7, 0.046), (0.75, 0.0284), (0.8, 0.0152),
      (0.85, 0.0063), (0.9, 0.0015), (1, 0),
    ]

    /// Returns a spring that moves at most 12 points beyond the end of this distance in points, with
    /// the given damping unless that is too little.
    static func gentleSpring(
      damping: Double, velocity: Double = 0, distance: Double
    ) -> Curve {
      // The initial velocity adds a little.
      let fraction = 0.9 * maximumOvershoot / max(distance, 1)
      var least = 0.0
      for (lower, upper) in zip(overshoots, overshoots.dropFirst())
      where upper.fraction <= fraction && fraction < lower.fraction {
        let part = (lower.fraction - fraction) / (lower.fraction - upper.fraction)
        least = lower.damping + part * (upper.damping - lower.damping)
      }
      return .spring(damping: max(damping, least), velocity: velocity)
    }

    /// Returns a spring whose values can be animated.
    ///
    /// The damping is limited to 0.01 (oscillates long) through 1, and NaN counts as the minimum.
    /// The velocity is limited to 50 in both directions; one that is not finite counts as none.
    package static func limitedSpring(damping: Double, velocity: Double) -> Curve {
      .spring(
        damping: damping > 0.01 ? min(damping, 1) : 0.01,
        velocity: velocity.isFinite ? max(-50, min(velocity, 50)) : 0)
    }
  }

  /// The appearance of a card at one end of a step.
  package struct Pose: Sendable, Equatable {
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

  /// One step: its timing, and the values at its end.
  package struct Step: Sendable, Equatable {
    /// The duration in seconds.
    package var duration: Double
    /// The timing curve; `nil`: nothing changes until the duration has passed, then everything at
    /// once.
    package var curve: Curve?
    /// The pose of the card at the end.
    package var pose: Pose
    /// The visibility of the backdrop at the end, from 0 to 1.
    package var backdrop: Double

    /// Creates a step.
    package init(_ duration: Double, _ curve: Curve?, to pose: Pose, backdrop: Double) {
      self.duration = duration
      self.curve = curve
      self.pose = pose
      self.backdrop = backdrop
    }
  }

  /// The pose before the first step of a card that appears; one that disappears starts from its
  /// current pose.
  package var initialPose: Pose
  /// The steps, at least one.
  package var steps: [Step]

  /// Creates an animation from its steps.
  package init(from initialPose: Pose, _ steps: [Step]) {
    self.initialPose = initialPose
    self.steps = steps
  }

  /// Returns the motion with which a card refuses to be dismissed: a small step the way it would
  /// disappear, and a spring back. A card in the center becomes a little smaller instead.
  package static func refusal(toward side: LayoutSide?) -> CardAnimation {
    let offset =
      switch side {
      case .top: LayoutOffset(y: -10)
      case .bottom: LayoutOffset(y: 10)
      case .left: LayoutOffset(x: -10)
      case .right: LayoutOffset(x: 10)
      case nil: LayoutOffset()
      }
    let pose = Pose(scale: side == nil ? 0.97 : 1, offset: offset)
    return CardAnimation(
      from: .identity,
      [
        Step(0.1, .easeOut, to: pose, backdrop: 1),
        Step(0.4, .spring(damping: 0.6), to: .identity, backdrop: 1),
      ])
  }

  /// The duration of all steps, in seconds.
  package var duration: Double { steps.reduce(0) { $0 + $1.duration } }

  /// Returns the same animation with another duration, at most five seconds; every step keeps its
  /// fraction of it.
  package func scaled(to duration: Double) -> CardAnimation {
    // NaN is not greater than zero and counts as zero.
    let newDuration = duration > 0 ? min(duration, 5) : 0
    let oldDuration = self.duration
    var animation = self
    for index in steps.indices {
      // Without a duration the steps have no proportions.
      animation.steps[index].duration =
        oldDuration > 0
        ? steps[index].duration * newDuration / oldDuration : newDuration / Double(steps.count)
    }
    return animation
  }

  /// Returns the same animation with another curve in every step that has one.
  package func withCurve(_ curve: Curve) -> CardAnimation {
    var animation = self
    for index in steps.indices where steps[index].curve != nil {
      animation.steps[index].curve = curve
    }
    return animation
  }
}

// MARK: - Built-in animations

extension CardAnimation {
  /// The built-in animations.
  package enum Style: Sendable, Equatable {
    /// No animation.
    case none
    /// Fades.
    case fade
    /// Scales slightly while fading.
    case zoom
    /// Shrinks slightly while fading in, and fades out.
    case alert
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

  /// Creates the animation of a style for a card with this frame; `nil` if there is none.
  package init?(
    _ style: Style, _ direction: Direction, of frame: LayoutRect, in layout: CardLayout
  ) {
    let isAppearing = direction == .appearing
    switch style {
    case .none: return nil
    case .fade: self = .fade(direction)
    case .zoom:
      let origin = layout.zoomOrigin(of: frame)
      func pose(_ scale: Double) -> Pose {
        let offset = LayoutOffset(x: origin.x * (1 - scale), y: origin.y * (1 - scale))
        return Pose(scale: scale, opacity: 0, offset: offset)
      }
      self =
        isAppearing
        ? .appearing(from: pose(0.85), 0.35, .spring(damping: 0.85))
        : .disappearing(to: pose(0.92), 0.2, .easeIn)
    case .alert:
      // As an alert of iOS 26, which starts at 1.199 of its size and is settled after 0.404 s.
      self =
        isAppearing
        ? .appearing(from: Pose(scale: 1.2, opacity: 0), 0.404, .spring(damping: 1))
        : .fade(direction)
    case .spring:
      self =
        isAppearing
        ? .appearing(
          from: Pose(scale: 0.6, opacity: 0), 0.6,
          .gentleSpring(damping: 0.55, distance: 0.2 * max(frame.width, frame.height)))
        : .disappearing(to: Pose(scale: 0.8, opacity: 0), 0.22, .easeIn)
    case .slide(let edge):
      let side = LayoutSide(edge, isRightToLeft: layout.isRightToLeft)
      let pose = Pose(offset: .offscreen(in: layout.container, from: frame, side: side))
      self =
        isAppearing
        ? .appearing(from: pose, 0.45, .spring(damping: 0.9))
        : .disappearing(to: pose, 0.3, .easeIn)
    }
  }

  /// Returns a fade at a pose.
  package static func fade(_ direction: Direction, at pose: Pose = .identity) -> CardAnimation {
    var hiddenPose = pose
    hiddenPose.opacity = 0
    return direction == .appearing
      ? .appearing(from: hiddenPose, 0.25, .easeOut) : .disappearing(to: hiddenPose, 0.2, .easeIn)
  }

  private static func appearing(
    from hiddenPose: Pose, _ duration: Double, _ curve: Curve
  ) -> CardAnimation {
    CardAnimation(from: hiddenPose, [Step(duration, curve, to: .identity, backdrop: 1)])
  }

  /// Returns an animation of one step, in which the backdrop disappears with the card.
  static func disappearing(
    to hiddenPose: Pose, _ duration: Double, _ curve: Curve
  ) -> CardAnimation {
    CardAnimation(from: .identity, [Step(duration, curve, to: hiddenPose, backdrop: 0)])
  }
}
