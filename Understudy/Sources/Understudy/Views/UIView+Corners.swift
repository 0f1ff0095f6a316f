// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension UIView {
  /// How round the corners are. It has precedence over the layer's corner radius, which it does not
  /// change; its curve is the continuous one.
  ///
  /// Differs: a change of it does not animate. What it depends on, such as the size, may.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.state.corners ?? .unspecified }
    set { layer.set(\.corners, to: newValue.isUnspecified ? nil : newValue) }
  }

  /// The largest radius of some corners in the present layout.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = layer.cornerRadii(layer.values) { $0.values }
    return UIRectCorner.each.filter { corner.contains($0) }.map { radii[$0] }.max() ?? 0
  }
}

extension CALayer {
  /// The radii of its corners, from the configuration of its view or from its own corner radius.
  /// `shown` gives the values of a layer above.
  func cornerRadii(
    _ values: LayerProperties, _ shown: (CALayer) -> LayerProperties
  ) -> CornerRadii {
    if let configured = configuredRadii(values, shown) { return configured }
    let size = values.bounds.standardized.size
    let radius = max(0, min(values.cornerRadius, min(size.width, size.height) / 2))
    return CornerRadii(radius, corners: UIRectCorner(maskedCorners))
  }

  func resolve(
    _ corners: UICornerConfiguration, _ values: LayerProperties,
    _ shown: (CALayer) -> LayerProperties
  ) -> CornerRadii {
    corners.radii(in: values.bounds.standardized.size) { concentricRadii(values, shown) }
  }

  /// The radii of the nearest layer above that is round, or of the display, less the distance of
  /// each corner from that one's.
  private func concentricRadii(
    _ values: LayerProperties, _ shown: (CALayer) -> LayerProperties
  ) -> CornerRadii {
    var rect = values.bounds.standardized.applying(values.toSuperlayer)
    var layer = state.superlayer
    while let container = layer {
      let outer = shown(container)
      let radii = container.cornerRadii(outer, shown)
      if radii.largest > 0 { return radii.less(rect, in: outer.bounds.standardized) }
      rect = rect.applying(outer.toSuperlayer)
      layer = container.state.superlayer
    }
    return onMainActor {
      guard let device = HeadlessDevice.currentIfAny else { return CornerRadii() }
      return CornerRadii(device.model.cornerRadius).less(rect, in: device.bounds)
    }
  }
}

extension CornerRadii {
  /// Of a rectangle that lies concentrically in one with these radii. A corner that is farther away
  /// than the radius gets none.
  fileprivate func less(_ rect: CGRect, in container: CGRect) -> CornerRadii {
    let (left, right) = (rect.minX - container.minX, container.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - container.minY, container.maxY - rect.maxY)
    var radii = CornerRadii()
    radii.topLeft = max(0, topLeft - max(left, top))
    radii.topRight = max(0, topRight - max(right, top))
    radii.bottomLeft = max(0, bottomLeft - max(left, bottom))
    radii.bottomRight = max(0, bottomRight - max(right, bottom))
    return radii
  }
}
