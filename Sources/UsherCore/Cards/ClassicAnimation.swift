// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The movements of SCLAlertView: eight ways to come, and the eight ways back.
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
  /// SlideInFromCenter, which shrinks to its size, and SlideOutFromCenter, which grows beyond it.
  case shrink
  /// SlideInToCenter, which grows to its size, and SlideOutToCenter, which shrinks to nothing.
  case grow
  /// SimplyAppear and SimplyDisappear.
  case instant

  /// The side by which it comes and goes.
  private var side: LayoutSide? {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .left: .left
    case .right: .right
    case .fade, .shrink, .grow, .instant: nil
    }
  }

  /// Where the card is when it is not there, and what a card that slides has to cover: the whole window,
  /// however small it is.
  private func hiddenPose(in container: LayoutSize) -> CardAnimationParameters.Pose {
    switch self {
    case .fade, .instant: CardAnimationParameters.Pose(opacity: 0)
    case .shrink: CardAnimationParameters.Pose(scale: 3, opacity: 0)
    case .grow: CardAnimationParameters.Pose(scale: 0.1, opacity: 0)
    case .bottom, .top, .left, .right:
      CardAnimationParameters.Pose(
        offset: LayoutOffset(
          x: side == .left ? -container.width : side == .right ? container.width : 0,
          y: side == .top ? -container.height : side == .bottom ? container.height : 0))
    }
  }

  /// How it comes in a window of this size.
  ///
  /// | | start | legs |
  /// |---|---|---|
  /// | fade | opacity 0 | 0.3 s ease-in |
  /// | top | a window's height above, opacity 0 | 0.5 s spring, damping 0.6, velocity 0.5 |
  /// | bottom, left, right | a window away, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | large, small | scale 3 or 0.1, opacity 0 | 0.3 s ease-in-out, then 0.2 s to settle |
  /// | simple | opacity 0 | there after 0.2 s |
  package func appearance(in container: LayoutSize) -> CardAnimation {
    var initialPose = hiddenPose(in: container)
    initialPose.opacity = 0
    return CardAnimation(
      from: initialPose,
      appearanceSteps.map { CardAnimation.Step($0.duration, $0.curve, to: .identity, backdrop: 1) })
  }

  private var appearanceSteps: [(duration: Double, curve: CardAnimationParameters.Curve?)] {
    switch self {
    case .fade: [(0.3, .easeIn)]
    case .top: [(0.5, .spring(damping: 0.6, velocity: 0.5))]
    case .bottom, .left, .right, .shrink, .grow: [(0.3, .easeInOut), (0.2, .easeInOut)]
    case .instant: [(0.2, nil)]
    }
  }

  /// How it goes in a window of this size.
  ///
  /// | | legs |
  /// |---|---|
  /// | fade | 0.3 s ease-in-out to opacity 0, with the backdrop |
  /// | bottom, top, left, right | 0.3 s ease-in-out, a window away; then as fade |
  /// | large, small | 0.3 s ease-in-out to scale 3 or 0.1 and opacity 0; then as fade |
  /// | simple | gone after 0.2 s |
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
