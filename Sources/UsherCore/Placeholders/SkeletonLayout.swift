// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// The layout of a skeleton: the frames of its blocks.
///
/// The blocks depend only on the room, the text size and the layout direction, not on any content.
package struct SkeletonLayout: Sendable, Equatable {
  /// One block.
  package struct Block: Sendable, Equatable {
    /// The frame.
    package var frame: LayoutRect
    /// The radius of the corners; at most half of the shorter side.
    package var cornerRadius: Double

    /// Creates a block.
    package init(frame: LayoutRect, cornerRadius: Double) {
      self.frame = frame
      self.cornerRadius = cornerRadius
    }
  }

  /// The blocks, from the top and from the leading edge.
  package private(set) var blocks: [Block] = []
  private let textScale: Double

  /// Lays out the header, and rows as long as another one fits.
  ///
  /// - Parameters:
  ///   - skeleton: The shapes.
  ///   - room: The size of the page without bars.
  ///   - textScale: How much larger texts are than at the standard text size.
  ///   - isRightToLeft: Whether the leading edge is the right one.
  package init(
    _ skeleton: PlaceholderSkeleton, in room: LayoutSize, textScale: Double = 1,
    isRightToLeft: Bool = false
  ) {
    self.textScale = textScale.length
    let spacing = skeleton.spacing.length
    let maximumWidth = skeleton.maximumWidth * max(1, self.textScale)
    let width = max(
      0, min(room.width - 2 * skeleton.margin.length, maximumWidth > 0 ? maximumWidth : 0))
    var frame = LayoutRect(
      x: (room.width - width) / 2, y: spacing / 2, width: width, height: 0)
    if let header = skeleton.header {
      frame.height = height(of: header)
      place(header, in: frame, row: 0)
      frame.y += frame.height + spacing
    }
    frame.height = height(of: skeleton.row)
    for row in 0..<SkeletonLayout.maximumRowCount {
      guard row == 0 || frame.height > 0 && frame.y + frame.height <= room.height else { break }
      place(skeleton.row, in: frame, row: row)
      frame.y += frame.height + spacing
    }
    guard isRightToLeft else { return }
    for index in blocks.indices {
      let block = blocks[index].frame
      blocks[index].frame.x = room.width - block.x - block.width
    }
  }

  /// More rows than any screen has room for.
  private static let maximumRowCount = 100

  private func height(of shape: PlaceholderSkeleton.Shape) -> Double {
    switch shape {
    case .line(let size, _): lineHeight(size)
    case .block(_, let height, _): height.length
    case .horizontal(let shapes, _): shapes.map(height).max() ?? 0
    case .vertical(let shapes, let spacing):
      shapes.map(height).reduce(0, +) + spacing.length * Double(max(0, shapes.count - 1))
    }
  }

  private func lineHeight(_ size: Double) -> Double { size.length * textScale * 1.2 }

  private mutating func place(
    _ shape: PlaceholderSkeleton.Shape, in room: LayoutRect, row: Int
  ) {
    switch shape {
    case .line(let size, let width):
      // As high as the letters, in the middle of the line.
      let height = lineHeight(size) * 0.6
      add(
        LayoutRect(
          x: room.x, y: room.y + (lineHeight(size) - height) / 2,
          width: room.width * SkeletonLayout.fraction(width, inRow: row), height: height),
        cornerRadius: height / 2)
    case .block(let width, let height, let cornerRadius):
      add(
        LayoutRect(
          x: room.x, y: room.y, width: min(room.width, width?.length ?? room.width),
          height: height.length),
        cornerRadius: cornerRadius.length)
    case .horizontal(let shapes, let spacing):
      placeBeside(shapes, spacing.length, in: room, row: row)
    case .vertical(let shapes, let spacing):
      var part = room
      for shape in shapes {
        part.height = height(of: shape)
        place(shape, in: part, row: row)
        part.y += part.height + spacing.length
      }
    }
  }

  /// Places shapes beside each other; those without a width share what the others leave.
  private mutating func placeBeside(
    _ shapes: [PlaceholderSkeleton.Shape], _ spacing: Double, in room: LayoutRect, row: Int
  ) {
    let widths = shapes.map(\.fixedWidth)
    let free =
      room.width - widths.reduce(0) { $0 + ($1 ?? 0) } - spacing * Double(max(0, shapes.count - 1))
    let share = max(0, free) / Double(max(1, widths.count { $0 == nil }))
    var x = room.x
    for (shape, width) in zip(shapes, widths) {
      let height = height(of: shape)
      // What does not fit beside the others is cut off at the edge.
      let visibleWidth = min(width ?? share, max(0, room.x + room.width - x))
      place(
        shape,
        in: LayoutRect(
          x: x, y: room.y + (room.height - height) / 2, width: visibleWidth, height: height),
        row: row)
      x += (width ?? share) + spacing
    }
  }

  private mutating func add(_ frame: LayoutRect, cornerRadius: Double) {
    guard frame.width > 0, frame.height > 0 else { return }
    blocks.append(
      Block(frame: frame, cornerRadius: min(cornerRadius, min(frame.width, frame.height) / 2)))
  }

  /// The length of a line in a row: texts of different rows do not end at the same place.
  private static func fraction(_ width: Double, inRow row: Int) -> Double {
    let width = width.length
    return width < 1 ? width * [1, 0.85, 0.95, 0.75][row % 4] : 1
  }
}

extension PlaceholderSkeleton.Shape {
  /// The width of a block that has one.
  fileprivate var fixedWidth: Double? {
    if case .block(let width?, _, _) = self { width.length } else { nil }
  }
}

extension Double {
  /// The number as a length: 0 if it is negative, infinite or NaN.
  fileprivate var length: Double { self > 0 && isFinite ? self : 0 }
}
