// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

/// Composites layer trees into a bitmap, with what is on screen at one moment of the clock.
///
/// Transforms are drawn as seen from the front: depth and perspective have no effect.
@MainActor
struct Renderer {
  let context: CGContext
  let scale: CGFloat
  let now: TimeInterval
  let cache: RenderCache
  /// Something above has an opacity below 1, under which glass loses its effect.
  var isFaded = false

  var cairo: OpaquePointer { context.cairo }

  /// Draws a layer with its frame in the coordinates of the context.
  func draw(_ layer: CALayer) {
    let values = shown(layer)
    guard !values.isHidden, values.opacity > 0.0005, enter(values.drawnToSuperlayer) else { return }
    defer { cairo_restore(cairo) }
    if isOutsideClip(layer, values) { return }
    if let glass = layer as? GlassLayer { return drawGlass(glass, values) }
    if values.opacity < 1, layer.mask == nil, let color = soleColor(of: layer, values) {
      return fill(outline(layer, values), color)
    }
    guard layer.mask != nil || values.opacity < 1 else { return drawOpaque(of: layer, values) }
    context.clip(to: extent(of: layer, values).insetBy(dx: -1, dy: -1))
    var inner = self
    if values.opacity < 1 { inner.isFaded = true }
    drawGroup(opacity: CGFloat(values.opacity), mask: layer.mask) {
      inner.drawOpaque(of: layer, values)
    }
  }

  /// Draws a layer as if it were opaque, in its own coordinates.
  func drawOpaque(of layer: CALayer, _ values: LayerProperties) {
    drawShadow(of: layer, values)
    drawParts(of: layer, values)
  }

  /// Background, contents, sublayers, and the border above them.
  private func drawParts(of layer: CALayer, _ values: LayerProperties) {
    let outline = self.outline(layer, values)
    drawBackground(values, outline)
    let needsClip = values.masksToBounds
    if needsClip {
      cairo_save(cairo)
      clip(to: outline)
    }
    drawContents(of: layer, values, outline)
    for sublayer in layer.inDrawingOrder { draw(sublayer) }
    if needsClip { cairo_restore(cairo) }
    drawBorder(values, outline)
  }

  // MARK: Space

  /// Whether there is anything to see: a transform that flattens everything shows nothing.
  private func enter(_ transform: CGAffineTransform) -> Bool {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard abs(determinant) > 1e-9, determinant.isFinite else { return false }
    cairo_save(cairo)
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
    return true
  }

  private func isOutsideClip(_ layer: CALayer, _ values: LayerProperties) -> Bool {
    let clip = context.boundingBoxOfClipPath
    guard clip.width > 0, clip.height > 0 else { return true }
    guard values.masksToBounds, values.shadow.opacity == 0 else { return false }
    return !clip.intersects(values.bounds)
  }

  /// The background with the opacity in it, if the layer shows nothing else: it needs no group.
  private func soleColor(of layer: CALayer, _ values: LayerProperties) -> CGColor? {
    guard type(of: layer) == CALayer.self, layer.state.sublayers.isEmpty,
      values.contents == nil, values.borderWidth == 0, values.shadow.opacity == 0,
      !layer.state.mayHaveBacking || cache.backing(of: layer, scale: scale) == nil,
      let color = values.backgroundColor
    else { return nil }
    return color.copy(alpha: color.alpha * CGFloat(values.opacity))
  }

  // MARK: Groups

  /// Draws into a bitmap of its own, then that with an opacity and through a mask.
  func drawGroup(opacity: CGFloat, mask: CALayer?, _ body: () -> Void) {
    cairo_push_group(cairo)
    body()
    let drawn = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(drawn) }
    guard let mask else {
      cairo_set_source(cairo, drawn)
      cairo_paint_with_alpha(cairo, Double(opacity))
      return
    }
    cairo_push_group(cairo)
    draw(mask)
    let shape = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(shape) }
    if opacity < 1 {
      cairo_push_group(cairo)
      cairo_set_source(cairo, drawn)
      cairo_mask(cairo, shape)
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, Double(opacity))
    } else {
      cairo_set_source(cairo, drawn)
      cairo_mask(cairo, shape)
    }
  }
}
