// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One section of a flow layout: items in lines from left to right, lines from top to bottom.
struct FlowSection {
  let start: CGFloat
  let header: CGFloat
  let footer: CGFloat
  private(set) var end: CGFloat
  private(set) var frames: [CGRect] = []
  private var lines: [Line] = []

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  init(
    sizes: [CGSize], breadth: CGFloat, start: CGFloat, inset: UIEdgeInsets,
    lineSpacing: CGFloat, itemSpacing: CGFloat, header: CGFloat, footer: CGFloat
  ) {
    self.start = start
    self.header = header
    self.footer = footer
    end = start + header
    let room = breadth - inset.left - inset.right
    let isEven = sizes.allSatisfy { $0 == sizes[0] }
    frames.reserveCapacity(sizes.count)
    var top = start + header + inset.top
    var first = 0
    var evenGap: CGFloat?
    while first < sizes.count {
      let last = Self.endOfLine(from: first, sizes, room, itemSpacing)
      let isFinal = last == sizes.count
      let width = sizes[first..<last].reduce(0) { $0 + $1.width }
      var gap = Self.gap(in: room - width, between: last - first, itemSpacing, isFinal: isFinal)
      if isFinal, isEven, let evenGap { gap = evenGap }
      if evenGap == nil, last - first > 1 { evenGap = gap }
      let height = sizes[first..<last].map(\.height).max() ?? 0
      var left = inset.left
      if last - first == 1, !isFinal { left += max(0, (room - width) / 2) }
      for size in sizes[first..<last] {
        frames.append(
          CGRect(
            x: left, y: top + (height - size.height) / 2, width: size.width, height: size.height))
        left += size.width + gap
      }
      lines.append(Line(items: first..<last, start: top, end: top + height))
      top += height + (isFinal ? 0 : lineSpacing)
      first = last
    }
    end = top + inset.bottom + footer
  }

  private static func endOfLine(
    from first: Int, _ sizes: [CGSize], _ room: CGFloat, _ spacing: CGFloat
  ) -> Int {
    var last = first + 1
    var width = sizes[first].width
    while last < sizes.count, width + spacing + sizes[last].width <= room + 0.01 {
      width += spacing + sizes[last].width
      last += 1
    }
    return last
  }

  /// Full lines reach from edge to edge, the last one keeps the distance that was asked for.
  private static func gap(
    in rest: CGFloat, between count: Int, _ spacing: CGFloat, isFinal: Bool
  ) -> CGFloat {
    count < 2 || isFinal ? spacing : max(spacing, rest / CGFloat(count - 1))
  }

  /// The items of all lines that have something between two heights.
  func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end > start { high = middle } else { low = middle + 1 }
    }
    var last = low
    while last < lines.count, lines[last].start < end { last += 1 }
    guard low < last else { return 0..<0 }
    return lines[low].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
