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

/// Where a page that stands in for content lies in a scroll view, in the coordinates of what scrolls.
///
/// It covers what is seen wherever that is scrolled to. Pulled down past the top it stays with the
/// content, so that a refresh control above it can be seen and used.
package struct PlaceholderGeometry: Sendable, Hashable {
  /// Its frame.
  package let frame: LayoutRect
  /// How much of it bars and the like may cover.
  package let obscured: LayoutInsets

  /// Finds the place.
  ///
  /// - Parameters:
  ///   - bounds: what is seen, in the coordinates of the content.
  ///   - covered: the insets of the scroll view with everything that adjusts them.
  ///   - safeArea: what bars and the like cover of the scroll view, whether it makes room for that or
  ///     not.
  ///   - spared: what is to be left free beside what bars cover; on a side where that is nothing,
  ///     negative, infinite or not a number the page lies below the bars, too.
  package init(
    bounds: LayoutRect, covered: LayoutInsets, safeArea: LayoutInsets, spared: LayoutInsets
  ) {
    let all = LayoutInsets(
      top: max(covered.top, safeArea.top), left: max(covered.left, safeArea.left),
      bottom: max(covered.bottom, safeArea.bottom), right: max(covered.right, safeArea.right))
    let top = max(bounds.y, 0) + PlaceholderGeometry.distance(spared.top, 0)
    // Pulled down it keeps its height, and its lower end leaves the screen.
    let end = max(bounds.y, -covered.top) + bounds.height
    let bottom = end - PlaceholderGeometry.distance(spared.bottom, all.bottom)
    let left = PlaceholderGeometry.distance(spared.left, all.left)
    let right = PlaceholderGeometry.distance(spared.right, all.right)
    frame = LayoutRect(
      x: bounds.x + left, y: top, width: max(0, bounds.width - left - right),
      height: max(0, bottom - top))
    obscured = LayoutInsets(
      top: max(0, all.top - (top - bounds.y)), left: max(0, all.left - left),
      bottom: end - bottom > 0 ? 0 : all.bottom, right: max(0, all.right - right))
  }

  /// Finds the place in a view that does not scroll.
  package init(size: LayoutSize, safeArea: LayoutInsets, spared: LayoutInsets) {
    let inset = LayoutInsets(
      top: PlaceholderGeometry.distance(spared.top, safeArea.top),
      left: PlaceholderGeometry.distance(spared.left, safeArea.left),
      bottom: PlaceholderGeometry.distance(spared.bottom, safeArea.bottom),
      right: PlaceholderGeometry.distance(spared.right, safeArea.right))
    frame = LayoutRect(
      x: inset.left, y: inset.top, width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
    obscured = LayoutInsets(
      top: max(0, safeArea.top - inset.top), left: max(0, safeArea.left - inset.left),
      bottom: max(0, safeArea.bottom - inset.bottom), right: max(0, safeArea.right - inset.right))
  }

  private static func distance(_ spared: Double, _ covered: Double) -> Double {
    spared > 0 && spared.isFinite ? covered + spared : 0
  }
}
