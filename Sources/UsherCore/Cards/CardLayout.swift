// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where the card of an overlay popup goes, and how large it may be.
///
/// Whatever comes in, what comes out is finite, not negative, and within the window: distances that
/// are not numbers or negative count as none, and what is too large is cut to fit.
package struct CardLayout: Sendable, Hashable {
  /// How wide a card is at most where nobody says otherwise: as wide as a form of the system.
  package static let defaultMaxWidth = 540.0

  /// The size of the window.
  package var container: LayoutSize
  /// What the system covers at its edges.
  package var safeArea: LayoutInsets
  /// The least distance between the card and the edges of the safe area, or of the window.
  package var margins: LayoutInsets
  /// How many pixels make a point; edges are put on pixels.
  package var scale: Double
  /// Where in the window it is.
  package var position = PopupPosition.center
  /// Whether it may reach below what the system covers. At an edge it then fills that edge, and what is
  /// covered comes on top of the size that was measured.
  package var ignoresSafeArea = false
  /// Whether the measured size is what was asked for, and not to be stretched.
  package var hasExplicitSize = false
  /// How much of the lower edge the keyboard covers; what is not more than the safe area is none.
  package var keyboard = 0.0
  /// How wide it is at least, if there is room.
  package var minWidth = 0.0
  /// How wide it is at most.
  package var maxWidth = defaultMaxWidth
  /// Whether leading is right.
  package var isRightToLeft = false

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

  /// The margins of a card for which nobody has given any: none where it reaches the screen's edge.
  package static func defaultMargins(
    at position: PopupPosition, ignoresSafeArea: Bool
  ) -> LayoutInsets {
    position == .full || ignoresSafeArea ? LayoutInsets() : LayoutInsets(all: 16)
  }

  /// The part of the window that a card may fill: the safe area above the keyboard without the margins.
  ///
  /// What would leave nothing is given up, each direction for itself: a card that is seen badly is
  /// better than one that is not seen.
  package var availableRect: LayoutRect {
    let safe = ignoresSafeArea ? LayoutInsets() : safeArea
    let below = max(0, sanitized(safe.bottom) - keyboardOverlap)
    let x = span(container.width, [(safe.left, safe.right), (margins.left, margins.right)])
    let y = span(
      container.height, [(0, keyboardOverlap), (safe.top, below), (margins.top, margins.bottom)])
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether its size depends on what is in it.
  package var isMeasured: Bool { !hasExplicitSize && position != .full }

  /// The largest size that is worth measuring; what the system covers of the card is not part of it.
  package var maximumContentSize: LayoutSize {
    let (room, covered) = (availableRect, coveredAtEdge)
    let width = hasExplicitSize || position == .full ? room.width : min(room.width, effectiveMaxWidth)
    return LayoutSize(
      width: max(0, width - covered.left - covered.right),
      height: max(0, room.height - covered.top - covered.bottom))
  }

  /// The width that a card of this measured width gets for what is in it.
  package func width(measured: Double) -> Double {
    let covered = coveredAtEdge
    let frame = frame(measured: LayoutSize(width: measured, height: 0))
    return max(0, frame.width - covered.left - covered.right)
  }

  /// The frame of a card of the measured size: in its place in the available part, made smaller where
  /// it would not fit.
  package func frame(measured: LayoutSize) -> LayoutRect {
    let (room, covered, side) = (availableRect, coveredAtEdge, side)
    let width = width(sanitized(measured.width) + covered.left + covered.right, in: room)
    let height = height(sanitized(measured.height) + covered.top + covered.bottom, in: room)
    let x = place(
      width, in: (room.x, room.width), side == .left ? .start : side == .right ? .end : .middle)
    let y = place(
      height, in: (room.y, room.height), side == .top ? .start : side == .bottom ? .end : .middle)
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Whether a card of the measured size has anything to be seen on it; where the window has no room at
  /// all that is not asked.
  package func hasVisibleContent(measured: LayoutSize) -> Bool {
    guard maximumContentSize.width > 0, maximumContentSize.height > 0 else { return true }
    let (frame, covered) = (frame(measured: measured), coveredAtEdge)
    return frame.width > covered.left + covered.right && frame.height > covered.top + covered.bottom
  }

  /// What the system covers of a card with this frame.
  package func safeAreaOverlap(_ frame: LayoutRect) -> LayoutInsets {
    let right = sanitized(container.width) - frame.x - frame.width
    let bottom = sanitized(container.height) - frame.y - frame.height
    return LayoutInsets(
      top: max(0, sanitized(safeArea.top) - frame.y), left: max(0, sanitized(safeArea.left) - frame.x),
      bottom: max(0, sanitized(safeArea.bottom) - bottom), right: max(0, sanitized(safeArea.right) - right))
  }

  /// By how much what is on a card has to grow on each side while the card is pulled this far from its
  /// place: a card that fills an edge of the screen leaves no gap there.
  package func edgeExtension(`for` offset: LayoutOffset) -> LayoutInsets {
    guard ignoresSafeArea, let side, !hasExplicitSize else { return LayoutInsets() }
    return switch side {
    case .top: LayoutInsets(top: sanitized(offset.y))
    case .left: LayoutInsets(left: sanitized(offset.x))
    case .bottom: LayoutInsets(bottom: sanitized(-offset.y))
    case .right: LayoutInsets(right: sanitized(-offset.x))
    }
  }

  /// The side of the window that the card is at, if it is at one.
  package var side: LayoutSide? {
    position.edge.map { LayoutSide($0, isRightToLeft: isRightToLeft) }
  }

  /// How much of the lower edge the keyboard takes away.
  private var keyboardOverlap: Double {
    let height = sanitized(keyboard)
    return height > sanitized(safeArea.bottom) && height < sanitized(container.height) ? height : 0
  }

  private var effectiveMaxWidth: Double { maxWidth > 0 ? maxWidth : 0 }

  /// What the system will cover of a card at the screen's edge, there.
  private var coveredAtEdge: LayoutInsets {
    guard ignoresSafeArea, let side else { return LayoutInsets() }
    var covered = LayoutInsets()
    switch side {
    case .top: covered.top = max(0, sanitized(safeArea.top) - sanitized(margins.top))
    case .left: covered.left = max(0, sanitized(safeArea.left) - sanitized(margins.left))
    case .right: covered.right = max(0, sanitized(safeArea.right) - sanitized(margins.right))
    case .bottom:
      covered.bottom = keyboardOverlap > 0 ? 0 : max(0, sanitized(safeArea.bottom) - sanitized(margins.bottom))
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

  private enum Alignment { case start, middle, end }

  /// Takes off the pairs of insets, outermost first, as long as something is left.
  private func span(_ extent: Double, _ insets: [(Double, Double)]) -> Span {
    insets.reduce((0, sanitized(extent))) { span, pair in
      let (before, after) = (sanitized(pair.0), sanitized(pair.1))
      let length = span.1 - before - after
      return length > 0 ? (span.0 + before, length) : span
    }
  }

  /// Puts a length into a span, both edges on pixels and inside.
  private func place(_ measured: Double, in span: Span, _ alignment: Alignment) -> Span {
    let length = min(grid.ceil(sanitized(measured)), span.length)
    let start =
      switch alignment {
      case .start: span.start
      case .middle: grid.floor(span.start + (span.length - length) / 2)
      case .end: span.start + span.length - length
      }
    return (max(start, span.start), length)
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  private func sanitized(_ number: Double) -> Double { number.sanitizedLength }
}

/// Where on the screen a popup is.
public enum PopupPosition: Sendable, Hashable, CaseIterable {
  /// In the middle of what keyboard and safe area leave.
  case center
  /// At the upper edge, in the middle of it.
  case top
  /// At the lower edge, or right above the keyboard, in the middle of it.
  case bottom
  /// At the edge where lines begin, in the middle of it.
  case leading
  /// At the edge where lines end, in the middle of it.
  case trailing
  /// Over everything there is.
  case full

  /// The edge that it is at, if it is at one.
  public var edge: PopupEdge? {
    switch self {
    case .center, .full: nil
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// An edge of the screen; leading and trailing follow the direction of the text.
public enum PopupEdge: Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at which lines begin: the left one, where people read from left to right.
  case leading
  /// The edge at which lines end.
  case trailing
}
