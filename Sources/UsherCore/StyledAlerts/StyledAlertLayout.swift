// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The layout of a styled alert's card: icon, title, message, rows and buttons.
///
/// If there is not enough room, text and rows scroll, and the buttons stay in place. If icon and
/// buttons would leave too little room for the text, the icon is left out; if the buttons alone
/// would, they scroll with the text. What is left out in one container is also left out in a
/// smaller one. A layout within the resulting size has the same result.
package struct StyledAlertLayout: Sendable {
  /// The metrics of the theme.
  package var metrics: StyledAlertMetrics
  /// The maximum size of card and icon.
  package var container: LayoutSize
  /// The number of pixels per point; edges are aligned to pixels.
  package var scale: Double
  /// The preferred size of the icon.
  package var icon = StyledAlertIconSize.regular
  /// The layout of the buttons; `nil` for that of the metrics.
  package var buttonLayout: StyledAlertButtonLayout?
  /// Whether the user has selected an accessibility text size.
  package var isTextLarge = false
  /// Whether the layout direction is right to left.
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

  /// The width of title and message, and of the rows that do not extend to the edges.
  package var textWidth: Double { width - 2 * sideInset }

  /// Returns the width of a row.
  package func width(of row: StyledAlertContentMetrics.Row) -> Double {
    row.extendsToEdges ? width : textWidth
  }

  /// Returns the widths of buttons, in the given order; their heights have no influence.
  package func widths(of buttons: [StyledAlertContentMetrics.Button]) -> [Double] {
    block(of: buttons).map(\.width)
  }

  /// Returns the frames of the card and of everything on it.
  package func frames(of sizes: StyledAlertContentMetrics) -> StyledAlertFrames {
    let block = block(of: sizes.buttons)
    // The large icon needs room for everything, the regular one only for readable text.
    if icon == .large, var large = candidate(metrics.largeIcon, sizes, block), large.fits {
      large.frames.isIconLarge = true
      return large.frames
    }
    if icon != .none, let regular = candidate(metrics.icon, sizes, block), regular.isReadable {
      return regular.frames
    }
    let start = pixelAligned(metrics.topInset)
    return candidate(ring: 0, overlap: 0, start: start, sizes, block).frames
  }

  // MARK: - Parts

  var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Returns a length rounded up to whole pixels.
  func pixelAligned(_ number: Double) -> Double { grid.ceil(number.sanitizedLength) }

  /// The distance of the text from the card's edges; zero if it would leave no room.
  var sideInset: Double {
    let inset = pixelAligned(metrics.contentInset)
    return 2 * inset < width ? inset : 0
  }

  /// Returns the rectangle of a part of the card with the full or the text width.
  func rowRect(y: Double, height: Double, extendsToEdges: Bool = false) -> LayoutRect {
    extendsToEdges
      ? LayoutRect(x: 0, y: y, width: width, height: height)
      : LayoutRect(x: sideInset, y: y, width: textWidth, height: height)
  }
}

// MARK: - Buttons

extension StyledAlertLayout {
  /// Returns the frames of all buttons in the given order, laid out in rows from y = 0.
  func block(of buttons: [StyledAlertContentMetrics.Button]) -> [LayoutRect] {
    var frames = buttons.map { _ in rowRect(y: 0, height: 0) }
    var end = 0.0
    for row in buttonRows(of: buttons) {
      let y = end > 0 ? end + pixelAligned(metrics.buttonSpacing) : 0
      let height = row.map {
        pixelAligned(
          max(buttons[$0].height.sanitizedLength, metrics.buttonMinHeight.sanitizedLength))
      }
      .max()
      for (index, button) in row.enumerated() {
        let (start, end) = horizontalRange(of: index, among: row.count)
        frames[button] = LayoutRect(
          x: isRightToLeft ? width - sideInset - end : sideInset + start, y: y, width: end - start,
          height: height ?? 0)
      }
      end = y + (height ?? 0)
    }
    return frames
  }

  /// Returns the buttons of each row, from the leading edge.
  private func buttonRows(of buttons: [StyledAlertContentMetrics.Button]) -> [[Int]] {
    let all = Array(buttons.indices)
    let cancelling = all.filter { buttons[$0].role == .cancel }
    let others = all.filter { buttons[$0].role != .cancel }
    let vertical = (others + cancelling).map { [$0] }
    switch buttonLayout ?? metrics.buttonLayout {
    case .vertical: return vertical
    case .horizontal:
      return all.count <= maximumButtonsPerRow
        ? [cancelling + others] : distribute(others + cancelling)
    case .adaptive:
      let (_, end) = horizontalRange(of: 0, among: max(1, all.count))
      let fitsInOneRow =
        all.count <= maximumButtonsPerRow
        && buttons.allSatisfy { $0.width.sanitizedLength <= end }
      return fitsInOneRow ? [cancelling + others] : vertical
    }
  }

  /// Returns the buttons in as few rows as possible, with lengths that differ by one at most.
  private func distribute(_ buttons: [Int]) -> [[Int]] {
    let count = (buttons.count + maximumButtonsPerRow - 1) / maximumButtonsPerRow
    let starts = (0...count).map { (buttons.count * $0 + count - 1) / count }
    return zip(starts, starts.dropFirst()).map { Array(buttons[$0..<$1]) }
  }

  /// The maximum number of buttons in one row.
  private var maximumButtonsPerRow: Int {
    let spacing = pixelAligned(metrics.buttonSpacing)
    // A theme can set lengths of zero, and a row has at least one button.
    return max(
      1, Int((textWidth + spacing) / (max(1, pixelAligned(metrics.buttonWidth)) + spacing)))
  }

  /// Returns the start and the end of the button at an index in a row, both on pixels.
  private func horizontalRange(of index: Int, among count: Int) -> (Double, Double) {
    let spacing = pixelAligned(metrics.buttonSpacing)
    let step = (textWidth + spacing) / Double(count)
    // Rounded from exact positions, so that errors do not add up toward the last button.
    return (grid.floor(step * Double(index)), grid.floor(step * Double(index + 1) - spacing))
  }
}

// MARK: - Candidates

extension StyledAlertLayout {
  /// A possible layout with one of the icons or with none.
  struct Candidate {
    var frames: StyledAlertFrames
    /// Whether there is enough room for everything.
    var fits: Bool
    /// Whether enough of the text is visible with the buttons in place.
    var isReadable: Bool
  }

  /// Title, message and rows, relative to the card's upper edge, and where they end.
  private typealias Text = (
    title: LayoutRect, message: LayoutRect, rows: [LayoutRect], end: Double
  )

  /// Returns a layout with this icon; `nil` if the icon has no size or is wider than the card.
  func candidate(
    _ icon: StyledAlertMetrics.Icon, _ sizes: StyledAlertContentMetrics, _ block: [LayoutRect]
  ) -> Candidate? {
    let ring = pixelAligned(icon.ring)
    guard ring > 0, ring <= width else { return nil }
    let overhang = icon.overhang.sanitizedLength
    let overlap = pixelAligned(ring * (1 - min(overhang, 1)))
    return candidate(
      ring: ring, overlap: overlap, start: max(pixelAligned(icon.clearance), overlap), sizes, block)
  }

  private func candidate(
    ring: Double, overlap: Double, start: Double, _ sizes: StyledAlertContentMetrics,
    _ block: [LayoutRect]
  ) -> Candidate {
    let text = text(sizes, from: start)
    let blockHeight = block.map { $0.y + $0.height }.max() ?? 0
    let buttonsStart =
      blockHeight > 0 && text.end > start
      ? text.end + pixelAligned(metrics.buttonsInset) : text.end
    let bottom = pixelAligned(metrics.bottomInset)
    let above = ring - overlap
    let room = max(0, grid.floor(container.height.sanitizedLength) - above)
    let fullHeight = buttonsStart + blockHeight + bottom
    // The sum of fractions of a point is not exact.
    let fits = fullHeight <= room + 0.001
    let height = fits ? fullHeight : room
    let textHeight = height - overlap - (fullHeight - text.end)
    let isReadable =
      fits || textHeight >= metrics.minimumTextHeight.sanitizedLength && textHeight > 0
    // Without buttons nothing has to stay in place.
    let buttonsScroll = !fits && (!isReadable || blockHeight == 0)
    let viewport = buttonsScroll ? height - overlap : textHeight
    let contentEnd = buttonsScroll ? fullHeight : fits ? text.end : buttonsStart
    let buttons = buttonsScroll ? buttonsStart - overlap : height - bottom - blockHeight
    let frames = StyledAlertFrames(
      size: LayoutSize(width: width, height: above + height),
      card: LayoutRect(x: 0, y: above, width: width, height: height),
      icon: ring > 0 ? LayoutRect(x: centered(ring), y: 0, width: ring, height: ring) : nil,
      viewport: LayoutRect(x: 0, y: overlap, width: width, height: max(0, viewport)),
      content: LayoutSize(width: width, height: contentEnd - overlap),
      title: text.title.moved(by: -overlap), message: text.message.moved(by: -overlap),
      rows: text.rows.map { $0.moved(by: -overlap) },
      buttons: block.map { $0.moved(by: buttons) }, buttonsScroll: buttonsScroll)
    return Candidate(frames: frames, fits: fits, isReadable: isReadable)
  }

  private func text(_ sizes: StyledAlertContentMetrics, from start: Double) -> Text {
    var y = start
    /// Adds a part below the previous ones. A part without height takes no room and no spacing.
    func add(_ height: Double, after spacing: Double, reachesEdges: Bool = false) -> LayoutRect {
      let top = y == start ? start : y + pixelAligned(spacing)
      guard height > 0 else { return rowRect(y: y, height: 0, extendsToEdges: reachesEdges) }
      y = top + pixelAligned(height)
      return rowRect(y: top, height: pixelAligned(height), extendsToEdges: reachesEdges)
    }
    let minimum = sizes.title > 0 ? metrics.titleHeight.sanitizedLength : 0
    let title = add(max(sizes.title.sanitizedLength, minimum), after: 0)
    let message = add(sizes.message, after: metrics.titleSpacing)
    let rows = sizes.rows.map {
      add($0.height, after: $0.spacing ?? metrics.rowSpacing, reachesEdges: $0.extendsToEdges)
    }
    return (title, message, rows, y)
  }

  /// Returns the x of something centered.
  private func centered(_ extent: Double) -> Double {
    let start = grid.floor((width - extent) / 2)
    // Mirrored exactly, also if an odd number of pixels is left.
    return isRightToLeft ? width - extent - start : start
  }
}

extension LayoutRect {
  fileprivate func moved(by y: Double) -> LayoutRect {
    LayoutRect(x: x, y: self.y + y, width: width, height: height)
  }
}

/// The measured sizes of a styled alert's content, in points.
///
/// Parts without height take no room and no spacing.
package struct StyledAlertContentMetrics: Sendable, Equatable {
  /// A row between text and buttons: a custom view, a field, a line of text.
  package struct Row: Sendable, Equatable {
    /// The height for the row's width.
    package var height: Double
    /// The distance from the part above; `nil` for the default.
    package var spacing: Double?
    /// Whether the row extends to the edges of the card.
    package var extendsToEdges: Bool

    /// Creates the size of a row.
    package init(height: Double, spacing: Double? = nil, extendsToEdges: Bool = false) {
      self.height = height
      self.spacing = spacing
      self.extendsToEdges = extendsToEdges
    }
  }

  /// A button.
  package struct Button: Sendable, Equatable {
    /// The role.
    package var role: StyledAlertButtonRole
    /// The preferred width, with the title on one line.
    package var width: Double
    /// The height for the button's width.
    package var height: Double

    /// Creates the size of a button.
    package init(role: StyledAlertButtonRole = .standard, width: Double, height: Double = 0) {
      self.role = role
      self.width = width
      self.height = height
    }
  }

  /// The height of the title for the text width.
  package var title: Double
  /// The height of the message for the text width.
  package var message: Double
  /// The rows, from top to bottom.
  package var rows: [Row]
  /// The buttons, in the order in which they were added.
  package var buttons: [Button]

  /// Creates sizes, by default of an empty card.
  package init(
    title: Double = 0, message: Double = 0, rows: [Row] = [], buttons: [Button] = []
  ) {
    self.title = title
    self.message = message
    self.rows = rows
    self.buttons = buttons
  }
}

/// The frames of a styled alert's card and of everything on it, in points.
package struct StyledAlertFrames: Sendable, Equatable {
  /// The size of the whole alert: the card, and the part of the icon above it.
  package var size: LayoutSize
  /// The card, in the alert.
  package var card: LayoutRect
  /// The icon with its ring, in the alert; `nil` without an icon or without room for one.
  package var icon: LayoutRect?
  /// Whether the icon is the large one.
  package var isIconLarge = false
  /// The scroll view with text and rows, on the card.
  package var viewport: LayoutRect
  /// The content size of the scroll view.
  package var content: LayoutSize
  /// The title, in the content; without height if there is none.
  package var title: LayoutRect
  /// The message, in the content; without height if there is none.
  package var message: LayoutRect
  /// The rows, in the content.
  package var rows: [LayoutRect]
  /// The buttons in the order in which they were added: in the content if they scroll with it,
  /// otherwise on the card.
  package var buttons: [LayoutRect]
  /// Whether the buttons scroll with the text, because there is not enough room.
  package var buttonsScroll: Bool

  /// Whether the content is taller than the scroll view.
  package var isScrollable: Bool { content.height > viewport.height + 0.001 }
}
