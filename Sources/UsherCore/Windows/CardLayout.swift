// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

/// Where the card of an overlay popup goes, and how large it may be.
///
/// Whatever comes in, what comes out is finite, not negative, and within the window: distances that
/// are not numbers or negative count as none, and what is too large is cut to fit.
public struct CardLayout: Sendable, Hashable {
  /// The size of the window.
  public var container: LayoutSize
  /// What the system covers at its edges.
  public var safeArea: LayoutInsets
  /// The least distance between the card and the edges of the safe area.
  public var margins: LayoutInsets
  /// How many pixels make a point; edges are put on pixels.
  public var scale: Double

  /// Creates the layout of one window.
  public init(
    container: LayoutSize, safeArea: LayoutInsets = LayoutInsets(),
    margins: LayoutInsets = LayoutInsets(all: 16), scale: Double = 1
  ) {
    self.container = container
    self.safeArea = safeArea
    self.margins = margins
    self.scale = scale
  }

  /// The part of the window that a card may fill: the safe area without the margins.
  ///
  /// A safe area that would leave nothing is given up, and so are margins, each direction for itself:
  /// a card that is seen badly is better than one that is not seen.
  public var available: LayoutRect {
    let x = span(container.width, [(safeArea.left, safeArea.right), (margins.left, margins.right)])
    let y = span(
      container.height, [(safeArea.top, safeArea.bottom), (margins.top, margins.bottom)])
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// The frame of a card of the measured size: in the middle of the available part, made smaller
  /// where it would not fit.
  public func frame(measured: LayoutSize) -> LayoutRect {
    let available = available
    let x = centre(measured.width, in: (available.x, available.width))
    let y = centre(measured.height, in: (available.y, available.height))
    return LayoutRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private typealias Span = (start: Double, length: Double)

  /// Takes off the pairs of insets, outermost first, as long as something is left.
  private func span(_ extent: Double, _ insets: [(Double, Double)]) -> Span {
    insets.reduce((0, sane(extent))) { span, pair in
      let (before, after) = (sane(pair.0), sane(pair.1))
      let length = span.1 - before - after
      return length > 0 ? (span.0 + before, length) : span
    }
  }

  /// Puts a length in the middle of a span, both edges on pixels and inside.
  private func centre(_ measured: Double, in span: Span) -> Span {
    let length = min(upToPixel(sane(measured)), span.length)
    let start = downToPixel(span.start + (span.length - length) / 2)
    return (max(start, span.start), length)
  }

  // Whole pixels by way of integers: `rounded` would need the C library's mathematics, which a program
  // without any import is not linked with. The numbers are sane, so they fit.
  private func downToPixel(_ number: Double) -> Double { Double(Int(number * pixels)) / pixels }

  private func upToPixel(_ number: Double) -> Double {
    let lower = downToPixel(number)
    return lower < number ? Double(Int(number * pixels) + 1) / pixels : lower
  }

  private var pixels: Double { scale.isFinite && scale >= 1 ? min(scale, 16) : 1 }

  /// The number itself where it is one and not negative, cut to a hundred million points.
  private func sane(_ number: Double) -> Double {
    number > 0 ? min(number, 100_000_000) : 0
  }
}
