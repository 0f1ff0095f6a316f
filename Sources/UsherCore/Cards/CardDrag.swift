// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A finger that drags the card of a popup: where the card follows it to, and what becomes of it when
/// the finger lets go.
package struct CardDrag: Sendable, Hashable {
  /// What becomes of the card.
  package enum Result: Sendable, Hashable {
    /// It goes back to its place, with this velocity in ways per second.
    case cancelled(velocity: Double)
    /// It leaves by a side: how, without Reduce Motion.
    case dismissed(LayoutSide, CardAnimationParameters)
  }

  /// The frame of the card at rest.
  package let frame: LayoutRect
  /// The size of the window.
  package let container: LayoutSize
  /// The sides by which it can leave; it moves along one axis only.
  package let allowedSides: [LayoutSide]

  /// Creates the drag of a card in its place: towards its edge, or up and down where it is at none.
  package init(frame: LayoutRect, in layout: CardLayout) {
    self.frame = frame
    container = layout.container
    allowedSides = layout.side.map { [$0] } ?? (layout.position == .full ? [.bottom] : [.top, .bottom])
  }

  /// Whether it moves up and down.
  package var isVertical: Bool { allowedSides.allSatisfy(\.isVertical) }

  /// The side towards which a movement goes; `nil`, if it goes across the card's axis, or nowhere.
  package func side(of movement: LayoutOffset) -> LayoutSide? {
    let (along, across) = (component(movement), isVertical ? movement.x : movement.y)
    guard along.isFinite, abs(along) > (across.isFinite ? abs(across) : 0) else { return nil }
    return side(along)
  }

  /// Where the card is for a finger that has gone so far: with it, and less and less so where it
  /// cannot leave.
  package func cardOffset(_ translation: LayoutOffset) -> LayoutOffset {
    let along = component(translation)
    return offset(allowedSides.contains(side(along)) ? along : rubberBanded(along))
  }

  /// The part of its way off the screen that it has covered, from 0 to 1.
  package func progress(_ cardOffset: LayoutOffset) -> Double {
    let along = component(cardOffset)
    let total = distance(side(along))
    return total > 0 && allowedSides.contains(side(along)) ? min(abs(along) / total, 1) : 0
  }

  /// What becomes of the card if the finger lets go of it here, with a velocity in points per second.
  ///
  /// It leaves if it would slide past half of its extent, slowing down as a scroll view does.
  package func result(_ translation: LayoutOffset, velocity: LayoutOffset) -> Result {
    let (along, speed) = (component(cardOffset(translation)), component(velocity))
    let end = along + speed * CardDrag.decelerationDistance
    let side = side(end)
    let remaining = distance(side) - abs(along)
    guard allowedSides.contains(side), side == self.side(along) || along == 0, abs(end) > extent / 2 else {
      return .cancelled(velocity: along == 0 ? 0 : max(-50, min(-speed / along, 50)))
    }
    let time = abs(speed) > 0 ? max(0, remaining) / abs(speed) : 1
    return .dismissed(
      side,
      CardAnimationParameters(
        duration: max(0.15, min(time, 0.3)), curve: .easeOut,
        hiddenPose: CardAnimationParameters.Pose(
          offset: .offscreen(in: container, from: frame, side: side))))
  }

  /// How far a point per second carries: the sum of what is left after every millisecond at the
  /// deceleration of a scroll view, 0.998.
  private static let decelerationDistance = 0.998 / (1 - 0.998) / 1000

  /// The extent of the card along the axis.
  private var extent: Double { max(1, isVertical ? frame.height : frame.width) }

  /// How far the card has to go to be off the screen.
  private func distance(_ side: LayoutSide) -> Double {
    let offset = LayoutOffset.offscreen(in: container, from: frame, side: side)
    return abs(component(offset))
  }

  /// The side towards which a way along the axis goes.
  func side(_ along: Double) -> LayoutSide {
    isVertical ? (along < 0 ? .top : .bottom) : (along < 0 ? .left : .right)
  }

  /// The part of a way along the axis.
  func component(_ offset: LayoutOffset) -> Double {
    let number = isVertical ? offset.y : offset.x
    return number.isNaN ? 0 : max(-1_000_000, min(number, 1_000_000))
  }

  /// A way along the axis.
  func offset(_ along: Double) -> LayoutOffset {
    isVertical ? LayoutOffset(x: 0, y: along) : LayoutOffset(x: along, y: 0)
  }

  /// The rubber band of scroll views: never further than the card's own extent.
  private func rubberBanded(_ distance: Double) -> Double {
    let reduced = (1 - 1 / (abs(distance) * 0.55 / extent + 1)) * extent
    return distance < 0 ? -reduced : reduced
  }
}

/// A finger on a list that lies on a card: which of the two follows it, so that neither jumps.
///
/// The list has the finger as long as it can scroll. What it has no content for goes to the card, if
/// the card can leave that way; and once the card is back in its place, the rest is the list's again.
package struct ScrollViewDrag: Sendable, Hashable {
  /// What the list does.
  package enum ScrollBehavior: Sendable, Hashable {
    /// It scrolls on its own, as if there were no card.
    case free
    /// It goes with the finger by so many points only, from where it was before the movement, as the
    /// card has taken the rest. To the right and down count as more than nothing.
    case constrained(by: Double)
  }

  /// The card that is dragged.
  package let drag: CardDrag
  /// The card's part of the finger's way.
  package var cardOffset: LayoutOffset { drag.offset(cardTranslation) }
  /// Whether the card is out of its place, so that the finger, when it lets go, lets go of the card.
  package var isCardMoved: Bool { cardTranslation != 0 }

  private var cardTranslation: Double
  private var fingerTranslation = 0.0
  private var behavior = ScrollBehavior.free

  /// Creates the drag of a card that the finger catches somewhere on its way, or in its place.
  package init(_ drag: CardDrag, from start: LayoutOffset = LayoutOffset()) {
    self.drag = drag
    cardTranslation = drag.component(start)
  }

  /// Shares out a movement. Called again with the same place of the finger it answers the same.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has gone since it began to drag.
  ///   - room: How much content the list had beyond each side before this movement; less than
  ///     nothing where it had been pulled past its end.
  /// - Returns: What the list does with the movement.
  package mutating func update(translation: LayoutOffset, scrollableDistance: LayoutInsets) -> ScrollBehavior {
    let newTranslation = drag.component(translation)
    guard newTranslation != fingerTranslation else { return behavior }
    var rest = newTranslation - fingerTranslation
    fingerTranslation = newTranslation
    let start = cardTranslation
    rest -= consumeReturn(of: rest)
    let scrolled = scrollable(rest, within: scrollableDistance[drag.side(rest).opposite])
    cardTranslation += rest - scrolled
    behavior = start == 0 && cardTranslation == 0 ? .free : .constrained(by: scrolled)
    return behavior
  }

  /// As long as the card is out of its place it takes its part of a movement first.
  private mutating func consumeReturn(of rest: Double) -> Double {
    guard cardTranslation != 0 else { return 0 }
    let isReturning = (rest < 0) != (cardTranslation < 0)
    // A card that was caught swinging past its place goes no further there.
    guard isReturning || drag.allowedSides.contains(drag.side(cardTranslation)) else { return 0 }
    let used = isReturning && abs(rest) > abs(cardTranslation) ? -cardTranslation : rest
    cardTranslation += used
    return used
  }

  /// The part of a movement for which the list has content. All of it, where the card cannot leave,
  /// and where the list has been pulled past its end and comes back first.
  private func scrollable(_ rest: Double, within room: Double) -> Double {
    guard drag.allowedSides.contains(drag.side(rest)), room > -0.5 else { return rest }
    let content = room > 0.5 ? min(room, abs(rest)) : 0
    return rest < 0 ? -content : content
  }
}
