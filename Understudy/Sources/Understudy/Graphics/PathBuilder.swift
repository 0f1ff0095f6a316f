// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

/// Puts a path together out of moves, lines and cubic curves.
package struct PathBuilder {
  package private(set) var elements: [CGPath.Element] = []
  package private(set) var current: CGPoint?
  private var start: CGPoint?

  package init() {}

  package init(elements: [CGPath.Element]) {
    append(elements)
  }

  package mutating func append(_ added: [CGPath.Element]) {
    for element in added {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .curve(let point, _, _):
        current = point
      case .close:
        current = start
      }
    }
    elements += added
  }

  package mutating func move(to point: CGPoint) { append([.move(point)]) }

  package mutating func addLine(to point: CGPoint) {
    append([current == nil ? .move(point) : .line(point)])
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if current == nil { move(to: control1) }
    append([.curve(end, control1: control1, control2: control2)])
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = current ?? control
    addCurve(
      to: end,
      control1: CGPoint(
        x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(
        x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  package mutating func close() {
    guard current != nil, elements.last != .close else { return }
    append([.close])
  }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    let transform = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    move(to: CGPoint(x: 1, y: 0).applying(transform))
    addArc(
      center: .zero, radius: 1, from: 0, to: 2 * .pi, increasing: true, transform: transform)
    close()
  }

  /// An arc whose angle grows (clockwise where y points down) or shrinks.
  ///
  /// A line joins it to what was there before. Each part of at most a quarter turn is one curve.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat,
    increasing: Bool, transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, increasing: increasing)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(cos(Double(angle))),
        y: center.y + radius * CGFloat(sin(Double(angle))))
    }
    func control(_ angle: CGFloat, _ reach: CGFloat) -> CGPoint {
      let end = point(angle)
      return CGPoint(
        x: end.x - reach * radius * CGFloat(sin(Double(angle))),
        y: end.y + reach * radius * CGFloat(cos(Double(angle)))
      ).applying(transform)
    }
    addLine(to: point(startAngle).applying(transform))
    let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let reach = 4 / 3 * CGFloat(tan(Double(step) / 4))
    guard sweep != 0 else { return }
    for part in 0..<parts {
      let angle = startAngle + step * CGFloat(part)
      addCurve(
        to: point(angle + step).applying(transform), control1: control(angle, reach),
        control2: control(angle + step, -reach))
    }
  }

  /// The angle that an arc covers, with its sign; at most a whole turn.
  private static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increasing ? end - start : start - end
    let whole = increasing ? turn : -turn
    if difference >= turn { return whole }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    if rest == 0, difference < 0 {
      // A whole turn against the direction covers nothing. Core Graphics draws the circle none the
      // less where both angles are whole turns themselves, and apps rely on that.
      return start.truncatingRemainder(dividingBy: turn) == 0 ? whole : 0
    }
    let positive = rest < 0 ? rest + turn : rest
    return increasing ? positive : -positive
  }

  package func elements(applying transform: CGAffineTransform?) -> [CGPath.Element] {
    guard let transform, !transform.isIdentity else { return elements }
    return elements.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let end, let first, let second):
        .curve(
          end.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .close: .close
      }
    }
  }
}
