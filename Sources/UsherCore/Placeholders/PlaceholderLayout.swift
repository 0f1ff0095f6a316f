// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The layout of a placeholder: its parts in one centered column.
///
/// If there is not room for the whole column, the parts that can shrink do so; then they are left
/// out; then the spacing shrinks to a half. If the other parts still do not fit, the column starts
/// at the top and can be scrolled.
package struct PlaceholderLayout: Sendable, Equatable {
  /// One part of the column.
  package struct Part: Sendable, Equatable {
    /// The size.
    package var size: LayoutSize
    /// The distance from the part above; ignored for the first visible part.
    package var gap: Double
    /// The height to which the part may shrink, in proportion, before it is left out; `nil` for a
    /// part that is always shown in its size.
    package var minimumHeight: Double?

    /// Creates a part.
    package init(size: LayoutSize, gap: Double = 0, minimumHeight: Double? = nil) {
      self.size = size
      self.gap = gap
      self.minimumHeight = minimumHeight
    }

    /// The part, lower by a number of points, and narrower in proportion.
    fileprivate func shrunk(by points: Double) -> Part {
      var part = self
      part.size.height = max(minimumHeight ?? size.height, size.height - points)
      if size.height > 0 { part.size.width *= part.size.height / size.height }
      return part
    }
  }

  /// The frame of each part; `nil` for a part that is left out.
  package let frames: [LayoutRect?]
  /// The height of the column with its margins; if it exceeds the room, the column scrolls.
  package let height: Double

  /// Lays out parts in a room, with a margin to its edges.
  package init(_ parts: [Part], in room: LayoutSize, margin: Double) {
    let visibleParts = PlaceholderLayout.visibleParts(of: parts, height: room.height - 2 * margin)
    let column = Column(visibleParts.compactMap { $0 })
    let spacing = column.gaps + 2 * margin
    let tightness =
      spacing > 0 ? min(1, max(0.5, (room.height - column.parts) / spacing)) : 1
    height = column.parts + spacing * tightness
    var y = max(margin * tightness, (room.height - column.parts - column.gaps * tightness) / 2)
    var isFirst = true
    frames = visibleParts.map { part in
      guard let part else { return nil }
      if !isFirst { y += part.gap * tightness }
      isFirst = false
      defer { y += part.size.height }
      return LayoutRect(
        x: (room.width - part.size.width) / 2, y: y, width: part.size.width,
        height: part.size.height)
    }
  }

  /// Returns the width of the column in a room of this width: at most `maximum`, which keeps lines
  /// of text readable.
  package static func columnWidth(in width: Double, margin: Double, maximum: Double) -> Double {
    max(0, min(width - 2 * margin, maximum))
  }

  /// Returns the parts as they are shown in this height: in their sizes, shrunk, or left out.
  private static func visibleParts(of parts: [Part], height: Double) -> [Part?] {
    var missing = Column(parts).height - height
    guard missing > 0 else { return parts }
    let shrunk = parts.map { part in
      let shrunk = part.shrunk(by: max(0, missing))
      missing -= part.size.height - shrunk.size.height
      return shrunk
    }
    // Sums of lengths that fit exactly may differ by a rounding error.
    guard missing > 1e-6 else { return shrunk }
    return parts.map { $0.minimumHeight == nil ? $0 : nil }
  }

  /// The heights and the gaps of a column of parts.
  private struct Column {
    let parts: Double
    let gaps: Double

    init(_ column: [Part]) {
      parts = column.reduce(0) { $0 + $1.size.height }
      gaps = column.dropFirst().reduce(0) { $0 + $1.gap }
    }

    var height: Double { parts + gaps }
  }
}

/// The frame of a placeholder in a view or a scroll view, and the insets of its content.
///
/// In a scroll view the placeholder covers the visible part at any content offset. When the scroll
/// view is pulled down past its top, the placeholder moves with the content, so that a refresh
/// control above it can be seen and used.
package struct PlaceholderGeometry: Sendable, Equatable {
  /// The frame; in a scroll view, in content coordinates.
  package let frame: LayoutRect
  /// The insets of the frame that bars may cover.
  package let obscured: LayoutInsets

  /// Creates the geometry of a placeholder in a scroll view.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the scroll view, in content coordinates.
  ///   - covered: The adjusted content insets of the scroll view.
  ///   - safeArea: The safe area insets of the scroll view, whether or not its content insets
  ///     include them.
  ///   - spared: The distances to leave uncovered in addition to the bars. On a side where this is
  ///     zero, negative, infinite or NaN the placeholder extends behind the bars.
  package init(
    bounds: LayoutRect, contentInset covered: LayoutInsets, safeArea: LayoutInsets,
    insets spared: LayoutInsets
  ) {
    let all = LayoutInsets(
      top: max(covered.top, safeArea.top), left: max(covered.left, safeArea.left),
      bottom: max(covered.bottom, safeArea.bottom), right: max(covered.right, safeArea.right))
    // When pulled down it keeps its height, and its lower part moves off the screen.
    self.init(
      bounds, top: max(bounds.y, 0) + PlaceholderGeometry.distance(spared.top, 0),
      end: max(bounds.y, -covered.top) + bounds.height, bars: all, insets: spared)
  }

  /// Creates the geometry of a placeholder in a view that does not scroll.
  ///
  /// With a large title at the lower end of the safe area's top, behind the placeholder, it begins
  /// below the title.
  package init(
    size: LayoutSize, safeArea: LayoutInsets, insets spared: LayoutInsets,
    hasLargeTitle: Bool = false
  ) {
    let top = PlaceholderGeometry.distance(spared.top, safeArea.top)
    self.init(
      LayoutRect(x: 0, y: 0, width: size.width, height: size.height),
      top: hasLargeTitle ? max(safeArea.top, top) : top, end: size.height, bars: safeArea,
      insets: spared)
  }

  /// Creates the geometry of a placeholder from `top` to `end`, without its inset at the bottom.
  private init(
    _ bounds: LayoutRect, top: Double, end: Double, bars: LayoutInsets, insets spared: LayoutInsets
  ) {
    let left = PlaceholderGeometry.distance(spared.left, bars.left)
    let bottom = PlaceholderGeometry.distance(spared.bottom, bars.bottom)
    let right = PlaceholderGeometry.distance(spared.right, bars.right)
    frame = LayoutRect(
      x: bounds.x + left, y: top, width: max(0, bounds.width - left - right),
      height: max(0, end - bottom - top))
    obscured = LayoutInsets(
      top: max(0, bars.top - (top - bounds.y)), left: max(0, bars.left - left),
      bottom: max(0, bars.bottom - bottom), right: max(0, bars.right - right))
  }

  private static func distance(_ spared: Double, _ covered: Double) -> Double {
    spared > 0 && spared.isFinite ? covered + spared : 0
  }
}
