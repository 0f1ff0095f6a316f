// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import CPixels
import Foundation

extension Renderer {
  /// The shadow of the layer's shape: of `shadowPath`, else of an opaque background or clipped
  /// bounds, else of everything that the layer draws.
  func drawShadow(of layer: CALayer, _ values: LayerProperties) {
    let shadow = values.shadow
    guard shadow.opacity > 0, let color = shadow.color,
      let tint = color.copy(alpha: color.alpha * CGFloat(shadow.opacity)),
      !values.masksToBounds || shadow.path != nil
    else { return }
    let outline = self.outline(layer, values)
    if let path = shadow.path ?? (isSolid(values) ? outline.path : nil) {
      guard let mask = cache.shadow(of: path, radius: shadow.radius, scale: scale) else { return }
      let frame = mask.frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      guard layer.state.shadowIsOutside else {
        return context.fill(frame, through: mask.surface, color: tint)
      }
      context.saveGState()
      context.beginPath()
      context.addRect(frame.union(path.boundingBoxOfPath).insetBy(dx: -1, dy: -1))
      context.addPath(path)
      context.clip(using: .evenOdd)
      context.fill(frame, through: mask.surface, color: tint)
      context.restoreGState()
    } else {
      drawShadowOfContents(of: layer, values, tint)
    }
  }

  private func isSolid(_ values: LayerProperties) -> Bool {
    (values.backgroundColor?.alpha ?? 0) >= 0.99
  }

  private func drawShadowOfContents(
    of layer: CALayer, _ values: LayerProperties, _ color: CGColor
  ) {
    let (shadow, base) = (values.shadow, context.surface)
    let margin = shadow.radius * scale * 3 + 1
    let area = extent(of: layer, values).applying(context.userSpaceToDeviceSpaceTransform)
      .intersection(CGRect(x: 0, y: 0, width: base.width, height: base.height))
      .insetBy(dx: -margin, dy: -margin).integral
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let mask = Surface(width: Int(area.width), height: Int(area.height), scale: 1)
    let target = CGContext(surface: mask)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    matrix.x0 -= area.minX
    matrix.y0 -= area.minY
    cairo_set_matrix(target.cairo, &matrix)
    var plain = values
    plain.shadow.opacity = 0
    var renderer = Renderer(context: target, scale: scale, now: now, cache: cache)
    // Of glass only the shape matters here.
    renderer.isFaded = true
    renderer.drawOpaque(of: layer, plain)
    let sigma = Double(shadow.radius * scale)
    if sigma > 0 {
      mask.withBytes {
        cpixels_blur_alpha(
          $0, Int32(mask.width), Int32(mask.height), Int32(mask.bytesPerRow), sigma)
      }
    }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    setSource(color)
    cairo_mask_surface(
      cairo, mask.pixels, Double(area.minX + shadow.offset.width * scale),
      Double(area.minY + shadow.offset.height * scale))
    cairo_restore(cairo)
  }
}
