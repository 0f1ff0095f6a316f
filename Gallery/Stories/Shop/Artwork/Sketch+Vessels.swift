// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Vessels, with their base at y = 0 and light from the upper left.
extension Sketch {
  func moonJar() {
    floorShadow(34)
    branch()
    let body = UIBezierPath.symmetric(
      from: (13, -72),
      through: [
        (c1: (13, -69), c2: (14, -67), to: (16, -65)),
        (c1: (30, -60), c2: (38, -49), to: (38, -36)),
        (c1: (38, -20), c2: (29, -8), to: (17, 0)),
      ])
    fill(body, Palette.milk)
    clipped(to: body) {
      ellipse(46, -34, 46, 54, Palette.milkShade)
      ellipse(-14, -38, 38, 40, Palette.milk)
      ellipse(-17, -45, 8, 13, Palette.milk.lighter, alpha: 0.9)
    }
    ellipse(0, -72, 13, 3.4, Palette.milkShade)
    ellipse(0, -71.6, 10.5, 2.3, Palette.ironShade, alpha: 0.75)
  }

  func teapot() {
    floorShadow(36)
    stroke(.curve((-27, -42), (-34, -96), (34, -96), (27, -42)), Palette.bambooShade, width: 5)
    stroke(.curve((-27, -44), (-34, -95), (32, -95), (26, -46)), Palette.bamboo, width: 2.4)
    let spout = UIBezierPath()
    spout.move(to: CGPoint(x: 22, y: -12))
    spout.addCurve(
      to: CGPoint(x: 52, y: -49), controlPoint1: CGPoint(x: 46, y: -14),
      controlPoint2: CGPoint(x: 42, y: -38))
    spout.addLine(to: CGPoint(x: 45, y: -50))
    spout.addCurve(
      to: CGPoint(x: 22, y: -38), controlPoint1: CGPoint(x: 38, y: -42),
      controlPoint2: CGPoint(x: 34, y: -38))
    spout.close()
    fill(spout, Palette.ashShade)
    let body = UIBezierPath.symmetric(
      from: (14, -50),
      through: [
        (c1: (28, -48), c2: (38, -38), to: (38, -25)),
        (c1: (38, -11), c2: (30, -2), to: (20, 0)),
      ])
    fill(body, Palette.ash)
    clipped(to: body) {
      ellipse(40, -20, 42, 44, Palette.ashShade, alpha: 0.75)
      ellipse(-10, -28, 34, 34, Palette.ash)
      fill(drip(width: 80, y: -30, depth: 7), Palette.ashLight, alpha: 0.85)
      ellipse(-19, -37, 7, 4, Palette.milk, alpha: 0.55)
    }
    let lid = UIBezierPath.symmetric(
      from: (3, -58), through: [(c1: (12, -57), c2: (16, -54), to: (17, -49))])
    fill(lid, Palette.ash)
    ellipse(0, -49, 17, 2.6, Palette.ashShade)
    ellipse(0, -60.5, 4.4, 3.8, Palette.ashShade)
    ellipse(-1.2, -61.6, 1.6, 1.2, Palette.ashLight)
  }

  func cup(steaming: Bool = false, filled: Bool = true) {
    floorShadow(24)
    if steaming {
      steam(-8, -62)
      steam(6, -66)
    }
    let body = UIBezierPath.symmetric(
      from: (26, -50),
      through: [
        (c1: (26, -30), c2: (24, -12), to: (17, -4)),
        (c1: (16, -2), c2: (15, -1), to: (14, 0)),
      ])
    fill(body, Palette.celadon)
    clipped(to: body) {
      ellipse(30, -26, 28, 44, Palette.celadonShade, alpha: 0.7)
      ellipse(-8, -30, 24, 36, Palette.celadon)
      fill(UIBezierPath(rect: CGRect(x: -30, y: -5, width: 60, height: 6)), Palette.clay)
      ellipse(-16, -31, 2.6, 11, Palette.celadonLight, alpha: 0.9)
    }
    ellipse(0, -50, 26, 6.4, Palette.celadonLight)
    ellipse(0, -49.6, 23.4, 5, Palette.celadonShade)
    guard filled else { return }
    clipped(to: .ellipse(0, -49.6, 23.4, 5)) {
      ellipse(0, -46.6, 22, 4.6, Palette.tea)
      ellipse(-6, -46.2, 9, 1.6, Palette.teaLight, alpha: 0.9)
    }
  }

  func bowl() {
    floorShadow(30)
    let body = UIBezierPath.symmetric(
      from: (42, -46),
      through: [
        (c1: (42, -24), c2: (30, -8), to: (15, -5)),
        (c1: (14.5, -3), c2: (14.5, -1.5), to: (14, 0)),
      ])
    fill(body, Palette.clay)
    clipped(to: body) {
      ellipse(48, -22, 44, 40, Palette.clayShade, alpha: 0.7)
      ellipse(-12, -28, 36, 36, Palette.clay)
      fill(drip(width: 96, y: -25, depth: 8), Palette.iron)
      ellipse(-26, -37, 3.2, 6, Palette.ashLight, alpha: 0.55)
    }
    ellipse(0, -46, 42, 8, Palette.ironShade)
    ellipse(0, -45.4, 38.5, 6.2, Palette.iron)
    clipped(to: .ellipse(0, -45.4, 38.5, 6.2)) {
      ellipse(0, -41.4, 35, 5.6, Palette.leaf)
      ellipse(-8, -41.8, 13, 1.8, Palette.celadonLight, alpha: 0.55)
    }
  }

  func floorShadow(_ radius: CGFloat) {
    ellipse(5, 0, radius * 1.12, radius * 0.16, Palette.shadow, alpha: 0.10)
    ellipse(3, 0, radius * 0.86, radius * 0.11, Palette.shadow, alpha: 0.14)
  }

  func steam(_ x: CGFloat, _ y: CGFloat) {
    stroke(
      .curve((x, y), (x - 9, y - 10), (x + 9, y - 18), (x, y - 30)), Palette.milk.lighter,
      width: 2.6, alpha: 0.7)
  }

  /// Glaze that has run down to a wavy edge; fills everything above it.
  private func drip(width: CGFloat, y: CGFloat, depth: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -width / 2, y: -120))
    path.addLine(to: CGPoint(x: -width / 2, y: y))
    let waves: [CGFloat] = [1, 0.2, 0.75, -0.1, 1.1, 0.3]
    let step = width / CGFloat(waves.count)
    var x = -width / 2
    for wave in waves {
      path.addCurve(
        to: CGPoint(x: x + step, y: y),
        controlPoint1: CGPoint(x: x + step * 0.3, y: y + depth * wave * 1.6),
        controlPoint2: CGPoint(x: x + step * 0.7, y: y + depth * wave * 1.6))
      x += step
    }
    path.addLine(to: CGPoint(x: width / 2, y: -120))
    path.close()
    return path
  }

  private func branch() {
    stroke(
      .curve((0, -68), (2, -88), (12, -94), (22, -108)), Palette.bambooShade, width: 2)
    stroke(.curve((5, -87), (-4, -92), (-9, -98), (-14, -108)), Palette.bambooShade, width: 1.6)
    for (x, y, angle) in [
      (22, -108, -0.6), (14, -98, 0.5), (19, -103, 1.3), (-14, -108, -2.2), (-9, -99, -0.9),
      (6, -90, 1.1), (-3, -93, -2.8),
    ] as [(CGFloat, CGFloat, CGFloat)] {
      placed(x, y, turned: angle) { leafShape() }
    }
  }

  /// A leaf that points to the right from the origin.
  func leafShape() {
    let blade = UIBezierPath()
    blade.move(to: .zero)
    blade.addQuadCurve(to: CGPoint(x: 15, y: 0), controlPoint: CGPoint(x: 7, y: -7.5))
    blade.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 7, y: 5))
    blade.close()
    fill(blade, Palette.leaf)
    stroke(.curve((1, 0), (5, -1.2), (9, -1), (12, -0.3)), Palette.leafShade, width: 0.8)
  }
}

extension UIColor {
  /// The color halfway to white.
  fileprivate var lighter: UIColor {
    UIColor { traits in
      let base = self.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      base.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return UIColor(
        red: (1 + red) / 2, green: (1 + green) / 2, blue: (1 + blue) / 2, alpha: alpha)
    }
  }
}
