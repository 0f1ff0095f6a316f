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
