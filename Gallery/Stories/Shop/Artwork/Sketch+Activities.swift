// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UIKitShim

/// Scenes of activities, 360 units wide and 200 high.
extension Sketch {
  /// A bowl that is being thrown, between the shelf and the bucket.
  func wheel(_ size: CGSize) {
    wall(Palette.sandWall, size)
    ellipse(128, 92, 70, 70, Palette.sun)
    fill(
      UIBezierPath(roundedRect: CGRect(x: 232, y: 76, width: 108, height: 5), cornerRadius: 1),
      Palette.woodShade)
    placed(256, 76, scale: 0.56) { bowl() }
    placed(298, 76, scale: 0.5) { cup(filled: false) }
    placed(325, 76, scale: 0.36) { moonJar() }
    shelf(y: 162, size: size)
    floorShadow(x: 128, y: 184, 62)
    let foot = UIBezierPath.symmetric(
      from: (12, -60), through: [(c1: (12, -30), c2: (16, -10), to: (30, 0))])
    placed(128, 184) { fill(foot, Palette.ironShade) }
    ellipse(128, 129, 72, 11, Palette.ironShade)
    ellipse(128, 125, 72, 11, Palette.iron)
    ellipse(128, 121, 54, 8, Palette.bamboo)
    placed(128, 123, scale: 1.1) { thrownBowl() }
    placed(282, 184) { bucket(Palette.mistWall) }
  }

  /// Tea at night, with the moon in the window.
  func evening(_ size: CGSize) {
    wall(Palette.nightWall, size)
    let window = UIBezierPath(
      roundedRect: CGRect(x: 206, y: 22, width: 108, height: 92), cornerRadius: 3)
    fill(window, Palette.night)
    clipped(to: window) {
      ellipse(282, 52, 19, 19, Palette.moon)
      ellipse(232, 124, 52, 22, Palette.nightWall)
      ellipse(296, 126, 40, 18, Palette.nightWall)
    }
    for x in [206, 258, 310] as [CGFloat] {
      fill(UIBezierPath(rect: CGRect(x: x, y: 22, width: 4, height: 92)), Palette.woodShade)
    }
    for y in [20, 112] as [CGFloat] {
      fill(UIBezierPath(rect: CGRect(x: 202, y: y, width: 116, height: 4)), Palette.woodShade)
    }
    ellipse(128, 128, 96, 74, Palette.lamp, alpha: 0.16)
    ellipse(128, 136, 64, 50, Palette.lamp, alpha: 0.2)
    shelf(y: 160, size: size)
    placed(128, 172, scale: 1.12) { teapot() }
    placed(52, 176, scale: 0.72) { cup(steaming: true) }
    placed(206, 178, scale: 0.76) { cup(steaming: true) }
    placed(262, 180, scale: 0.76) { cup() }
    placed(316, 178, scale: 0.7) { cup(filled: false) }
  }

  /// A bowl whose cracks are lines of gold, the brush, and the gold.
  func mending(_ size: CGSize) {
    wall(Palette.dawnWall, size)
    ellipse(176, 100, 82, 82, Palette.sun, alpha: 0.7)
    shelf(y: 158, size: size)
    placed(176, 176, scale: 1.75) { mendedBowl() }
    placed(68, 182, scale: 0.62) { bucket(Palette.teaLight) }
    placed(300, 178, turned: -0.42) { brush() }
  }

  /// Buckets of glaze, and cups that were dipped in them.
  func glazing(_ size: CGSize) {
    wall(Palette.blushWall, size)
    fill(
      UIBezierPath(roundedRect: CGRect(x: 30, y: 82, width: 300, height: 5), cornerRadius: 1),
      Palette.woodShade)
    for (x, scale) in [(64, 0.72), (122, 0.8), (240, 0.8), (298, 0.72)] as [(CGFloat, CGFloat)] {
      placed(x, 82, scale: scale) { cup(filled: false) }
    }
    placed(181, 82, scale: 0.78) { bowl() }
    shelf(y: 162, size: size)
    placed(72, 186, scale: 1.1) { bucket(Palette.celadon) }
    placed(180, 188, scale: 1.2) { bucket(Palette.clayLight) }
    placed(290, 186, scale: 1.1) { bucket(Palette.iron) }
  }

  private func wall(_ color: UIColor, _ size: CGSize) {
    fill(UIBezierPath(rect: CGRect(origin: .zero, size: size)), color)
  }

  private func floorShadow(x: CGFloat, y: CGFloat, _ radius: CGFloat) {
    placed(x, y) { floorShadow(radius) }
  }

  /// Wet clay with the rings that fingers leave.
  private func thrownBowl() {
    let body = UIBezierPath.symmetric(
      from: (37, -44),
      through: [
        (c1: (35, -28), c2: (30, -14), to: (21, -7)),
        (c1: (20, -4), c2: (20, -2), to: (20, 0)),
      ])
    fill(body, Palette.clay)
    clipped(to: body) {
      ellipse(40, -22, 36, 40, Palette.clayShade, alpha: 0.65)
      ellipse(-10, -26, 34, 34, Palette.clay)
      for y in [-36, -29, -22, -15] as [CGFloat] {
        stroke(
          .curve((-40, y), (-16, y + 6), (16, y + 6), (40, y)), Palette.clayShade, width: 1.2,
          alpha: 0.5)
      }
      ellipse(-24, -32, 3, 7, Palette.clayLight, alpha: 0.8)
    }
    ellipse(0, -44, 37, 7.4, Palette.clayLight)
    ellipse(0, -43.4, 33, 5.6, Palette.clayShade)
  }

  /// A bucket, full to the brim.
  private func bucket(_ content: UIColor) {
    floorShadow(30)
    let body = UIBezierPath.symmetric(
      from: (34, -48), through: [(c1: (32, -30), c2: (30, -14), to: (27, 0))])
    fill(body, Palette.ash)
    clipped(to: body) {
      fill(UIBezierPath(rect: CGRect(x: 10, y: -60, width: 30, height: 64)), Palette.ashShade)
      fill(
        UIBezierPath(rect: CGRect(x: -24, y: -60, width: 4, height: 64)), Palette.ashLight,
        alpha: 0.7)
    }
    ellipse(0, -48, 34, 7.6, Palette.ashLight)
    ellipse(0, -47.4, 31, 6, content)
    clipped(to: .ellipse(0, -47.4, 31, 6)) {
      ellipse(-8, -46.6, 12, 1.5, Palette.milk, alpha: 0.45)
    }
  }

  private func mendedBowl() {
    floorShadow(28)
    let body = UIBezierPath.symmetric(
      from: (42, -46),
      through: [
        (c1: (42, -24), c2: (30, -8), to: (15, -5)),
        (c1: (14.5, -3), c2: (14.5, -1.5), to: (14, 0)),
      ])
    fill(body, Palette.celadon)
    clipped(to: body) {
      ellipse(48, -22, 44, 40, Palette.celadonShade, alpha: 0.75)
      ellipse(-12, -28, 36, 36, Palette.celadon)
      ellipse(-27, -34, 3, 7, Palette.celadonLight, alpha: 0.9)
      for path in [
        UIBezierPath.curve((-16, -47), (-12, -36), (-20, -28), (-8, -20)),
        .curve((-8, -20), (-2, -14), (-6, -8), (2, -2)),
        .curve((-8, -20), (4, -24), (12, -18), (24, -26)),
        .curve((24, -26), (28, -32), (26, -38), (32, -47)),
        .curve((-14, -33), (-24, -30), (-30, -24), (-38, -26)),
      ] {
        stroke(path, Palette.gold, width: 1.7)
      }
    }
    ellipse(0, -46, 42, 8, Palette.celadonLight)
    ellipse(0, -45.4, 38.5, 6.2, Palette.celadonShade)
    stroke(.curve((-16, -39.4), (-14, -42), (-13, -43), (-12, -45)), Palette.gold, width: 1.5)
  }

  private func brush() {
    stroke(.curve((0, -2), (20, -4), (40, -4), (62, -3)), Palette.shadow, width: 4, alpha: 0.12)
    stroke(.curve((0, -6), (18, -7), (36, -7), (58, -6)), Palette.bamboo, width: 4.4)
    let hair = UIBezierPath()
    hair.move(to: CGPoint(x: -2, y: -9))
    hair.addQuadCurve(to: CGPoint(x: -24, y: -4), controlPoint: CGPoint(x: -14, y: -11))
    hair.addQuadCurve(to: CGPoint(x: -2, y: -3), controlPoint: CGPoint(x: -12, y: -2))
    hair.close()
    fill(hair, Palette.ironShade)
    ellipse(-22, -4.6, 3.4, 1.6, Palette.gold)
    stroke(.curve((-2, -6), (0, -6), (2, -6), (4, -6)), Palette.ashShade, width: 6)
  }
}
