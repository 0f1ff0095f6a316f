// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo
import Foundation

extension Renderer {
  func drawShape(_ layer: CAShapeLayer, _ values: LayerProperties) {
    let shape = values.shape
    guard let path = shape.path, !path.isEmpty else { return }
    if let fill = shape.fillColor, fill.alpha > 0 {
      cairo_new_path(cairo)
      context.addPath(path)
      cairo_set_fill_rule(
        cairo, layer.fillRule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      setSource(fill)
      cairo_fill(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
    guard let stroke = shape.strokeColor, stroke.alpha > 0, shape.lineWidth > 0 else { return }
    let drawn = path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
    guard !drawn.isEmpty else { return }
    context.saveGState()
    context.setLineWidth(shape.lineWidth)
    context.setLineCap(layer.lineCap.style)
    context.setLineJoin(layer.lineJoin.style)
    context.setMiterLimit(layer.miterLimit)
    if let dashes = layer.lineDashPattern, !dashes.isEmpty {
      context.setLineDash(
        phase: shape.lineDashPhase, lengths: dashes.map { CGFloat($0.doubleValue) })
    }
    cairo_new_path(cairo)
    context.addPath(drawn)
    setSource(stroke)
    cairo_stroke(cairo)
    context.restoreGState()
  }

  func drawGradient(_ layer: CAGradientLayer, _ values: LayerProperties, _ outline: Outline) {
    let gradient = values.gradient
    guard
      let colors = CGGradient(
        colorsSpace: nil, colors: gradient.colors, locations: gradient.locations)
    else { return }
    let bounds = values.bounds
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    cairo_save(cairo)
    clip(to: outline)
    let (start, end) = (place(gradient.startPoint), place(gradient.endPoint))
    if layer.type == .radial {
      let (dx, dy) = (abs(end.x - start.x), abs(end.y - start.y))
      if dx > 0, dy > 0 {
        // An ellipse around the start point: a circle, stretched.
        cairo_translate(cairo, start.x, start.y)
        cairo_scale(cairo, dx, dy)
        context.drawRadialGradient(
          colors, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    } else {
      context.drawLinearGradient(
        colors, start: start, end: end,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    cairo_restore(cairo)
  }
}
