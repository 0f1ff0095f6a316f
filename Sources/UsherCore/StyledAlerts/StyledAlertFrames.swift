// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where everything on a styled alert's card is, in points.
package struct StyledAlertFrames: Sendable, Hashable {
  /// The size of all of it: the card and what the icon has above it.
  package var size: LayoutSize
  /// The card, in all of it.
  package var card: LayoutRect
  /// The icon with its ring, in all of it; `nil` where there is none, or no room for one.
  package var icon: LayoutRect?
  /// Whether the icon is the large one.
  package var isIconLarge: Bool
  /// The part of the card in which text and rows are seen.
  package var viewport: LayoutRect
  /// The size of what is seen there, which scrolls where it is higher.
  package var content: LayoutSize
  /// The title, in the content; without height where there is none.
  package var title: LayoutRect
  /// The message, in the content; without height where there is none.
  package var message: LayoutRect
  /// The rows, in the content; those without height take no room.
  package var rows: [LayoutRect]
  /// The buttons in the order in which they were given: in the content, if they scroll with it, else on
  /// the card.
  package var buttons: [LayoutRect]
  /// Whether the buttons scroll with the text, for want of room.
  package var buttonsScroll: Bool

  /// Whether there is more content than is seen at once.
  package var isScrollable: Bool { content.height > viewport.height + 0.001 }
}
