// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The heights of many rows, most of them unknown and estimated.
///
/// Sums over any number of rows, and changes of one, cost the logarithm of the count; a row whose
/// height is not known costs nothing.
struct HeightList {
  let count: Int
  let estimate: CGFloat
  private var known: [Int: CGFloat] = [:]
  /// A Fenwick tree of what known heights are more than estimated; empty while they are not.
  private var excess: [CGFloat] = []

  init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  subscript(row: Int) -> CGFloat { known[row] ?? estimate }

  func isKnown(_ row: Int) -> Bool { known[row] != nil }

  var knownRows: [Int: CGFloat] { known }

  mutating func set(_ height: CGFloat, at row: Int) {
    guard row >= 0, row < count else { return }
    let difference = height - self[row]
    known[row] = height
    guard difference != 0 else { return }
    if excess.isEmpty { excess = Array(repeating: 0, count: count + 1) }
    var index = row + 1
    while index <= count {
      excess[index] += difference
      index += index & -index
    }
  }

  /// The row has to be measured again; until then its height stays what it is.
  mutating func invalidate(_ row: Int) {
    guard let height = known.removeValue(forKey: row), height != estimate else { return }
    let kept = height - estimate
    var index = row + 1
    while index <= count {
      excess[index] -= kept
      index += index & -index
    }
  }

  /// The sum of the heights of the rows before one.
  func offset(of row: Int) -> CGFloat {
    var sum = CGFloat(row) * estimate
    guard !excess.isEmpty else { return sum }
    var index = row
    while index > 0 {
      sum += excess[index]
      index -= index & -index
    }
    return sum
  }

  var total: CGFloat { offset(of: count) }

  /// The row at a distance from the first one's top; the first or last where there is none.
  func row(at distance: CGFloat) -> Int {
    var (low, high) = (0, max(0, count - 1))
    while low < high {
      let middle = (low + high + 1) / 2
      if offset(of: middle) <= distance { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
