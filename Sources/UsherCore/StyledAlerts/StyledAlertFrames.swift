// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where everything on a styled alert's card is, in points.
public struct StyledAlertFrames: Sendable, Hashable {
  /// The size of all of it: the card and what the icon has above it.
  public var size: LayoutSize
  /// The card, in all of it.
  public var card: LayoutRect
  /// The icon with its ring, in all of it; `nil` where there is none, or no room for one.
  public var icon: LayoutRect?
  /// Whether the icon is the large one.
  public var isIconLarge: Bool
  /// The part of the card in which text and rows are seen.
  public var viewport: LayoutRect
  /// The size of what is seen there, which scrolls where it is higher.
  public var content: LayoutSize
  /// The title, in the content; without height where there is none.
  public var title: LayoutRect
  /// The message, in the content; without height where there is none.
  public var message: LayoutRect
  /// The rows, in the content; those without height take no room.
  public var rows: [LayoutRect]
  /// The buttons in the order in which they were given: in the content, if they scroll with it, else on
  /// the card.
  public var buttons: [LayoutRect]
  /// Whether the buttons scroll with the text, for want of room.
  public var buttonsScroll: Bool

  /// Whether there is more content than is seen at once.
  public var scrolls: Bool { content.height > viewport.height + 0.001 }
}
