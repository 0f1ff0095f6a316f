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

}
