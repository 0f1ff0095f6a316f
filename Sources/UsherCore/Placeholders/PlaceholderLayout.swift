// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where the parts of a page that stands in for content are: one below the other, in the middle.
///
/// What is only decoration goes when there is no room for everything. What then still does not fit
/// begins at the top and can be scrolled.
package struct PlaceholderLayout: Sendable, Hashable {
  /// One part of the column.
  package struct Part: Sendable, Hashable {
    /// How large it is.
    package var size: LayoutSize
    /// How far it is from the part above; nothing for the first that is there.
    package var gap: Double
    /// Whether it can be left out.
    package var isOptional: Bool

    /// Creates a part.
    package init(size: LayoutSize, gap: Double = 0, isOptional: Bool = false) {
      self.size = size
      self.gap = gap
      self.isOptional = isOptional
    }
  }

  /// The frame of each part; `nil` for what is left out.
  package let frames: [LayoutRect?]
  /// The height of everything with the margins; what is more than the room's has to be scrolled.
  package let height: Double

  /// Lays parts out in a room, at least this far from its edges.
  package init(_ parts: [Part], in room: LayoutSize, margin: Double) {
    let totalHeight = PlaceholderLayout.height(of: parts)
    let isTight = totalHeight + 2 * margin > room.height
    let visibleParts = parts.map { isTight && $0.isOptional ? nil : $0 }
    let column = PlaceholderLayout.height(of: visibleParts.compactMap { $0 })
    height = column + 2 * margin
    var y = max(margin, (room.height - column) / 2)
    var isFirst = true
    frames = visibleParts.map { part in
      guard let part else { return nil }
      if !isFirst { y += part.gap }
      isFirst = false
      defer { y += part.size.height }
      return LayoutRect(
        x: (room.width - part.size.width) / 2, y: y, width: part.size.width,
        height: part.size.height)
    }
  }

  /// How wide a line of text may be in a room of this width, if more than `most` is hard to read.
  package static func columnWidth(in width: Double, margin: Double, maximum: Double) -> Double {
    max(0, min(width - 2 * margin, maximum))
  }

  private static func height(of parts: [Part]) -> Double {
    parts.reduce(0) { $0 + $1.size.height } + parts.dropFirst().reduce(0) { $0 + $1.gap }
  }
}
