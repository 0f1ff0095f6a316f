// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// What a card points at, and how it may be placed beside it.
package struct CardSource: Sendable, Equatable {
  /// The part of the source that can be seen, in the window of the card; the nearest place if none of
  /// it can be seen.
  package var frame: LayoutRect
  /// Whether a part of it can be seen; only then an arrow points at it.
  package var isInSight = true
  /// The sides of the source on which the card may be.
  package var edges = Set(PopupEdge.allCases)
  /// Whether the card has an arrow.
  package var hasArrow = false
  /// The width of the light around the source, from which the card keeps the same distance.
  package var margin = 0.0

  /// Creates a source with this frame.
  package init(frame: LayoutRect) {
    self.frame = frame
  }
}

/// Where a card is, and where its arrow is.
package struct CardPlacement: Sendable, Equatable {
  /// The arrow of a card.
  package struct Arrow: Sendable, Equatable {
    /// The side of the card that it is on.
    package var side: LayoutSide
    /// The distance of its middle from the left or the upper end of that side.
    package var position: Double

    /// Creates an arrow.
    package init(side: LayoutSide, position: Double) {
      (self.side, self.position) = (side, position)
    }
  }

  /// The frame of the card.
  package var frame: LayoutRect
  /// The side of the source on which the card is; `nil` if it has no source.
  package var side: LayoutSide?
  /// The arrow; `nil` if there is none, or if it could not point at the source.
  package var arrow: Arrow?
}

extension CardLayout {
  /// The distance in points between the source and the arrow, or the card if it has no arrow. It is
  /// ours; in a popover the arrow touches the source.
  package static let sourceDistance = 4.0
  /// The height of the arrow, as that of popovers: github.com/Tembeon/morph has measured it.
  package static let arrowHeight = 13.0
  /// The width of the arrow at its base, as that of popovers until iOS 18.
  package static let arrowWidth = 26.0
  /// The distance between the arrow and the ends of its side, where the corners are; it is ours.
  package static let arrowInset = 20.0

  /// Returns where a card with the measured content size is: beside its source, or at its position.
  ///
  /// Of the sides that are allowed, it is on the first of these with enough room: below, above,
  /// trailing, leading; sides on which the arrow can point at the source come first. It is centered
  /// on the source, and moved only as far as the available rect requires. If there is not enough room
  /// on any side, it is where it covers the least of the source, and has no arrow.
  package func placement(
    measured: LayoutSize, alignment: LayoutInsets = LayoutInsets()
  ) -> CardPlacement {
    let frame = frame(measured: measured, alignment: alignment)
    guard let source, position != .full else { return CardPlacement(frame: frame) }
    let candidates = [PopupEdge.bottom, .top, .trailing, .leading]
      .filter(source.edges.contains)
      .map { candidate(on: LayoutSide($0, isRightToLeft: isRightToLeft), size: frame, of: source) }
    let fitting = candidates.filter(\.fits)
    let best =
      fitting.first { $0.placement.arrow != nil || !source.hasArrow || !source.isInSight }
      ?? fitting.first ?? candidates.leastCovering
    return best?.placement ?? CardPlacement(frame: frame)
  }

  /// Returns the distance from the middle of a card to the point from which it zooms: the one that is
  /// nearest to its source; zero if it has none.
  func zoomOrigin(of frame: LayoutRect) -> LayoutOffset {
    guard let source, position != .full else { return LayoutOffset() }
    let target = target(of: source)
    let middle = LayoutRect(
      x: target.x + target.width / 2, y: target.y + target.height / 2, width: 0, height: 0)
    let nearest = middle.clamped(to: frame)
    return LayoutOffset(
      x: nearest.x - frame.x - frame.width / 2, y: nearest.y - frame.y - frame.height / 2)
  }

  /// Whether only the place of its source differs from another layout, so that a card has the same
  /// size in both.
  package func differsOnlyInSource(from other: CardLayout?) -> Bool {
    guard let other, (source == nil) == (other.source == nil) else { return false }
    var copy = self
    copy.source = other.source
    return copy == other
  }

  /// Returns a card of this size on one side of its source, as far as the available rect allows.
  private func candidate(
    on side: LayoutSide, size: LayoutRect, of source: CardSource
  ) -> Candidate {
    let (room, target) = (availableRect, target(of: source))
    let distance = CardLayout.sourceDistance + (source.hasArrow ? CardLayout.arrowHeight : 0)
    let x = (start: room.x, end: room.x + room.width - size.width)
    let y = (start: room.y, end: room.y + room.height - size.height)
    var frame = size
    switch side {
    case .top: frame.y = pixels.floor(max(0, target.y - distance - size.height))
    case .bottom: frame.y = pixels.ceil(target.y + target.height + distance)
    case .left: frame.x = pixels.floor(max(0, target.x - distance - size.width))
    case .right: frame.x = pixels.ceil(target.x + target.width + distance)
    }
    if side.isVertical {
      frame.x = pixels.floor(max(0, target.x + target.width / 2 - size.width / 2))
    } else {
      frame.y = pixels.floor(max(0, target.y + target.height / 2 - size.height / 2))
    }
    // The last place on a pixel can be before the end of the available rect.
    frame.x = max(min(frame.x, x.end), x.start)
    frame.y = max(min(frame.y, y.end), y.start)
    let gap = target.gap(to: frame, on: side)
    var placement = CardPlacement(frame: frame, side: side)
    let fits = gap >= distance - 0.000_001
    if fits, source.hasArrow, source.isInSight {
      placement.arrow = arrow(of: frame, on: side.opposite, at: target)
    }
    return Candidate(placement: placement, fits: fits, covered: target.overlap(with: frame))
  }

  /// Returns the arrow of a card on one of its sides; `nil` if it would not point at the target.
  private func arrow(
    of frame: LayoutRect, on side: LayoutSide, at target: LayoutRect
  ) -> CardPlacement.Arrow? {
    let (start, length) = side.isVertical ? (frame.x, frame.width) : (frame.y, frame.height)
    let (first, extent) = side.isVertical ? (target.x, target.width) : (target.y, target.height)
    let half = CardLayout.arrowWidth / 2
    // On a short side it is in the middle.
    let inset = min(CardLayout.arrowInset + half, length / 2)
    guard length >= 2 * half else { return nil }
    let position = max(inset, min(first + extent / 2 - start, length - inset))
    // Beside the source by less than half of the arrow, it is still seen to point at it.
    guard start + position + half >= first, start + position - half <= first + extent else {
      return nil
    }
    return CardPlacement.Arrow(side: side, position: position)
  }

  /// The frame of the source with its margin, as far as it is in the window.
  private func target(of source: CardSource) -> LayoutRect {
    source.frame.insetBy(-source.margin.sanitizedLength).clamped(
      to: LayoutRect(
        x: 0, y: 0, width: container.width.sanitizedLength,
        height: container.height.sanitizedLength))
  }

  fileprivate struct Candidate {
    let placement: CardPlacement
    let fits: Bool
    /// The area of the source that the card covers.
    let covered: Double
  }

  private var pixels: PixelGrid { PixelGrid(scale: scale) }
}

extension [CardLayout.Candidate] {
  /// The first one of those that cover the least.
  fileprivate var leastCovering: CardLayout.Candidate? {
    self.min { $0.covered < $1.covered }
  }
}

// MARK: - Watching a source

/// What becomes of a card whose source moves, is scrolled out of sight, or is gone: decided from what
/// the shell sees once per run-loop turn.
package struct SourceWatcher: Sendable, Equatable {
  /// The state of a source.
  package enum State: Sendable, Equatable {
    /// It has not been in sight since the popup was presented; the card is at its position.
    /// → `inSight`
    case absent
    /// A part of it can be seen. → `outOfSight`, `gone`
    case inSight
    /// It is scrolled away or hidden, and may return; the card is at the nearest place, without an
    /// arrow. → `inSight`, `gone`
    case outOfSight
    /// It has left its window, and the popup is dismissed. → `inSight`, `outOfSight`
    case gone
  }

  /// What the shell sees of a source.
  package struct Observation: Sendable, Equatable {
    /// Its frame in the coordinates of the card's host; `nil` if it is in no window of the scene.
    package var frame: LayoutRect?
    /// The part of the host in which it can be seen, for it may be in a scroll view; `nil` if it is
    /// hidden.
    package var visibleArea: LayoutRect?
    /// Whether it is in no window because a list has removed its cell.
    package var isInRemovedCell = false

    /// Creates an observation, by default of a source that is in no window.
    package init(
      frame: LayoutRect? = nil, visibleArea: LayoutRect? = nil, isInRemovedCell: Bool = false
    ) {
      (self.frame, self.visibleArea) = (frame, visibleArea)
      self.isInRemovedCell = isInRemovedCell
    }
  }

  /// The state at the last observation.
  package private(set) var state = State.absent
  /// The part of the source that can be seen, or the nearest place if it is out of sight; `nil` while
  /// it is absent.
  package private(set) var frame: LayoutRect?

  /// Creates the watcher of a source that has not been seen.
  package init() {}

  /// Updates the state.
  package mutating func update(_ observation: Observation) {
    guard let current = observation.frame, current.isFinite else {
      if state != .absent { state = observation.isInRemovedCell ? .outOfSight : .gone }
      return
    }
    if let area = observation.visibleArea, current.intersects(area) {
      state = .inSight
      frame = current.clamped(to: area)
    } else if state != .absent {
      state = .outOfSight
      frame = observation.visibleArea.map { current.clamped(to: $0) } ?? current
    }
  }
}
