// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

/// The shape of a layer's bounds with its corners.
struct Outline {
  let rect: CGRect
  let radius: CGFloat
  let corners: UIRectCorner
  let isContinuous: Bool
  /// Set where corners differ.
  let radii: CornerRadii?

  /// `shown` gives the values of the layers above, on which corners may depend.
  init(_ layer: CALayer, _ values: LayerProperties, shown: (CALayer) -> LayerProperties) {
    let rect = values.bounds.standardized
    if let radii = layer.configuredRadii(values, shown) {
      self.init(rect: rect, radii: radii)
      return
    }
    self.init(
      rect: rect, radius: max(0, min(values.cornerRadius, min(rect.width, rect.height) / 2)),
      corners: UIRectCorner(layer.maskedCorners), isContinuous: layer.cornerCurve == .continuous)
  }

  init(rect: CGRect, radii: CornerRadii) {
    self.rect = rect
    radius = radii.largest
    corners = radii.corners
    isContinuous = true
    self.radii = radii.isUniform ? nil : radii
  }

  private init(rect: CGRect, radius: CGFloat, corners: UIRectCorner, isContinuous: Bool) {
    self.rect = rect
    self.radius = radius
    self.corners = corners
    self.isContinuous = isContinuous
    radii = nil
  }

  var isRectangle: Bool { radius <= 0 || corners.isEmpty }

  /// The radius of each corner.
  var cornerRadii: CornerRadii { radii ?? CornerRadii(radius, corners: corners) }

  var path: CGPath {
    if isRectangle { return CGPath(rect: rect, transform: nil) }
    if let radii { return CGPath.continuousRoundedRect(rect, radii: radii) }
    return isContinuous
      ? CGPath.continuousRoundedRect(rect, radius: radius, corners: corners)
      : CGPath.roundedRect(rect, radius: radius, corners: corners)
  }

  func inset(by distance: CGFloat) -> Outline {
    let inner = rect.insetBy(
      dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2))
    if let radii { return Outline(rect: inner, radii: radii.map { max(0, $0 - distance) }) }
    return Outline(
      rect: inner, radius: max(0, min(radius - distance, min(inner.width, inner.height) / 2)),
      corners: corners, isContinuous: isContinuous)
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
