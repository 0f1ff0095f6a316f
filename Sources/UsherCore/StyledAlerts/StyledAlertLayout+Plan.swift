// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertLayout {
  /// A card with one icon, or with none, before it is known to be the one.
  struct Candidate {
    /// The icon's ring, and what of it is on the card.
    var ring = 0.0
    var overlap = 0.0
    /// Title, message and rows, by their distance from the card's upper edge.
    var title: LayoutRect
    var message: LayoutRect
    var rows: [LayoutRect] = []
    var block: ButtonBlock
    /// Where text and rows end, and where the buttons begin if nothing scrolls.
    var textEnd = 0.0
    var buttonsStart = 0.0
    /// How high the card is, and how much of it is seen of what scrolls.
    var height = 0.0
    var viewport = 0.0
    var fits = false
    var buttonsScroll = false
    /// Whether enough of the text is seen, with the buttons in their place.
    var isReadable = false
  }

  /// A card with this icon; `nil` where that is none, or wider than the card.
  func candidate(
    _ icon: StyledAlertMetrics.Icon, _ sizes: StyledAlertContentMetrics, _ block: ButtonBlock
  ) -> Candidate? {
    let ring = pixelAligned(icon.ring)
    guard ring > 0, ring <= width else { return nil }
    let overhang = icon.overhang.sanitizedLength
    let overlap = pixelAligned(ring * (1 - min(overhang, 1)))
    return candidate(
      ring: ring, overlap: overlap, start: max(pixelAligned(icon.clearance), overlap), sizes, block)
  }

  /// A card without an icon.
  func candidateWithoutIcon(without sizes: StyledAlertContentMetrics, _ block: ButtonBlock) -> Candidate {
    candidate(ring: 0, overlap: 0, start: pixelAligned(metrics.topInset), sizes, block)
  }

  private func candidate(
    ring: Double, overlap: Double, start: Double, _ sizes: StyledAlertContentMetrics, _ block: ButtonBlock
  ) -> Candidate {
    var candidate = Candidate(
      ring: ring, overlap: overlap, title: rowRect(y: start, height: 0),
      message: rowRect(y: start, height: 0), block: block)
    var y = start
    /// Puts something below what is there; what has no height takes no room.
    func add(_ height: Double, after spacing: Double, reachesEdges: Bool = false) -> LayoutRect {
      let top = y == start ? start : y + pixelAligned(spacing)
      guard height > 0 else { return rowRect(y: y, height: 0, extendsToEdges: reachesEdges) }
      y = top + pixelAligned(height)
      return rowRect(y: top, height: pixelAligned(height), extendsToEdges: reachesEdges)
    }
    let title = sizes.title > 0 ? max(sizes.title.sanitizedLength, metrics.titleHeight.sanitizedLength) : 0
    candidate.title = add(title, after: 0)
    candidate.message = add(sizes.message, after: metrics.titleSpacing)
    candidate.rows = sizes.rows.map {
      add($0.height, after: $0.spacing ?? metrics.rowSpacing, reachesEdges: $0.extendsToEdges)
    }
    candidate.textEnd = y
    candidate.buttonsStart = block.height > 0 && y > start ? y + pixelAligned(metrics.buttonsInset) : y
    resolveScrolling(&candidate)
    return candidate
  }

  /// What scrolls, if anything has to.
  private func resolveScrolling(_ card: inout Candidate) {
    let room = max(0, grid.floor(container.height.sanitizedLength) - (card.ring - card.overlap))
    let fullHeight = card.buttonsStart + card.block.height + pixelAligned(metrics.bottomInset)
    card.fits = fullHeight <= room + 0.001
    card.height = card.fits ? fullHeight : room
    let textHeight = card.height - card.overlap - (fullHeight - card.textEnd)
    card.isReadable = card.fits || textHeight >= metrics.minimumTextHeight.sanitizedLength && textHeight > 0
    card.buttonsScroll = !card.fits && (!card.isReadable || card.block.height == 0)
    card.viewport = card.buttonsScroll ? max(0, card.height - card.overlap) : max(0, textHeight)
  }

  /// The places of everything on the card that was decided on.
  func frames(_ card: Candidate, isIconLarge: Bool = false) -> StyledAlertFrames {
    let above = card.ring - card.overlap
    let scrolled = card.textEnd - card.overlap
    let padding = card.buttonsStart - card.textEnd
    let bottom = pixelAligned(metrics.bottomInset)
    let content =
      card.buttonsScroll
      ? scrolled + padding + card.block.height + bottom : card.fits ? scrolled : scrolled + padding
    let buttons =
      card.buttonsScroll
      ? card.buttonsStart - card.overlap : card.height - bottom - card.block.height
    return StyledAlertFrames(
      size: LayoutSize(width: width, height: above + card.height),
      card: LayoutRect(x: 0, y: above, width: width, height: card.height),
      icon: card.ring > 0
        ? LayoutRect(x: centered(card.ring), y: 0, width: card.ring, height: card.ring) : nil,
      isIconLarge: isIconLarge,
      viewport: LayoutRect(x: 0, y: card.overlap, width: width, height: card.viewport),
      content: LayoutSize(width: width, height: content),
      title: card.title.moved(by: -card.overlap), message: card.message.moved(by: -card.overlap),
      rows: card.rows.map { $0.moved(by: -card.overlap) },
      buttons: card.block.frames.map { $0.moved(by: buttons) }, buttonsScroll: card.buttonsScroll)
  }

  /// Where something in the middle begins.
  private func centered(_ extent: Double) -> Double {
    let start = grid.floor((width - extent) / 2)
    return isRightToLeft ? width - extent - start : start
  }
}

extension LayoutRect {
  fileprivate func moved(by y: Double) -> LayoutRect {
    LayoutRect(x: x, y: self.y + y, width: width, height: height)
  }
}
