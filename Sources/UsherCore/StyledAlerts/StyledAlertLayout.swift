// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The layout of a styled alert's card: icon, title, message, rows and buttons.
///
/// If there is not enough room, an icon on the card is left out, message and rows scroll, and title
/// and buttons stay in place. If they would leave too little room for the text, an icon on the edge
/// is left out, and the title scrolls with it; if the buttons alone would, or if they would take
/// more than a third of the room at an accessibility text size, they scroll with the text. What is left out in one container is also left out in a smaller one. A
/// layout within the resulting size has the same result.
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

  /// The width of title and message.
  package var textWidth: Double { width(of: .text) }

  /// Returns the width of a row with this extent.
  package func width(of extent: StyledAlertContentMetrics.Row.Extent) -> Double {
    width - 2 * inset(of: extent)
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
    if icon != .none, let regular = candidate(metrics.icon, sizes, block), regular.isReadable,
      regular.fits || metrics.icon.overhang.sanitizedLength > 0
    {
      return regular.frames
    }
    let start = pixelAligned(metrics.topInset)
    return candidate(ring: 0, overlap: 0, start: start, sizes, block).frames
  }

  // MARK: - Parts

  var grid: PixelGrid { PixelGrid(scale: scale) }

  /// Returns a length rounded up to whole pixels.
  func pixelAligned(_ number: Double) -> Double { grid.ceil(number.sanitizedLength) }

  /// Returns the distance of parts of this extent from the card's edges; zero if it would leave no
  /// room.
  func inset(of extent: StyledAlertContentMetrics.Row.Extent) -> Double {
    let length =
      switch extent {
      case .text: metrics.textInset
      case .content: metrics.contentInset
      case .card: 0.0
      }
    let inset = pixelAligned(length)
    return 2 * inset < width ? inset : 0
  }

  /// Returns the rectangle of a part of the card with this extent.
  func rowRect(
    y: Double, height: Double, _ extent: StyledAlertContentMetrics.Row.Extent
  ) -> LayoutRect {
    LayoutRect(x: inset(of: extent), y: y, width: width(of: extent), height: height)
  }
}

// MARK: - Buttons

extension StyledAlertLayout {
  /// Returns the frames of all buttons in the given order, laid out in rows from y = 0.
  func block(of buttons: [StyledAlertContentMetrics.Button]) -> [LayoutRect] {
    var frames = buttons.map { _ in rowRect(y: 0, height: 0, .content) }
    let sideInset = inset(of: .content)
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
      1,
      Int((width(of: .content) + spacing) / (max(1, pixelAligned(metrics.buttonWidth)) + spacing)))
  }

  /// Returns the start and the end of the button at an index in a row, both on pixels.
  private func horizontalRange(of index: Int, among count: Int) -> (Double, Double) {
    let spacing = pixelAligned(metrics.buttonSpacing)
    let step = (width(of: .content) + spacing) / Double(count)
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
    let overhang = min(icon.overhang.sanitizedLength, 1)
    let overlap =
      overhang > 0 ? pixelAligned(ring * (1 - overhang)) : ring + pixelAligned(icon.inset)
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
    let above = max(0, ring - overlap)
    let room = max(0, grid.floor(container.height.sanitizedLength) - above)
    let fullHeight = buttonsStart + blockHeight + bottom
    // The sum of fractions of a point is not exact.
    let fits = fullHeight <= room + 0.001
    let height = fits ? fullHeight : room
    let textHeight = height - overlap - (fullHeight - text.end)
    let isReadable =
      fits || textHeight >= metrics.minimumTextHeight.sanitizedLength && textHeight > 0
    // Without buttons nothing has to stay in place.
    // Of the container, so that leaving out the icon does not bring them back.
    let isBlockLarge =
      isTextLarge && fullHeight - text.end > container.height.sanitizedLength / 3
    let buttonsScroll = !fits && (!isReadable || blockHeight == 0 || isBlockLarge)
    let end = overlap + (buttonsScroll ? height - overlap : textHeight)
    let contentEnd = buttonsScroll ? fullHeight : fits ? text.end : buttonsStart
    let titleEnd = text.title.y + text.title.height + pixelAligned(metrics.titleSpacing)
    // A title that takes more than two fifths would leave too little of a form above the keyboard.
    let titleStays =
      !fits && text.title.height > 0 && titleEnd < text.end
      && end - titleEnd >= max(metrics.minimumTextHeight.sanitizedLength, end * 3 / 5)
    // What is above the viewport stays in place.
    let top = titleStays ? titleEnd : overlap
    let buttons = buttonsScroll ? buttonsStart - top : height - bottom - blockHeight
    let frames = StyledAlertFrames(
      size: LayoutSize(width: width, height: above + height),
      card: LayoutRect(x: 0, y: above, width: width, height: height),
      icon: ring > 0
        ? LayoutRect(x: iconX(ring), y: max(0, overlap - ring), width: ring, height: ring) : nil,
      viewport: LayoutRect(x: 0, y: top, width: width, height: max(0, end - top)),
      content: LayoutSize(width: width, height: contentEnd - top),
      title: titleStays ? text.title : text.title.moved(by: -top),
      message: text.message.moved(by: -top), rows: text.rows.map { $0.moved(by: -top) },
      buttons: block.map { $0.moved(by: buttons) }, titleStays: titleStays,
      buttonsScroll: buttonsScroll)
    return Candidate(frames: frames, fits: fits, isReadable: isReadable)
  }

  private func text(_ sizes: StyledAlertContentMetrics, from start: Double) -> Text {
    var y = start
    /// Adds a part below the previous ones. A part without height takes no room and no spacing.
    func add(
      _ height: Double, after spacing: Double,
      _ extent: StyledAlertContentMetrics.Row.Extent = .text
    ) -> LayoutRect {
      let top = y == start ? start : y + pixelAligned(spacing)
      guard height > 0 else { return rowRect(y: y, height: 0, extent) }
      y = top + pixelAligned(height)
      return rowRect(y: top, height: pixelAligned(height), extent)
    }
    let minimum = sizes.title > 0 ? metrics.titleHeight.sanitizedLength : 0
    let title = add(max(sizes.title.sanitizedLength, minimum), after: 0)
    let message = add(sizes.message, after: metrics.titleSpacing)
    let rows = sizes.rows.map {
      add($0.height, after: $0.spacing ?? metrics.rowSpacing, $0.extent)
    }
    return (title, message, rows, y)
  }

  /// Returns the x of the icon.
  private func iconX(_ ring: Double) -> Double {
    let start =
      metrics.alignment == .center
      ? grid.floor((width - ring) / 2) : min(inset(of: .text), max(0, width - ring))
    // Mirrored exactly, also if an odd number of pixels is left.
    return isRightToLeft ? width - ring - start : start
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
    /// How wide the row is.
    package var extent: Extent

    /// The width of a part of the card.
    package enum Extent: Sendable, Hashable, CaseIterable {
      /// As wide as the text.
      case text
      /// As wide as fields and buttons.
      case content
      /// As wide as the card.
      case card
    }

    /// Creates the size of a row.
    package init(height: Double, spacing: Double? = nil, extent: Extent = .text) {
      self.height = height
      self.spacing = spacing
      self.extent = extent
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
  /// The scroll view with the text, or only the message, and the rows, on the card.
  package var viewport: LayoutRect
  /// The content size of the scroll view.
  package var content: LayoutSize
  /// The title: on the card if it stays, otherwise in the content; without height if there is none.
  package var title: LayoutRect
  /// The message, in the content; without height if there is none.
  package var message: LayoutRect
  /// The rows, in the content.
  package var rows: [LayoutRect]
  /// The buttons in the order in which they were added: in the content if they scroll with it,
  /// otherwise on the card.
  package var buttons: [LayoutRect]
  /// Whether the title stays in place while the rest scrolls.
  package var titleStays: Bool
  /// Whether the buttons scroll with the text, because there is not enough room.
  package var buttonsScroll: Bool

  /// Whether the content is taller than the scroll view.
  package var isScrollable: Bool { content.height > viewport.height + 0.001 }
}
