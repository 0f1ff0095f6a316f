// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The drag of a popup's card: the card's offset during the drag, and its result.
package struct CardDrag: Sendable, Equatable {
  /// The result of a drag.
  package enum Result: Sendable, Equatable {
    /// The card returns to its frame; a velocity of 1 covers the distance in one second.
    case cancelled(velocity: Double)
    /// The card disappears past a side, with this animation if Reduce Motion is off.
    case dismissed(LayoutSide, CardAnimation)
  }

  /// The frame of the card in the layout.
  package let frame: LayoutRect
  /// The size of the window.
  package let container: LayoutSize
  /// The sides past which the card can be dragged off the screen, all on one axis. The card moves
  /// along that axis only.
  package let allowedSides: [LayoutSide]

  /// Creates the drag of a card: towards its edge, or up and down if it is not at an edge.
  package init(frame: LayoutRect, in layout: CardLayout) {
    self.frame = frame
    container = layout.container
    allowedSides =
      layout.side.map { [$0] } ?? (layout.position == .full ? [.bottom] : [.top, .bottom])
  }

  /// Whether the card moves vertically.
  package var isVertical: Bool { allowedSides.allSatisfy(\.isVertical) }

  /// Returns the side towards which a movement is directed; `nil` if it is mainly across the card's
  /// axis, or zero.
  package func side(of movement: LayoutOffset) -> LayoutSide? {
    let (along, across) = (component(of: movement), isVertical ? movement.x : movement.y)
    guard along.isFinite, abs(along) > (across.isFinite ? abs(across) : 0) else { return nil }
    return side(along)
  }

  /// Returns the offset of the card for a translation of the finger: the same towards an allowed
  /// side, increasingly less towards any other.
  package func cardOffset(for translation: LayoutOffset) -> LayoutOffset {
    let along = component(of: translation)
    return offset(for: allowedSides.contains(side(along)) ? along : rubberBanded(along))
  }

  /// Returns the fraction of the distance off the screen that the card has covered, from 0 to 1.
  package func progress(_ cardOffset: LayoutOffset) -> Double {
    let along = component(of: cardOffset)
    let total = distance(side(along))
    return total > 0 && allowedSides.contains(side(along)) ? min(abs(along) / total, 1) : 0
  }

  /// Returns the result of releasing the card here, with a velocity in points per second.
  ///
  /// The card is dismissed if it would move past half of its extent while decelerating like a
  /// scroll view.
  package func result(translation: LayoutOffset, velocity: LayoutOffset) -> Result {
    let (along, speed) = (component(of: cardOffset(for: translation)), component(of: velocity))
    let end = along + speed * CardDrag.decelerationDistance
    let side = side(end)
    let remaining = distance(side) - abs(along)
    // A card that is thrown back across its frame returns to it.
    guard allowedSides.contains(side), side == self.side(along) || along == 0, abs(end) > extent / 2
    else {
      // A spring has a velocity relative to its distance; 50 is the limit of `limitedSpring`.
      return .cancelled(velocity: along == 0 ? 0 : max(-50, min(-speed / along, 50)))
    }
    // The card continues at the speed of the finger, but neither abruptly nor slowly.
    let time = abs(speed) > 0 ? max(0, remaining) / abs(speed) : 1
    return .dismissed(
      side,
      .disappearing(
        to: CardAnimation.Pose(offset: .offscreen(in: container, from: frame, side: side)),
        max(0.15, min(time, 0.3)), .easeOut))
  }

  /// The distance in points for a velocity of one point per second: the sum over all milliseconds
  /// at the deceleration rate of a scroll view, 0.998.
  private static let decelerationDistance = 0.998 / (1 - 0.998) / 1000

  /// The extent of the card along the axis.
  private var extent: Double { max(1, isVertical ? frame.height : frame.width) }

  /// Returns the distance from the card's frame to a position off the screen.
  private func distance(_ side: LayoutSide) -> Double {
    let offset = LayoutOffset.offscreen(in: container, from: frame, side: side)
    return abs(component(of: offset))
  }

  /// Returns the side towards which a distance along the axis is directed.
  func side(_ along: Double) -> LayoutSide {
    isVertical ? (along < 0 ? .top : .bottom) : (along < 0 ? .left : .right)
  }

  /// Returns the component of an offset along the axis.
  func component(of offset: LayoutOffset) -> Double {
    let number = isVertical ? offset.y : offset.x
    return number.isNaN ? 0 : max(-1_000_000, min(number, 1_000_000))
  }

  /// Returns the offset for a distance along the axis.
  func offset(for along: Double) -> LayoutOffset {
    isVertical ? LayoutOffset(x: 0, y: along) : LayoutOffset(x: along, y: 0)
  }

  /// Returns a distance reduced as by the rubber banding of scroll views: never more than the
  /// card's extent.
  private func rubberBanded(_ distance: Double) -> Double {
    let reduced = (1 - 1 / (abs(distance) * 0.55 / extent + 1)) * extent
    return distance < 0 ? -reduced : reduced
  }
}

/// The drag of a scroll view on a card: divides the movement between both, so that neither jumps.
///
/// The scroll view follows the finger as long as it can scroll. The rest of the movement moves the
/// card, if the card can be dragged off the screen in that direction. Once the card has returned to
/// its frame, the scroll view follows again.
package struct ScrollViewDrag: Sendable, Equatable {
  /// How the scroll view follows a movement.
  package enum ScrollBehavior: Sendable, Equatable {
    /// It scrolls on its own, as without a card.
    case free
    /// It scrolls by this distance from its offset before the movement, because the card has moved
    /// by the rest. Right and down are positive.
    case constrained(by: Double)
  }

  /// The drag of the card.
  package let drag: CardDrag
  /// The part of the finger's translation that moves the card.
  package var cardOffset: LayoutOffset { drag.offset(for: cardTranslation) }
  /// Whether the card is away from its frame, so that lifting the finger releases the card.
  package var isCardMoved: Bool { cardTranslation != 0 }

  private var cardTranslation: Double
  private var fingerTranslation = 0.0
  private var behavior = ScrollBehavior.free

  /// Creates a drag that begins while the card is at an offset, or at its frame.
  package init(_ drag: CardDrag, from start: LayoutOffset = LayoutOffset()) {
    self.drag = drag
    cardTranslation = drag.component(of: start)
  }

  /// Divides a movement between the card and the scroll view.
  ///
  /// - Parameters:
  ///   - translation: The distance of the finger from where the drag began.
  ///   - scrollableDistance: The distance by which the scroll view could scroll to each side before
  ///     this movement; negative if it was pulled past its end.
  /// - Returns: How the scroll view follows it; the same again for the same translation.
  package mutating func update(
    translation: LayoutOffset, scrollableDistance: LayoutInsets
  ) -> ScrollBehavior {
    let newTranslation = drag.component(of: translation)
    // A movement across the axis, or reported by both recognizers, changes nothing.
    guard newTranslation != fingerTranslation else { return behavior }
    var rest = newTranslation - fingerTranslation
    fingerTranslation = newTranslation
    let start = cardTranslation
    rest -= consumeReturn(of: rest)
    let scrolled = scrollable(rest, within: scrollableDistance[drag.side(rest).opposite])
    cardTranslation += rest - scrolled
    // The movement that returns the card is constrained, too, because a part did not scroll.
    behavior = start == 0 && cardTranslation == 0 ? .free : .constrained(by: scrolled)
    return behavior
  }

  /// Moves the card first if it is away from its frame. Returns the part of the movement that it
  /// used.
  private mutating func consumeReturn(of rest: Double) -> Double {
    guard cardTranslation != 0 else { return 0 }
    let isReturning = (rest < 0) != (cardTranslation < 0)
    // A card that was caught while a spring overshot its frame does not move further that way.
    guard isReturning || drag.allowedSides.contains(drag.side(cardTranslation)) else { return 0 }
    let used = isReturning && abs(rest) > abs(cardTranslation) ? -cardTranslation : rest
    cardTranslation += used
    return used
  }

  /// Returns the part of a movement that scrolls.
  ///
  /// It is all of it if the card cannot be dragged in that direction, or if the scroll view was
  /// pulled past its end and returns first.
  private func scrollable(_ rest: Double, within room: Double) -> Double {
    guard drag.allowedSides.contains(drag.side(rest)), room > -0.5 else { return rest }
    let content = room > 0.5 ? min(room, abs(rest)) : 0
    return rest < 0 ? -content : content
  }
}
