// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Tins of tea, and scenes composed of several things.
extension Sketch {
  func tin(_ color: UIColor, shade: UIColor, lid: UIColor) {
    floorShadow(28)
    let body = UIBezierPath(
      roundedRect: CGRect(x: -27, y: -74, width: 54, height: 74), cornerRadius: 4)
    fill(body, color)
    clipped(to: body) {
      fill(UIBezierPath(rect: CGRect(x: 12, y: -76, width: 20, height: 80)), shade, alpha: 0.7)
      fill(
        UIBezierPath(rect: CGRect(x: -22, y: -76, width: 3, height: 80)), Palette.milk, alpha: 0.35)
    }
    let label = UIBezierPath(
      roundedRect: CGRect(x: -18, y: -52, width: 36, height: 38), cornerRadius: 2)
    fill(label, Palette.milk)
    placed(0, -24, scale: 1.25, turned: -0.55) { leafShape() }
    placed(0, -24, scale: 1.25, turned: -2.6) { leafShape() }
    placed(0, -24, scale: 1.4, turned: -1.57) { leafShape() }
    let cap = UIBezierPath(
      roundedRect: CGRect(x: -28.5, y: -88, width: 57, height: 20), cornerRadius: 3.5)
    fill(cap, lid)
    clipped(to: cap) {
      fill(UIBezierPath(rect: CGRect(x: 12, y: -90, width: 20, height: 24)), Palette.ironShade)
      fill(
        UIBezierPath(rect: CGRect(x: -23, y: -90, width: 3, height: 24)), Palette.ashLight,
        alpha: 0.5)
    }
  }

  /// The morning set on a shelf, in front of the rising sun.
  func stillLife(_ size: CGSize) {
    fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), Palette.dawnWall)
    ellipse(232, 104, 78, 78, Palette.sun)
    shelf(y: 176, size: size)
    placed(76, 184, scale: 1.12) { moonJar() }
    placed(186, 188, scale: 1.2) { teapot() }
    placed(276, 192, scale: 0.86) { cup(steaming: true) }
    placed(326, 190, scale: 0.78) { cup() }
  }

  /// A cup with a paper ticket leaning on it.
  func voucher(_ size: CGSize) {
    fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), Palette.blushWall)
    ellipse(160, 88, 62, 62, Palette.sun)
    shelf(y: 136, size: size)
    placed(206, 92, scale: 1.05, turned: -0.2) { ticket() }
    placed(124, 146, scale: 1.28) { cup(steaming: true) }
  }

  /// The kiln on the day it is opened, with the cups that came out whole.
  func openKiln(_ size: CGSize) {
    fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), Palette.mistWall)
    shelf(y: 150, size: size)
    let outer = arch(center: 160, top: 14, bottom: 150, radius: 92)
    fill(outer, Palette.clay)
    clipped(to: outer) { bricks() }
    let mouth = arch(center: 160, top: 34, bottom: 150, radius: 70)
    fill(mouth, Palette.ironShade)
    clipped(to: mouth) {
      ellipse(160, 150, 80, 60, Palette.tea, alpha: 0.25)
      ellipse(160, 158, 56, 44, Palette.sun, alpha: 0.35)
      for y in [100, 146] as [CGFloat] {
        fill(UIBezierPath(rect: CGRect(x: 86, y: y, width: 148, height: 4)), Palette.woodShade)
      }
      for x in [124, 160, 196] as [CGFloat] {
        placed(x, 100, scale: 0.56) { cup(filled: false) }
        placed(x, 146, scale: 0.56) { cup(filled: false) }
      }
    }
    placed(282, 158, scale: 0.9) { cup(steaming: true) }
    placed(44, 156, scale: 0.62) { moonJar() }
  }

  func shelf(y: CGFloat, size: CGSize) {
    fill(
      UIBezierPath(rect: CGRect(x: 0, y: y, width: size.width, height: size.height - y)),
      Palette.wood)
    fill(
      UIBezierPath(rect: CGRect(x: 0, y: y, width: size.width, height: 2)), Palette.woodShade,
      alpha: 0.6)
  }

  private func arch(
    center x: CGFloat, top: CGFloat, bottom: CGFloat, radius: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    let shoulder = top + radius
    let bend = radius * 0.5523
    path.move(to: CGPoint(x: x - radius, y: bottom))
    path.addLine(to: CGPoint(x: x - radius, y: shoulder))
    path.addCurve(
      to: CGPoint(x: x, y: top), controlPoint1: CGPoint(x: x - radius, y: shoulder - bend),
      controlPoint2: CGPoint(x: x - bend, y: top))
    path.addCurve(
      to: CGPoint(x: x + radius, y: shoulder), controlPoint1: CGPoint(x: x + bend, y: top),
      controlPoint2: CGPoint(x: x + radius, y: shoulder - bend))
    path.addLine(to: CGPoint(x: x + radius, y: bottom))
    path.close()
    return path
  }

  private func bricks() {
    for row in 0..<8 {
      let y = CGFloat(row) * 18 + 12
      fill(
        UIBezierPath(rect: CGRect(x: 60, y: y, width: 200, height: 1.6)), Palette.clayShade,
        alpha: 0.7)
      for column in 0..<8 {
        let x = CGFloat(column) * 30 + (row.isMultiple(of: 2) ? 62 : 77)
        fill(
          UIBezierPath(rect: CGRect(x: x, y: y, width: 1.6, height: 18)), Palette.clayShade,
          alpha: 0.7)
      }
    }
  }

  /// A ticket with two notches, centered on the origin.
  private func ticket() {
    let paper = ticketShape()
    placed(3, 4) { fill(paper, Palette.shadow, alpha: 0.14) }
    fill(paper, Palette.milk)
    clipped(to: paper) {
      fill(UIBezierPath(rect: CGRect(x: 20, y: -32, width: 40, height: 64)), Palette.clay)
      placed(36, 10, scale: 1.3, turned: -1.57) { leafShape() }
    }
    for y in [-13, -2, 9] as [CGFloat] {
      let length: CGFloat = y == -13 ? 26 : 40
      stroke(.curve((-30, y), (-24, y), (-24, y), (-30 + length, y)), Palette.milkShade, width: 4)
    }
  }

  private func ticketShape() -> UIBezierPath {
    let (left, right, half, notch, notchX) = (
      CGFloat(-54), CGFloat(54), CGFloat(30), CGFloat(5), CGFloat(20)
    )
    let path = UIBezierPath()
    path.move(to: CGPoint(x: left, y: -half))
    path.addLine(to: CGPoint(x: notchX - notch, y: -half))
    path.addArc(
      withCenter: CGPoint(x: notchX, y: -half), radius: notch, startAngle: .pi, endAngle: 0,
      clockwise: false)
    path.addLine(to: CGPoint(x: right, y: -half))
    path.addLine(to: CGPoint(x: right, y: half))
    path.addLine(to: CGPoint(x: notchX + notch, y: half))
    path.addArc(
      withCenter: CGPoint(x: notchX, y: half), radius: notch, startAngle: 0, endAngle: .pi,
      clockwise: false)
    path.addLine(to: CGPoint(x: left, y: half))
    path.close()
    return path
  }
}
