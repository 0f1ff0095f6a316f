// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension Renderer {
  /// The part of a layer's own space in which it or something below it may draw.
  func extent(of layer: CALayer, _ values: LayerProperties) -> CGRect {
    var extent = area(of: layer, values)
    if !values.masksToBounds {
      for sublayer in layer.state.sublayers {
        let inner = shown(sublayer)
        guard !inner.isHidden, inner.opacity > 0 else { continue }
        extent = extent.union(self.extent(of: sublayer, inner).applying(inner.drawnToSuperlayer))
      }
    }
    return extent.union(shadowExtent(extent, values))
  }

  /// What is on screen of a layer.
  func shown(_ layer: CALayer) -> LayerProperties {
    layer.animations.isEmpty ? layer.values : layer.presentedValues(at: now)
  }

  /// The shape of its bounds, with the corners that are on screen.
  func outline(_ layer: CALayer, _ values: LayerProperties) -> Outline {
    Outline(layer, values, shown: shown)
  }

  private func area(of layer: CALayer, _ values: LayerProperties) -> CGRect {
    var rect = values.bounds.standardized
    if let path = values.shape.path, layer is CAShapeLayer, !path.isEmpty {
      // A sharp mitre reaches further than half the line's width.
      let reach = values.shape.lineWidth * 5
      rect = rect.union(path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
    if layer.contentsGravity != .resize, let image = values.contents as? CGImage {
      let size = CGSize(
        width: CGFloat(image.width) / layer.contentsScale,
        height: CGFloat(image.height) / layer.contentsScale)
      rect = rect.union(layer.contentsGravity.frame(size, in: values.bounds))
    }
    return rect
  }

  private func shadowExtent(_ extent: CGRect, _ values: LayerProperties) -> CGRect {
    let shadow = values.shadow
    guard shadow.opacity > 0 else { return extent }
    let reach = shadow.radius * 3 + 1
    return (shadow.path?.boundingBoxOfPath ?? extent)
      .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}
