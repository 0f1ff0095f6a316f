// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// The opacity of the pixels of a square picture, with lengths in points.
struct InkPicture {
  private let alphas: [Double]
  private let side: Int
  private let scale: Double

  init(_ picture: HeadlessPicture) {
    let bytes = picture.rgba()
    side = picture.width
    scale = Double(picture.scale)
    alphas = stride(from: 3, to: bytes.count, by: 4).map { Double(bytes[$0]) / 255 }
  }

  var size: Double { Double(side) / scale }

  /// The covered area, in square points.
  var amount: Double { alphas.reduce(0, +) / (scale * scale) }

  /// The center of mass.
  var center: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    for (index, alpha) in alphas.enumerated() where alpha > 0 {
      x += alpha * (Double(index % side) + 0.5)
      y += alpha * (Double(index / side) + 0.5)
    }
    let mass = amount * scale * scale * scale
    return (x / mass, y / mass)
  }

  /// The center of the smallest rectangle around the ink.
  var extentCenter: (x: Double, y: Double) {
    let ink = alphas.indices.filter { isInk($0) }
    let (xs, ys) = (ink.map { $0 % side }, ink.map { $0 / side })
    func middle(_ values: [Int]) -> Double {
      Double((values.min() ?? 0) + (values.max() ?? 0) + 1) / 2 / scale
    }
    return (middle(xs), middle(ys))
  }

  /// Between both centers.
  var opticalCenter: (x: Double, y: Double) {
    ((center.x + extentCenter.x) / 2, (center.y + extentCenter.y) / 2)
  }

  /// The distance of the ink that is furthest from the middle of the picture.
  var radius: Double {
    // In half pixels.
    var square = 0
    for index in alphas.indices where isInk(index) {
      let (x, y) = (2 * (index % side) + 1 - side, 2 * (index / side) + 1 - side)
      square = max(square, x * x + y * y)
    }
    return Double(square).squareRoot() / 2 / scale
  }

  /// The number of connected parts of the ink.
  var parts: Int { regions(ofInk: true).count }

  /// The number of areas without ink that ink surrounds.
  var holes: Int { regions(ofInk: false).filter { !$0.touchesEdge }.count }

  private func isInk(_ index: Int) -> Bool { alphas[index] > 0.5 }

  /// Connected pixels, diagonally only those of ink. Regions of less than a square point are dust.
  private func regions(ofInk isOfInk: Bool) -> [(area: Int, touchesEdge: Bool)] {
    var seen = alphas.indices.map { isInk($0) != isOfInk }
    var regions: [(area: Int, touchesEdge: Bool)] = []
    for start in alphas.indices where !seen[start] {
      var (stack, area, touchesEdge) = ([start], 0, false)
      seen[start] = true
      while let index = stack.popLast() {
        area += 1
        let (x, y) = (index % side, index / side)
        if x == 0 || y == 0 || x == side - 1 || y == side - 1 { touchesEdge = true }
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]
        where isOfInk || dx == 0 || dy == 0 {
          guard (0..<side).contains(x + dx), (0..<side).contains(y + dy) else { continue }
          let next = (y + dy) * side + x + dx
          guard !seen[next] else { continue }
          seen[next] = true
          stack.append(next)
        }
      }
      if Double(area) >= scale * scale { regions.append((area, touchesEdge)) }
    }
    return regions
  }
}
