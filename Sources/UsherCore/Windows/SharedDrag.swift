// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

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
