// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// The movements of SCLAlertView: eight ways to come, and the eight ways back.
package enum ClassicMotion: Sendable, Hashable, CaseIterable {
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
  case large
  /// SlideInToCenter, which grows to its size, and SlideOutToCenter, which shrinks to nothing.
  case small
  /// SimplyAppear and SimplyDisappear.
  case simple

  /// The side by which it comes and goes.
  private var side: LayoutSide? {
    switch self {
    case .bottom: .bottom
    case .top: .top
    case .left: .left
    case .right: .right
    case .fade, .large, .small, .simple: nil
    }
  }

  /// Where the card is when it is not there, and what a card that slides has to cover: the whole window,
  /// however small it is.
  private func away(in container: LayoutSize) -> PopupTransition.Pose {
    switch self {
    case .fade, .simple: PopupTransition.Pose(opacity: 0)
    case .large: PopupTransition.Pose(scale: 3, opacity: 0)
    case .small: PopupTransition.Pose(scale: 0.1, opacity: 0)
    case .bottom, .top, .left, .right:
      PopupTransition.Pose(
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
  package func arrival(in container: LayoutSize) -> PopupCourse {
    var start = away(in: container)
    start.opacity = 0
    return PopupCourse(
      from: start,
      arrivalLegs.map { PopupCourse.Leg($0.duration, $0.curve, to: .atRest, backdrop: 1) })
  }

  private var arrivalLegs: [(duration: Double, curve: PopupTransition.Curve?)] {
    switch self {
    case .fade: [(0.3, .easeIn)]
    case .top: [(0.5, .spring(damping: 0.6, velocity: 0.5))]
    case .bottom, .left, .right, .large, .small: [(0.3, .easeInOut), (0.2, .easeInOut)]
    case .simple: [(0.2, nil)]
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
  package func departure(in container: LayoutSize) -> PopupCourse {
    let away = away(in: container)
    var gone = away
    gone.opacity = 0
    let fading = PopupCourse.Leg(0.3, .easeInOut, to: gone, backdrop: 0)
    let legs: [PopupCourse.Leg] =
      switch self {
      case .fade: [fading]
      case .simple: [PopupCourse.Leg(0.2, nil, to: gone, backdrop: 0)]
      case .bottom, .top, .left, .right, .large, .small:
        [PopupCourse.Leg(0.3, .easeInOut, to: away, backdrop: 1), fading]
      }
    return PopupCourse(from: .atRest, legs)
  }
}
