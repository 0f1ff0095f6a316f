// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// One section of a flow layout: items in lines from left to right, lines from top to bottom.
struct FlowSection {
  let start: CGFloat
  let count: Int
  let end: CGFloat
  private let size: CGSize
  private let inset: UIEdgeInsets
  private let lineHeight: CGFloat
  private let itemsInLine: Int
  private let gap: CGFloat
  private let indent: CGFloat

  init(
    count: Int, of size: CGSize, breadth: CGFloat, start: CGFloat, inset: UIEdgeInsets,
    lineSpacing: CGFloat, itemSpacing: CGFloat
  ) {
    self.start = start
    self.count = count
    self.size = size
    self.inset = inset
    lineHeight = size.height + lineSpacing
    let room = breadth - inset.left - inset.right
    itemsInLine = max(1, Int((room + itemSpacing + 0.01) / max(1, size.width + itemSpacing)))
    // Full lines reach from edge to edge, and the last one has their gaps.
    let rest = room - CGFloat(itemsInLine) * size.width
    gap = itemsInLine > 1 && count > itemsInLine ? rest / CGFloat(itemsInLine - 1) : itemSpacing
    indent = itemsInLine == 1 ? max(0, rest / 2) : 0
    let lines = (count + itemsInLine - 1) / itemsInLine
    let height = lines > 0 ? CGFloat(lines) * lineHeight - lineSpacing : 0
    end = start + inset.top + height + inset.bottom
  }

  func frame(of item: Int) -> CGRect {
    let (line, place) = item.quotientAndRemainder(dividingBy: itemsInLine)
    return CGRect(
      x: inset.left + indent + CGFloat(place) * (size.width + gap),
      y: start + inset.top + CGFloat(line) * lineHeight, width: size.width, height: size.height)
  }

  /// The items of all lines that have something between two heights.
  func items(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard count > 0, lineHeight > 0 else { return 0..<0 }
    let first = start + inset.top
    let low = ((top - first - size.height) / lineHeight).rounded(.down) + 1
    let high = ((bottom - first) / lineHeight).rounded(.up)
    let lines = CGFloat((count + itemsInLine - 1) / itemsInLine)
    let from = Int(min(max(0, low), lines)) * itemsInLine
    let to = Int(min(max(0, high), lines)) * itemsInLine
    return from < to ? from..<min(to, count) : 0..<0
  }
}
