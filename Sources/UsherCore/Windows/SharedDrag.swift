// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// A finger on a list that lies on a card: which of the two follows it, so that neither jumps.
///
/// The list has the finger as long as it can scroll. What it has no content for goes to the card, if
/// the card can leave that way; and once the card is back in its place, the rest is the list's again.
package struct SharedDrag: Sendable, Hashable {
  /// What the list does.
  package enum Listing: Sendable, Hashable {
    /// It scrolls on its own, as if there were no card.
    case scrolls
    /// It goes with the finger by so many points only, from where it was before the movement, as the
    /// card has taken the rest. To the right and down count as more than nothing.
    case goes(by: Double)
  }

  /// The card that is dragged.
  package let drag: CardDrag
  /// The card's part of the finger's way.
  package var way: LayoutOffset { drag.offset(card) }
  /// Whether the card is out of its place, so that the finger, when it lets go, lets go of the card.
  package var isCardMoved: Bool { card != 0 }

  private var card: Double
  private var finger = 0.0
  private var listing = Listing.scrolls

  /// Creates the drag of a card that the finger catches somewhere on its way, or in its place.
  package init(_ drag: CardDrag, from start: LayoutOffset = LayoutOffset()) {
    self.drag = drag
    card = drag.along(start)
  }

  /// Shares out a movement. Called again with the same place of the finger it answers the same.
  ///
  /// - Parameters:
  ///   - translation: How far the finger has gone since it began to drag.
  ///   - room: How much content the list had beyond each side before this movement; less than
  ///     nothing where it had been pulled past its end.
  /// - Returns: What the list does with the movement.
  package mutating func fingerDidMove(to translation: LayoutOffset, room: LayoutInsets) -> Listing {
    let place = drag.along(translation)
    guard place != finger else { return listing }
    var rest = place - finger
    finger = place
    let start = card
    rest -= takeBack(of: rest)
    let scrolled = scrollable(rest, within: room[drag.side(rest).opposite])
    card += rest - scrolled
    listing = start == 0 && card == 0 ? .scrolls : .goes(by: scrolled)
    return listing
  }

  /// As long as the card is out of its place it takes its part of a movement first.
  private mutating func takeBack(of rest: Double) -> Double {
    guard card != 0 else { return 0 }
    let comesBack = (rest < 0) != (card < 0)
    // A card that was caught swinging past its place goes no further there.
    guard comesBack || drag.ways.contains(drag.side(card)) else { return 0 }
    let taken = comesBack && abs(rest) > abs(card) ? -card : rest
    card += taken
    return taken
  }

  /// The part of a movement for which the list has content. All of it, where the card cannot leave,
  /// and where the list has been pulled past its end and comes back first.
  private func scrollable(_ rest: Double, within room: Double) -> Double {
    guard drag.ways.contains(drag.side(rest)), room > -0.5 else { return rest }
    let content = room > 0.5 ? min(room, abs(rest)) : 0
    return rest < 0 ? -content : content
  }
}
