// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where everything on a styled alert's card goes: icon, title, message, rows and buttons.
///
/// Text and rows scroll where there is no room for all of them, and the buttons stay. Where icon and
/// buttons would leave hardly anything to be read, the icon is given up, and where the buttons alone
/// still would, they scroll with the text. What is given up in some room is given up in less. Laid out
/// again within the size that came out, everything is where it was.
package struct StyledAlertLayout: Sendable, Hashable {
  /// The lengths to keep.
  package var metrics: StyledAlertMetrics
  /// The room that there is for all of it.
  package var container: LayoutSize
  /// How many pixels make a point; edges are put on pixels.
  package var scale: Double
  /// The icon that is wanted.
  package var icon = StyledAlertIconSize.regular
  /// How the buttons are to stand; `nil` for what the measures say.
  package var buttonLayout: StyledAlertButtonLayout?
  /// Whether the user has chosen one of the text sizes for accessibility.
  package var isTextLarge = false
  /// Whether lines begin at the right.
  package var isRightToLeft = false

  /// Creates the layout of one card.
  package init(metrics: StyledAlertMetrics, container: LayoutSize, scale: Double = 1) {
    self.metrics = metrics
    self.container = container
    self.scale = scale
  }

  /// The width of the card.
  package var width: Double {
    let preferred = (isTextLarge ? metrics.accessibilityWidth : metrics.width).sanitizedLength
    let room = container.width.sanitizedLength
    return grid.floor(preferred > 0 ? min(preferred, room) : room)
  }

  /// The width of title, message and of the rows that do not reach the edges.
  package var textWidth: Double { width - 2 * sideInset }

  /// The width of a row.
  package func width(of row: StyledAlertContentMetrics.Row) -> Double {
    row.extendsToEdges ? width : textWidth
  }

  /// The widths that buttons get, in the order in which they are given; their heights do not matter.
  package func widths(of buttons: [StyledAlertContentMetrics.Button]) -> [Double] {
    block(of: buttons).frames.map(\.width)
  }

  /// Where everything goes.
  package func frames(of sizes: StyledAlertContentMetrics) -> StyledAlertFrames {
    let block = block(of: sizes.buttons)
    if icon == .large, let large = candidate(metrics.largeIcon, sizes, block), large.fits {
      return frames(large, isIconLarge: true)
    }
    if icon != .none, let regular = candidate(metrics.icon, sizes, block), regular.isReadable {
      return frames(regular)
    }
    return frames(candidateWithoutIcon(without: sizes, block))
  }

  // MARK: - Parts

  var grid: PixelGrid { PixelGrid(scale: scale) }

  /// A length on whole pixels.
  func pixelAligned(_ number: Double) -> Double { grid.ceil(number.sanitizedLength) }

  /// The distance of the text from the card's edges, given up where it would leave nothing.
  var sideInset: Double {
    let inset = pixelAligned(metrics.contentInset)
    return 2 * inset < width ? inset : 0
  }

  /// A part of the card, from one side to the other.
  func rowRect(y: Double, height: Double, extendsToEdges: Bool = false) -> LayoutRect {
    extendsToEdges
      ? LayoutRect(x: 0, y: y, width: width, height: height)
      : LayoutRect(x: sideInset, y: y, width: textWidth, height: height)
  }
}

extension StyledAlertLayout {
  /// Buttons in their places, below each other from 0 on.
  struct ButtonBlock {
    /// In the order in which the buttons were given.
    var frames: [LayoutRect] = []
    var height = 0.0
  }

  /// Puts buttons into lines.
  func block(of buttons: [StyledAlertContentMetrics.Button]) -> ButtonBlock {
    var block = ButtonBlock()
    block.frames = buttons.map { _ in rowRect(y: 0, height: 0) }
    for row in buttonRows(of: buttons) {
      let y = block.height > 0 ? block.height + pixelAligned(metrics.buttonSpacing) : 0
      let height = row.map { pixelAligned(max(buttons[$0].height.sanitizedLength, metrics.buttonMinHeight.sanitizedLength)) }
        .max()
      for (index, button) in row.enumerated() {
        let (start, end) = horizontalRange(of: index, among: row.count)
        block.frames[button] = LayoutRect(
          x: isRightToLeft ? width - sideInset - end : sideInset + start, y: y, width: end - start,
          height: height ?? 0)
      }
      block.height = y + (height ?? 0)
    }
    return block
  }

  /// The buttons of each line, from where lines of text begin.
  private func buttonRows(of buttons: [StyledAlertContentMetrics.Button]) -> [[Int]] {
    let all = Array(buttons.indices)
    let cancelling = all.filter { buttons[$0].role == .cancel }
    let others = all.filter { buttons[$0].role != .cancel }
    let vertical = (others + cancelling).map { [$0] }
    switch buttonLayout ?? metrics.buttonLayout {
    case .vertical: return vertical
    case .horizontal:
      return all.count <= maximumButtonsPerRow ? [cancelling + others] : distribute(others + cancelling)
    case .adaptive:
      let (_, end) = horizontalRange(of: 0, among: max(1, all.count))
      let fitsInOneRow = all.count <= maximumButtonsPerRow && buttons.allSatisfy { $0.width.sanitizedLength <= end }
      return fitsInOneRow ? [cancelling + others] : vertical
    }
  }

  /// As few lines as there can be, none of them more than one longer than another.
  private func distribute(_ buttons: [Int]) -> [[Int]] {
    let count = (buttons.count + maximumButtonsPerRow - 1) / maximumButtonsPerRow
    let starts = (0...count).map { (buttons.count * $0 + count - 1) / count }
    return zip(starts, starts.dropFirst()).map { Array(buttons[$0..<$1]) }
  }

  /// How many buttons have room in one line.
  private var maximumButtonsPerRow: Int {
    let spacing = pixelAligned(metrics.buttonSpacing)
    return max(1, Int((textWidth + spacing) / (max(1, pixelAligned(metrics.buttonWidth)) + spacing)))
  }

  /// Where the button at a place in a line begins and ends; both on pixels.
  private func horizontalRange(of index: Int, among count: Int) -> (Double, Double) {
    let spacing = pixelAligned(metrics.buttonSpacing)
    let step = (textWidth + spacing) / Double(count)
    return (grid.floor(step * Double(index)), grid.floor(step * Double(index + 1) - spacing))
  }
}

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

/// What was measured of a styled alert's content, in points.
///
/// What has no height takes no room, and no distance is kept from it.
package struct StyledAlertContentMetrics: Sendable, Hashable {
  /// A row between text and buttons: a view of the app's, a field, a line of text.
  package struct Row: Sendable, Hashable {
    /// Its height at the width that it gets.
    package var height: Double
    /// Its distance from what is above it; `nil` for the usual one.
    package var spacing: Double?
    /// Whether it goes from edge to edge of the card.
    package var extendsToEdges: Bool

    /// Creates the size of a row.
    package init(height: Double, spacing: Double? = nil, extendsToEdges: Bool = false) {
      self.height = height
      self.spacing = spacing
      self.extendsToEdges = extendsToEdges
    }
  }

  /// A button.
  package struct Button: Sendable, Hashable {
    /// What it is for.
    package var role: StyledAlertButtonRole
    /// The width that it wants, with its title in one line.
    package var width: Double
    /// Its height at the width that it gets.
    package var height: Double

    /// Creates the size of a button.
    package init(role: StyledAlertButtonRole = .standard, width: Double, height: Double = 0) {
      self.role = role
      self.width = width
      self.height = height
    }
  }

  /// The height of the title at the text's width.
  package var title: Double
  /// The height of the message at the text's width.
  package var message: Double
  /// The rows, from top to bottom.
  package var rows: [Row]
  /// The buttons, in the order in which they were given.
  package var buttons: [Button]

  /// Creates sizes; what is left out is not there.
  package init(
    title: Double = 0, message: Double = 0, rows: [Row] = [], buttons: [Button] = []
  ) {
    self.title = title
    self.message = message
    self.rows = rows
    self.buttons = buttons
  }
}

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
