// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The size and position of a card in its window.
///
/// The result is always finite, nonnegative and within the window: distances that are negative or
/// NaN count as zero, and larger ones are reduced to fit.
package struct CardLayout: Sendable, Equatable {
  /// The default maximum width: that of a form sheet of the system.
  package static let defaultMaxWidth = 540.0

  /// The size of the window.
  package var container: LayoutSize
  /// The safe area insets of the window.
  package var safeArea: LayoutInsets
  /// The minimum distance between the card and the edges of the safe area, or of the window.
  package var margins: LayoutInsets
  /// The number of pixels per point; edges are aligned to pixels.
  package var scale: Double
  /// The position in the window.
  package var position = PopupPosition.center
  /// Whether the vertical center is that of the window instead of the safe area, while there is no
  /// keyboard.
  package var centersInWindow = false
  /// Whether the card may extend beyond the safe area. At an edge it then fills that edge, and the
  /// safe area inset is added to the measured size.
  package var ignoresSafeArea = false
  /// Whether the measured size is explicit, and must not be stretched.
  package var hasExplicitSize = false
  /// The height of the keyboard above the lower edge; ignored if not greater than the safe area
  /// inset.
  package var keyboard = 0.0
  /// The minimum width, if there is room.
  package var minWidth = 0.0
  /// The maximum width.
  package var maxWidth = defaultMaxWidth
  /// Whether the layout direction is right to left.
  package var isRightToLeft = false
  /// What the card points at; `nil` if it is at its position.
  package var source: CardSource?

  /// Creates the layout of one window.
  package init(
    container: LayoutSize, safeArea: LayoutInsets = LayoutInsets(),
    margins: LayoutInsets = LayoutInsets(all: 16), scale: Double = 1
  ) {
    self.container = container
    self.safeArea = safeArea
    self.margins = margins
    self.scale = scale
  }

  /// Returns the default margins: none for a card that fills an edge of the screen.
  package static func defaultMargins(
    at position: PopupPosition, ignoresSafeArea: Bool
  ) -> LayoutInsets {
    position == .full || ignoresSafeArea ? LayoutInsets() : LayoutInsets(all: 16)
  }

  /// The part of the window that a card may fill: the safe area above the keyboard, without the
  /// margins.
  ///
  /// Insets that would leave no room are ignored, separately for each axis: a partly hidden card is
  /// better than none.
  package var availableRect: LayoutRect {
    let safe = ignoresSafeArea ? oppositeSafeArea : safeArea
    let below = max(0, sanitized(safe.bottom) - keyboardOverlap)
    let x = span(container.width, [(safe.left, safe.right), (margins.left, margins.right)])
    let y = span(
      container.height, [(0, keyboardOverlap), (safe.top, below), (margins.top, margins.bottom)])
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The safe area at the edge opposite to that of the card: one that fills its edge may be high, but
  /// does not reach under what is there, such as the status bar.
  private var oppositeSafeArea: LayoutInsets {
    switch side {
    case .top: LayoutInsets(bottom: safeArea.bottom)
    case .bottom: LayoutInsets(top: safeArea.top)
    case .left: LayoutInsets(right: safeArea.right)
    case .right: LayoutInsets(left: safeArea.left)
    case nil: LayoutInsets()
    }
  }

  /// Whether the size depends on the content.
  package var isMeasured: Bool { !hasExplicitSize && position != .full }

  /// The maximum size of the content, without the part of the card outside the safe area.
  package var maximumContentSize: LayoutSize {
    let (room, covered) = (availableRect, coveredAtEdge)
    let width =
      hasExplicitSize || position == .full ? room.width : min(room.width, effectiveMaxWidth)
    return LayoutSize(
      width: max(0, width - covered.left - covered.right),
      height: max(0, room.height - covered.top - covered.bottom))
  }

  /// Returns the content width of a card with this measured width.
  package func width(measured: Double) -> Double {
    let covered = coveredAtEdge
    let frame = frame(measured: LayoutSize(width: measured, height: 0))
    return max(0, frame.width - covered.left - covered.right)
  }

  /// Returns the frame of a card with the measured content size: at its position in the available
  /// rect, reduced if it does not fit.
  ///
  /// In the middle, the card is there without the alignment insets of its content.
  package func frame(
    measured: LayoutSize, alignment: LayoutInsets = LayoutInsets()
  ) -> LayoutRect {
    let (room, covered, side) = (availableRect, coveredAtEdge, side)
    let width = width(sanitized(measured.width) + covered.left + covered.right, in: room)
    let height = height(sanitized(measured.height) + covered.top + covered.bottom, in: room)
    let x = place(
      width, in: (room.x, room.width),
      side == .left ? .start : side == .right ? .end : .middle(middle.x),
      (alignment.left, alignment.right))
    let y = place(
      height, in: (room.y, room.height),
      side == .top ? .start : side == .bottom ? .end : .middle(middle.y),
      (alignment.top, alignment.bottom))
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether a card with the measured content size shows any content; true if the window has no
  /// room for a card.
  package func hasVisibleContent(measured: LayoutSize) -> Bool {
    guard maximumContentSize.width > 0, maximumContentSize.height > 0 else { return true }
    let (frame, covered) = (frame(measured: measured), coveredAtEdge)
    return frame.width > covered.left + covered.right && frame.height > covered.top + covered.bottom
  }

  /// Returns by how much a card with this frame extends beyond the safe area.
  package func safeAreaOverlap(of frame: LayoutRect) -> LayoutInsets {
    let right = sanitized(container.width) - frame.x - frame.width
    let bottom = sanitized(container.height) - frame.y - frame.height
    return LayoutInsets(
      top: max(0, sanitized(safeArea.top) - frame.y),
      left: max(0, sanitized(safeArea.left) - frame.x),
      bottom: max(0, sanitized(safeArea.bottom) - bottom),
      right: max(0, sanitized(safeArea.right) - right))
  }

  /// Returns by how much the content must extend on each side while the card is dragged by an
  /// offset.
  ///
  /// A card that fills an edge of the screen must not leave a gap there.
  package func edgeExtension(for offset: LayoutOffset) -> LayoutInsets {
    guard ignoresSafeArea, let side, !hasExplicitSize else { return LayoutInsets() }
    return switch side {
    case .top: LayoutInsets(top: sanitized(offset.y))
    case .left: LayoutInsets(left: sanitized(offset.x))
    case .bottom: LayoutInsets(bottom: sanitized(-offset.y))
    case .right: LayoutInsets(right: sanitized(-offset.x))
    }
  }

  /// The center of the card for positions in the middle.
  private var middle: LayoutOffset {
    let room = availableRect
    let isInWindow = position == .center && centersInWindow && keyboardOverlap == 0
    return LayoutOffset(
      x: room.x + room.width / 2,
      y: isInWindow ? sanitized(container.height) / 2 : room.y + room.height / 2)
  }

  /// The side of the window at which the card is positioned, if any; not beside a source.
  package var side: LayoutSide? {
    guard source == nil else { return nil }
    return position.edge.map { LayoutSide($0, isRightToLeft: isRightToLeft) }
  }

  /// The height that the keyboard covers at the lower edge.
  private var keyboardOverlap: Double {
    let height = sanitized(keyboard)
    // A lower keyboard is inside the safe area inset; one that leaves no room is ignored.
    return height > sanitized(safeArea.bottom) && height < sanitized(container.height) ? height : 0
  }

  private var effectiveMaxWidth: Double { maxWidth > 0 ? maxWidth : 0 }

  /// By how much a card at an edge of the screen extends beyond the safe area there.
  private var coveredAtEdge: LayoutInsets {
    guard ignoresSafeArea, let side else { return LayoutInsets() }
    var covered = LayoutInsets()
    switch side {
    case .top: covered.top = max(0, sanitized(safeArea.top) - sanitized(margins.top))
    case .left: covered.left = max(0, sanitized(safeArea.left) - sanitized(margins.left))
    case .right: covered.right = max(0, sanitized(safeArea.right) - sanitized(margins.right))
    case .bottom:
      // Above the keyboard the card does not reach the edge of the screen.
      covered.bottom =
        keyboardOverlap > 0 ? 0 : max(0, sanitized(safeArea.bottom) - sanitized(margins.bottom))
    }
    return covered
  }

  private func width(_ measured: Double, in room: LayoutRect) -> Double {
    if hasExplicitSize { return measured }
    if position == .full { return room.width }
    let fills = ignoresSafeArea && side?.isVertical == true
    return min(max(fills ? room.width : measured, sanitized(minWidth)), effectiveMaxWidth)
  }

  private func height(_ measured: Double, in room: LayoutRect) -> Double {
    if hasExplicitSize { return measured }
    let fills = ignoresSafeArea && side?.isVertical == false
    return position == .full || fills ? room.height : measured
  }

  private typealias Span = (start: Double, length: Double)

  private enum Alignment {
    case start, end
    case middle(Double)
  }

  /// Applies pairs of insets, outermost first, except those that would leave no room.
  private func span(_ extent: Double, _ insets: [(Double, Double)]) -> Span {
    insets.reduce((0, sanitized(extent))) { span, pair in
      let (before, after) = (sanitized(pair.0), sanitized(pair.1))
      let length = span.1 - before - after
      return length > 0 ? (span.0 + before, length) : span
    }
  }

  /// Positions a length in a span, with both edges on pixels and inside the span. In the middle, the
  /// insets at its start and end do not count.
  private func place(
    _ measured: Double, in span: Span, _ alignment: Alignment, _ insets: (Double, Double)
  ) -> Span {
    let length = min(grid.ceil(sanitized(measured)), span.length)
    let last = span.start + span.length - length
    let start =
      switch alignment {
      case .start: span.start
      case .middle(let middle):
        grid.floor(middle - (length + sanitized(insets.0) - sanitized(insets.1)) / 2)
      case .end: last
      }
    // Rounding down can leave a span that does not begin on a pixel.
    return (max(min(start, last), span.start), length)
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  private func sanitized(_ number: Double) -> Double { number.sanitizedLength }
}

/// The position of a popup on the screen.
public enum PopupPosition: Sendable, Hashable, CaseIterable {
  /// Centered in the safe area above the keyboard, without the `alignmentRectInsets` of its view.
  case center
  /// Centered at the upper edge.
  case top
  /// Centered at the lower edge, or directly above the keyboard.
  case bottom
  /// Centered at the leading edge.
  case leading
  /// Centered at the trailing edge.
  case trailing
  /// The whole screen.
  case full

  /// The edge of this position; `nil` for `center` and `full`.
  package var edge: PopupEdge? {
    switch self {
    case .center, .full: nil
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// An edge of the screen, or of a view; leading and trailing follow the layout direction.
public enum PopupEdge: Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The leading edge: left in a left-to-right layout.
  case leading
  /// The trailing edge: right in a left-to-right layout.
  case trailing
}
