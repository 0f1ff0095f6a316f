// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// A radius for each corner of a rectangle.
struct CornerRadii: Hashable {
  var topLeft: CGFloat = 0
  var topRight: CGFloat = 0
  var bottomLeft: CGFloat = 0
  var bottomRight: CGFloat = 0

  init() {}

  init(_ radius: CGFloat, corners: UIRectCorner = .allCorners) {
    for corner in UIRectCorner.each where corners.contains(corner) { self[corner] = radius }
  }

  /// Of one corner. The corner must be a single one.
  subscript(corner: UIRectCorner) -> CGFloat {
    get {
      switch corner {
      case .topLeft: topLeft
      case .topRight: topRight
      case .bottomLeft: bottomLeft
      default: bottomRight
      }
    }
    set {
      switch corner {
      case .topLeft: topLeft = newValue
      case .topRight: topRight = newValue
      case .bottomLeft: bottomLeft = newValue
      default: bottomRight = newValue
      }
    }
  }

  /// Those that are round.
  var corners: UIRectCorner {
    UIRectCorner.each.reduce(into: []) { if self[$1] > 0 { $0.insert($1) } }
  }

  var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }

  /// Whether all round corners are equally round.
  var isUniform: Bool {
    let largest = largest
    return UIRectCorner.each.allSatisfy { self[$0] <= 0 || self[$0] == largest }
  }

  func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    var mapped = CornerRadii()
    for corner in UIRectCorner.each { mapped[corner] = transform(self[corner]) }
    return mapped
  }
}

extension UIRectCorner {
  /// The four corners one by one.
  static let each: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

extension CGPath {
  /// A rectangle whose corners run smoothly into its sides, each with its own radius.
  static func continuousRoundedRect(_ rect: CGRect, radii: CornerRadii) -> CGPath {
    if radii.isUniform {
      return continuousRoundedRect(rect, radius: radii.largest, corners: radii.corners)
    }
    var builder = PathBuilder()
    builder.addContinuousRoundedRect(rect, radii: radii)
    return CGPath(elements: builder.elements)
  }
}
