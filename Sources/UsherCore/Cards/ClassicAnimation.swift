// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The animations of SCLAlertView: eight for appearing, and the reverse of each for disappearing.
package enum ClassicAnimation: Sendable, Hashable, CaseIterable {
  /// FadeIn and FadeOut.
  case fade
  /// SlideInFromBottom and SlideOutToBottom.
  case bottom
  /// SlideInFromTop and SlideOutToTop.
  case top
  /// SlideInFromLeft and SlideOutToLeft.
  case left
  /// SlideInFromRight and SlideOutToRight.
  case right
  /// SlideInFromCenter, which shrinks to full size, and SlideOutFromCenter, which grows beyond it.
  case shrink
  /// SlideInToCenter, which grows to full size, and SlideOutToCenter, which shrinks to almost
  /// nothing.
  case grow
  /// SimplyAppear and SimplyDisappear.
  case instant

  /// The side from which the card slides in, and to which it slides out; `nil` if it does not
  /// slide.
  private var side: LayoutSide? {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .left: .left
    case .right: .right
    case .fade, .shrink, .grow, .instant: nil
    }
  }

  /// Returns the pose of the hidden card. A card that slides moves by the size of the window,
  /// however small the card is.
  private func hiddenPose(in container: LayoutSize) -> CardAnimation.Pose {
    switch self {
    case .fade, .instant: CardAnimation.Pose(opacity: 0)
    case .shrink: CardAnimation.Pose(scale: 3, opacity: 0)
    case .grow: CardAnimation.Pose(scale: 0.1, opacity: 0)
    case .bottom, .top, .left, .right:
      CardAnimation.Pose(
        offset: LayoutOffset(
          x: side == .left ? -container.width : side == .right ? container.width : 0,
          y: side == .top ? -container.height : side == .bottom ? container.height : 0))
    }
  }

  /// Returns the animation for appearing in a window of this size.
  ///
  /// | | initial pose | steps |
  /// |---|---|---|
  /// | fade | opacity 0 | 0.3 s ease-in |
  /// | top | one window height above, opacity 0 | 0.5 s spring, damping 0.6, velocity 0.5 |
  /// | bottom, left, right | one window away, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | shrink, grow | scale 3 or 0.1, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | instant | opacity 0 | visible after 0.2 s |
  package func appearance(in container: LayoutSize) -> CardAnimation {
    var initialPose = hiddenPose(in: container)
    initialPose.opacity = 0
    return CardAnimation(
      from: initialPose,
      appearanceSteps.map { CardAnimation.Step($0.duration, $0.curve, to: .identity, backdrop: 1) })
  }

  private var appearanceSteps: [(duration: Double, curve: CardAnimation.Curve?)] {
    switch self {
    case .fade: [(0.3, .easeIn)]
    case .top: [(0.5, .spring(damping: 0.6, velocity: 0.5))]
    case .bottom, .left, .right, .shrink, .grow: [(0.3, .easeInOut), (0.2, .easeInOut)]
    case .instant: [(0.2, nil)]
    }
  }

  /// Returns the animation for disappearing in a window of this size.
  ///
  /// | | steps |
  /// |---|---|
  /// | fade | 0.3 s ease-in-out to opacity 0, with the backdrop |
  /// | bottom, top, left, right | 0.3 s ease-in-out, one window away; then as fade |
  /// | shrink, grow | 0.3 s ease-in-out to scale 3 or 0.1 and opacity 0; then as fade |
  /// | instant | invisible after 0.2 s |
  package func disappearance(in container: LayoutSize) -> CardAnimation {
    let hiddenPose = hiddenPose(in: container)
    var transparentPose = hiddenPose
    transparentPose.opacity = 0
    let fading = CardAnimation.Step(0.3, .easeInOut, to: transparentPose, backdrop: 0)
    let steps: [CardAnimation.Step] =
      switch self {
      case .fade: [fading]
      case .instant: [CardAnimation.Step(0.2, nil, to: transparentPose, backdrop: 0)]
      case .bottom, .top, .left, .right, .shrink, .grow:
        [CardAnimation.Step(0.3, .easeInOut, to: hiddenPose, backdrop: 1), fading]
      }
    return CardAnimation(from: .identity, steps)
  }
}
