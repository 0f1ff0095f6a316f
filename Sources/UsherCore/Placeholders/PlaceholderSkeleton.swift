// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Blocks in the shape of content that is being loaded.
///
/// A header is shown once, and below it as many rows as fit:
///
/// ```swift
/// let orders = PlaceholderSkeleton(
///   row: .horizontal([
///     .circle(40), .vertical([.line(width: 0.5), .line(size: 15, width: 0.8)]),
///   ]))
/// ```
///
/// The first row is always shown, even if it is higher than the page.
public struct PlaceholderSkeleton: Sendable, Hashable {
  /// The shape above the rows; `nil` for none.
  public var header: Shape?
  /// The shape that is repeated.
  public var row: Shape
  /// The distance between rows in points; half of it is above the header or the first row, as with
  /// the cells of a list.
  public var spacing: Double
  /// The distance from the sides of the page in points.
  public var margin: Double
  /// The maximum width of the header and the rows in points, which are centered; more with larger
  /// text. By default, it is about that of readable content.
  public var maximumWidth: Double

  /// Creates a skeleton; lengths that are negative or NaN, and infinite ones other than the maximum
  /// width, count as 0.
  public init(
    header: Shape? = nil, row: Shape, spacing: Double = 20, margin: Double = 16,
    maximumWidth: Double = 672
  ) {
    self.header = header
    self.row = row
    self.spacing = spacing
    self.margin = margin
    self.maximumWidth = maximumWidth
  }

  /// A block, or shapes beside or below each other.
  public indirect enum Shape: Sendable, Hashable {
    /// A line of text whose font has this size at the standard text size. It grows with the text
    /// size of the user.
    ///
    /// `width` is a fraction of the room, which is 1 for a full line. Shorter lines differ a little
    /// from row to row, as texts do.
    case line(size: Double = 17, width: Double = 1)
    /// A rectangle with rounded corners, such as a picture, in points; without a width it fills the
    /// room.
    case block(width: Double? = nil, height: Double, cornerRadius: Double = 8)
    /// Shapes beside each other, from the leading edge, centered vertically. Those without a width
    /// share the room.
    case horizontal([Shape], spacing: Double = 12)
    /// Shapes below each other.
    case vertical([Shape], spacing: Double = 6)

    /// A circle, such as the picture of a person.
    public static func circle(_ diameter: Double) -> Shape {
      .block(width: diameter, height: diameter, cornerRadius: diameter / 2)
    }
  }
}

extension PlaceholderSkeleton {
  /// Rows of a list: two lines of text, with a shape before them unless it is `nil`.
  public static func list(
    leading: Shape? = .block(width: 48, height: 48)
  ) -> PlaceholderSkeleton {
    let texts = Shape.vertical([.line(width: 0.6), .line(size: 15, width: 0.85)])
    return PlaceholderSkeleton(row: .horizontal([leading, texts].compactMap { $0 }))
  }

  /// Cards below each other: a large picture, a title and a line of text.
  public static let cards = PlaceholderSkeleton(
    row: .vertical(
      [
        .block(height: 180, cornerRadius: 16), .line(size: 20, width: 0.6),
        .line(size: 15, width: 0.85),
      ], spacing: 8),
    spacing: 28)

  /// An article: a title and its picture, and paragraphs of text.
  public static let article = PlaceholderSkeleton(
    header: .vertical(
      [.line(size: 28, width: 0.8), .line(size: 15, width: 0.4), .block(height: 200)], spacing: 10),
    row: .vertical([.line(), .line(), .line(), .line(width: 0.6)]),
    spacing: 24)
}
