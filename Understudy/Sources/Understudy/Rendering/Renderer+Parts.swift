// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

extension Renderer {
  func drawBackground(_ values: LayerProperties, _ outline: Outline) {
    guard let color = values.backgroundColor, color.alpha > 0 else { return }
    fill(outline, color)
  }

  /// The border lies inside of the bounds.
  func drawBorder(_ values: LayerProperties, _ outline: Outline) {
    guard values.borderWidth > 0, let color = values.borderColor, color.alpha > 0 else { return }
    cairo_new_path(cairo)
    context.addPath(outline.path)
    context.addPath(outline.inset(by: values.borderWidth).path)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    setSource(color)
    withHardEdges(outline.isRectangle) { cairo_fill(cairo) }
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  func fill(_ outline: Outline, _ color: CGColor) {
    cairo_new_path(cairo)
    if outline.isRectangle {
      // At a smaller scale than the device's a hairline would fall between two pixels.
      let rect = outline.rect
      let pixel = 1 / scale
      cairo_rectangle(
        cairo, rect.minX, rect.minY, rect.width > 0 ? max(rect.width, pixel) : 0,
        rect.height > 0 ? max(rect.height, pixel) : 0)
    } else {
      context.addPath(outline.path)
    }
    setSource(color)
    withHardEdges(outline.isRectangle) { cairo_fill(cairo) }
  }

  func clip(to outline: Outline) {
    cairo_new_path(cairo)
    context.addPath(outline.path)
    withHardEdges(outline.isRectangle) { cairo_clip(cairo) }
  }

  /// Upright rectangles end at whole pixels, as they do on a graphics processor.
  private func withHardEdges(_ isRectangle: Bool, _ body: () -> Void) {
    let transform = context.userSpaceToDeviceSpaceTransform
    let isUpright = transform.b == 0 && transform.c == 0
    let before = cairo_get_antialias(cairo)
    if isRectangle && isUpright { cairo_set_antialias(cairo, CAIRO_ANTIALIAS_NONE) }
    body()
    cairo_set_antialias(cairo, before)
  }

  func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  // MARK: Contents

  func drawContents(of layer: CALayer, _ values: LayerProperties, _ outline: Outline) {
    if let union = layer as? GlassUnionLayer { return drawUnion(union, values) }
    if let backdrop = layer as? BackdropLayer { return drawBackdrop(backdrop, values, outline) }
    if let shape = layer as? CAShapeLayer { drawShape(shape, values) }
    if let gradient = layer as? CAGradientLayer { drawGradient(gradient, values, outline) }
    if let backing = cache.backing(of: layer, scale: scale) {
      draw(
        backing.surface, of: backing.bounds.size, in: values.bounds,
        gravity: layer.contentsGravity)
    } else if let contents = values.contents {
      // Casts to classes from `Any` always succeed for the ones UIKit takes; others draw nothing.
      guard let image = contents as? CGImage else { return }
      let size = CGSize(
        width: CGFloat(image.width) / layer.contentsScale,
        height: CGFloat(image.height) / layer.contentsScale)
      draw(image.surface, of: size, in: values.bounds, gravity: layer.contentsGravity)
    }
  }

  private func draw(
    _ surface: Surface, of size: CGSize, in bounds: CGRect, gravity: CALayerContentsGravity
  ) {
    let rect = gravity.frame(size, in: bounds)
    guard rect.width > 0, rect.height > 0 else { return }
    let transform = context.userSpaceToDeviceSpaceTransform
    let device = rect.applying(transform)
    let isPlain =
      transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
      && abs(device.width - CGFloat(surface.width)) < 1
      && abs(device.height - CGFloat(surface.height)) < 1
    guard isPlain else { return context.draw(surface, in: rect) }
    // Pixel for pixel: the nearest whole pixel keeps text sharp.
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_surface(
      cairo, surface.pixels, Double(device.minX.rounded()), Double(device.minY.rounded()))
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }
}

extension CALayerContentsGravity {
  /// Where contents of a size go in the bounds.
  func frame(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let scales = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resize: return bounds
    case .resizeAspect: return frame(size, min(scales.0, scales.1), (0.5, 0.5), bounds)
    case .resizeAspectFill: return frame(size, max(scales.0, scales.1), (0.5, 0.5), bounds)
    case .top: return frame(size, 1, (0.5, 0), bounds)
    case .bottom: return frame(size, 1, (0.5, 1), bounds)
    case .left: return frame(size, 1, (0, 0.5), bounds)
    case .right: return frame(size, 1, (1, 0.5), bounds)
    case .topLeft: return frame(size, 1, (0, 0), bounds)
    case .topRight: return frame(size, 1, (1, 0), bounds)
    case .bottomLeft: return frame(size, 1, (0, 1), bounds)
    case .bottomRight: return frame(size, 1, (1, 1), bounds)
    default: return frame(size, 1, (0.5, 0.5), bounds)
    }
  }

  private func frame(
    _ size: CGSize, _ scale: CGFloat, _ anchor: (CGFloat, CGFloat), _ bounds: CGRect
  ) -> CGRect {
    let size = CGSize(width: size.width * scale, height: size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * anchor.0,
      y: bounds.minY + (bounds.height - size.height) * anchor.1,
      width: size.width, height: size.height)
  }
}
