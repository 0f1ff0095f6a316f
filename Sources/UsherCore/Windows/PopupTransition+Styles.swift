// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
