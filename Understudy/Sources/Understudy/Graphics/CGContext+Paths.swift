// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo

extension CGContext {
  public func beginPath() { cairo_new_path(cairo) }

  public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

  public func addLine(to point: CGPoint) { cairo_line_to(cairo, point.x, point.y) }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }

  public func addRect(_ rect: CGRect) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
  }

  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  public func addPath(_ path: CGPath) { append(path.elements) }

  public func closePath() { cairo_close_path(cairo) }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    paint(state.fillColor) { cairo_fill(cairo) }
  }

  public func strokePath() {
    paint(state.strokeColor) { cairo_stroke(cairo) }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_clip(cairo)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    rects.forEach(addRect)
    clip()
  }

  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private func append(_ elements: [CGPath.Element]) {
    for element in elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let end, let first, let second):
        addCurve(to: end, control1: first, control2: second)
      case .close: closePath()
      }
    }
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
