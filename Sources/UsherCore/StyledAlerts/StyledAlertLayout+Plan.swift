// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

extension StyledAlertLayout {
  /// A card with one icon, or with none, before it is known to be the one.
  struct Plan {
    /// The icon's ring, and what of it is on the card.
    var ring = 0.0
    var onCard = 0.0
    /// Title, message and rows, by their distance from the card's upper edge.
    var title: LayoutRect
    var message: LayoutRect
    var rows: [LayoutRect] = []
    var block: Block
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
  func plan(
    _ icon: StyledAlertMeasures.Icon, _ sizes: StyledAlertContentSizes, _ block: Block
  ) -> Plan? {
    let ring = length(icon.ring)
    guard ring > 0, ring <= width else { return nil }
    let part = icon.overhang.length
    let onCard = length(ring * (1 - min(part, 1)))
    return plan(
      ring: ring, onCard: onCard, start: max(length(icon.clearance), onCard), sizes, block)
  }

  /// A card without an icon.
  func plan(without sizes: StyledAlertContentSizes, _ block: Block) -> Plan {
    plan(ring: 0, onCard: 0, start: length(measures.topInset), sizes, block)
  }

  private func plan(
    ring: Double, onCard: Double, start: Double, _ sizes: StyledAlertContentSizes, _ block: Block
  ) -> Plan {
    var plan = Plan(
      ring: ring, onCard: onCard, title: band(y: start, height: 0),
      message: band(y: start, height: 0), block: block)
    var y = start
    /// Puts something below what is there; what has no height takes no room.
    func add(_ height: Double, after spacing: Double, reachesEdges: Bool = false) -> LayoutRect {
      let top = y == start ? start : y + length(spacing)
      guard height > 0 else { return band(y: y, height: 0, reachesEdges: reachesEdges) }
      y = top + length(height)
      return band(y: top, height: length(height), reachesEdges: reachesEdges)
    }
    let title = sizes.title > 0 ? max(sizes.title.length, measures.titleHeight.length) : 0
    plan.title = add(title, after: 0)
    plan.message = add(sizes.message, after: measures.titleSpacing)
    plan.rows = sizes.rows.map {
      add($0.height, after: $0.spacing ?? measures.rowSpacing, reachesEdges: $0.reachesEdges)
    }
    plan.textEnd = y
    plan.buttonsStart = block.height > 0 && y > start ? y + length(measures.buttonsInset) : y
    decide(&plan)
    return plan
  }

  /// What scrolls, if anything has to.
  private func decide(_ plan: inout Plan) {
    let room = max(0, grid.down(container.height.length) - (plan.ring - plan.onCard))
    let whole = plan.buttonsStart + plan.block.height + length(measures.bottomInset)
    plan.fits = whole <= room + 0.001
    plan.height = plan.fits ? whole : room
    let pinned = plan.height - plan.onCard - (whole - plan.textEnd)
    plan.isReadable = plan.fits || pinned >= measures.leastTextHeight.length && pinned > 0
    plan.buttonsScroll = !plan.fits && (!plan.isReadable || plan.block.height == 0)
    plan.viewport = plan.buttonsScroll ? max(0, plan.height - plan.onCard) : max(0, pinned)
  }

  /// The places of everything on the card that was decided on.
  func frames(_ plan: Plan, isIconLarge: Bool = false) -> StyledAlertFrames {
    let above = plan.ring - plan.onCard
    let scrolled = plan.textEnd - plan.onCard
    let padding = plan.buttonsStart - plan.textEnd
    let bottom = length(measures.bottomInset)
    let content =
      plan.buttonsScroll
      ? scrolled + padding + plan.block.height + bottom : plan.fits ? scrolled : scrolled + padding
    let buttons =
      plan.buttonsScroll
      ? plan.buttonsStart - plan.onCard : plan.height - bottom - plan.block.height
    return StyledAlertFrames(
      size: LayoutSize(width: width, height: above + plan.height),
      card: LayoutRect(x: 0, y: above, width: width, height: plan.height),
      icon: plan.ring > 0
        ? LayoutRect(x: middle(plan.ring), y: 0, width: plan.ring, height: plan.ring) : nil,
      isIconLarge: isIconLarge,
      viewport: LayoutRect(x: 0, y: plan.onCard, width: width, height: plan.viewport),
      content: LayoutSize(width: width, height: content),
      title: plan.title.moved(by: -plan.onCard), message: plan.message.moved(by: -plan.onCard),
      rows: plan.rows.map { $0.moved(by: -plan.onCard) },
      buttons: plan.block.frames.map { $0.moved(by: buttons) }, buttonsScroll: plan.buttonsScroll)
  }

  /// Where something in the middle begins.
  private func middle(_ extent: Double) -> Double {
    let start = grid.down((width - extent) / 2)
    return isRightToLeft ? width - extent - start : start
  }
}

extension LayoutRect {
  fileprivate func moved(by y: Double) -> LayoutRect {
    LayoutRect(x: x, y: self.y + y, width: width, height: height)
  }
}
