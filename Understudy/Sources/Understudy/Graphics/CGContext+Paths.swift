// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CCairo

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

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

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(cairo, &x, &y)
    var builder = PathBuilder()
    builder.move(to: CGPoint(x: x, y: y))
    builder.addQuadCurve(to: end, control: control)
    append(Array(builder.elements.dropFirst()))
  }

  public func addRect(_ rect: CGRect) {
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
  }

  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  public func addEllipse(in rect: CGRect) { addPath(CGPath(ellipseIn: rect, transform: nil)) }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var builder = PathBuilder()
    var (x, y) = (0.0, 0.0)
    if cairo_has_current_point(cairo) != 0 {
      cairo_get_current_point(cairo, &x, &y)
      builder.move(to: CGPoint(x: x, y: y))
    }
    let had = builder.elements.count
    builder.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise)
    append(Array(builder.elements.dropFirst(had)))
  }

  public func addPath(_ path: CGPath) { append(path.elements) }

  public func closePath() { cairo_close_path(cairo) }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    cairo_set_fill_rule(cairo, rule.cairo)
    paint(state.fillColor) { cairo_fill(cairo) }
  }

  public func strokePath() {
    paint(state.strokeColor) { cairo_stroke(cairo) }
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      cairo_set_fill_rule(cairo, (mode == .fillStroke ? CGPathFillRule.winding : .evenOdd).cairo)
      paint(state.fillColor) { cairo_fill_preserve(cairo) }
      strokePath()
    }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    cairo_fill(cairo)
    cairo_restore(cairo)
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
    addRects(rects)
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
