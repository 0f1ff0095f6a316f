// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The glyphs on keys that are not letters.
@MainActor
enum KeyboardGlyphs {
  static func drawShift(in face: CGRect, _ color: UIColor, _ shift: KeyboardShift) {
    let arrow = path(
      [(0, -9), (9.2, 0.6), (4.6, 0.6), (4.6, 7.5), (-4.6, 7.5), (-4.6, 0.6), (-9.2, 0.6)],
      around: CGPoint(x: face.midX, y: face.midY - (shift == .locked ? 1 : 0)))
    paint(arrow, color, isFilled: shift != .off)
    guard shift == .locked else { return }
    color.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: face.midX - 4.6, y: face.midY + 8.4, width: 9.2, height: 2.2),
      cornerRadius: 0.6
    ).fill()
  }

  static func drawDelete(in face: CGRect, _ color: UIColor, _ isFilled: Bool) {
    let middle = CGPoint(x: face.midX, y: face.midY)
    let shape = path([(-11, 0), (-4, -8), (10.5, -8), (10.5, 8), (-4, 8)], around: middle)
    paint(shape, color, isFilled: isFilled)
    let cross = UIBezierPath()
    for sign: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: middle.x - 0.5, y: middle.y - 3.4 * sign))
      cross.addLine(to: CGPoint(x: middle.x + 6.3, y: middle.y + 3.4 * sign))
    }
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    (isFilled ? KeyboardMetrics.letterKey : color).setStroke()
    cross.stroke()
  }

  /// A small keyboard above an arrow that points down.
  static func drawDismiss(in face: CGRect, _ color: UIColor) {
    color.setStroke()
    color.setFill()
    let middle = CGPoint(x: face.midX, y: face.midY - 3)
    let frame = UIBezierPath(
      roundedRect: CGRect(x: middle.x - 11, y: middle.y - 7, width: 22, height: 14),
      cornerRadius: 2.5)
    frame.lineWidth = 1.5
    frame.stroke()
    for row: CGFloat in [-3.5, 0] {
      for column: CGFloat in [-6.5, -2.2, 2.2, 6.5] {
        UIBezierPath(
          rect: CGRect(x: middle.x + column - 1, y: middle.y + row - 1, width: 2, height: 2)
        ).fill()
      }
    }
    UIBezierPath(rect: CGRect(x: middle.x - 4.5, y: middle.y + 2.8, width: 9, height: 1.6)).fill()
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: middle.x - 3.5, y: middle.y + 10))
    arrow.addLine(to: CGPoint(x: middle.x, y: middle.y + 13))
    arrow.addLine(to: CGPoint(x: middle.x + 3.5, y: middle.y + 10))
    arrow.lineWidth = 1.5
    arrow.lineCapStyle = .round
    arrow.lineJoinStyle = .round
    arrow.stroke()
  }

  private static func path(_ points: [(CGFloat, CGFloat)], around middle: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: middle.x + point.0, y: middle.y + point.1)
      index == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    path.close()
    path.lineWidth = 1.5
    path.lineJoinStyle = .round
    return path
  }

  private static func paint(_ path: UIBezierPath, _ color: UIColor, isFilled: Bool) {
    color.setStroke()
    path.stroke()
    guard isFilled else { return }
    color.setFill()
    path.fill()
  }
}
