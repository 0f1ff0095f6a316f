// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The animations of SCLAlertView, each for appearing and, in reverse, for disappearing.
package enum ClassicAnimation: Sendable, Equatable {
  /// FadeIn and FadeOut.
  case fade
  /// Slides in from a side, and out to it: SlideInFromTop, SlideOutToLeft and the like.
  case slide(LayoutSide)
  /// Changes to full size from a scale, and back to it: 3 for SlideInFromCenter and
  /// SlideOutFromCenter, 0.1 for SlideInToCenter and SlideOutToCenter.
  case scale(Double)
  /// SimplyAppear and SimplyDisappear.
  case instant

  /// Returns the pose of the hidden card. A card that slides moves by the size of the window,
  /// however small the card is.
  private func hiddenPose(in container: LayoutSize) -> CardAnimation.Pose {
    switch self {
    case .fade, .instant: CardAnimation.Pose(opacity: 0)
    case .scale(let scale): CardAnimation.Pose(scale: scale, opacity: 0)
    case .slide(let side):
      CardAnimation.Pose(
        offset: .offscreen(
          in: container,
          from: LayoutRect(x: 0, y: 0, width: container.width, height: container.height),
          side: side))
    }
  }

  /// Returns the animation for appearing in a window of this size.
  ///
  /// | | initial pose | steps |
  /// |---|---|---|
  /// | fade | opacity 0 | 0.3 s ease-in |
  /// | slide (top) | one window away, opacity 0 | 0.5 s spring, velocity 0.5, at most 12 points beyond |
  /// | slide (other) | one window away, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | scale | that scale, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | instant | opacity 0 | visible after 0.2 s |
  package func appearance(in container: LayoutSize) -> CardAnimation {
    var initialPose = hiddenPose(in: container)
    initialPose.opacity = 0
    return CardAnimation(
      from: initialPose,
      appearanceSteps(in: container).map {
        CardAnimation.Step($0.duration, $0.curve, to: .identity, backdrop: 1)
      })
  }

  private func appearanceSteps(
    in container: LayoutSize
  ) -> [(duration: Double, curve: CardAnimation.Curve?)] {
    switch self {
    case .fade: [(0.3, .easeIn)]
    // There the damping is 0.6, and a card swings by a tenth of the window.
    case .slide(.top):
      [(0.5, .gentleSpring(damping: 0.6, velocity: 0.5, distance: container.height))]
    case .slide, .scale: [(0.3, .easeInOut), (0.2, .easeInOut)]
    case .instant: [(0.2, nil)]
    }
  }

  /// Returns the animation for disappearing in a window of this size.
  ///
  /// | | steps |
  /// |---|---|
  /// | fade | 0.3 s ease-in-out to opacity 0 |
  /// | slide | 0.3 s ease-in-out, one window away |
  /// | scale up | 0.12 s ease-out to 1.1 and opacity 0: larger, its text would cross that of the page |
  /// | scale down | 0.3 s ease-in-out to that scale and opacity 0 |
  /// | instant | invisible after 0.2 s |
  package func disappearance(in container: LayoutSize) -> CardAnimation {
    let pose = hiddenPose(in: container)
    return switch self {
    case .scale(let scale) where scale > 1:
      .disappearing(to: CardAnimation.Pose(scale: min(scale, 1.1), opacity: 0), 0.12, .easeOut)
    case .fade, .slide, .scale: .disappearing(to: pose, 0.3, .easeInOut)
    case .instant: CardAnimation(from: .identity, [.init(0.2, nil, to: pose, backdrop: 0)])
    }
  }
}
