// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

/// The shape of a layer's bounds with its corners.
struct Outline {
  let rect: CGRect
  let radius: CGFloat
  let corners: UIRectCorner
  let isContinuous: Bool

  init(_ layer: CALayer, _ values: LayerProperties) {
    rect = values.bounds.standardized
    radius = max(0, min(values.cornerRadius, min(rect.width, rect.height) / 2))
    isContinuous = layer.cornerCurve == .continuous
    corners = UIRectCorner(layer.maskedCorners)
  }

  private init(rect: CGRect, radius: CGFloat, like other: Outline) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
    corners = other.corners
    isContinuous = other.isContinuous
  }

  var isRectangle: Bool { radius <= 0 || corners.isEmpty }

  var path: CGPath {
    if isRectangle { return CGPath(rect: rect, transform: nil) }
    return isContinuous
      ? CGPath.continuousRoundedRect(rect, radius: radius, corners: corners)
      : CGPath.roundedRect(rect, radius: radius, corners: corners)
  }

  func inset(by distance: CGFloat) -> Outline {
    Outline(
      rect: rect.insetBy(
        dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2)),
      radius: radius - distance, like: self)
  }
}

extension UIRectCorner {
  init(_ mask: CACornerMask) {
    self = []
    if mask.contains(.layerMinXMinYCorner) { insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { insert(.bottomRight) }
  }
}
