// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

/// The glyphs of a status bar as paths, each in a box that starts at zero.
enum StatusBarGlyphs {
  static let signalSize = CGSize(width: 19, height: 12)
  static let wifiSize = CGSize(width: 17, height: 12.3)
  static let batterySize = CGSize(width: 27.4, height: 13)

  /// Four bars, each higher than the one before.
  static func signal() -> UIBezierPath {
    let path = UIBezierPath()
    let width: CGFloat = 3.2
    for (index, height) in [CGFloat(4), 6.2, 9, 12].enumerated() {
      let bar = CGRect(
        x: CGFloat(index) * 5.27, y: signalSize.height - height, width: width, height: height)
      path.append(UIBezierPath(roundedRect: bar, cornerRadius: 1))
    }
    return path
  }

  /// Three parts of a fan that opens upwards.
  static func wifi() -> UIBezierPath {
    let path = UIBezierPath()
    let foot = CGPoint(x: wifiSize.width / 2, y: wifiSize.height)
    for (inner, outer) in [(CGFloat(9.3), CGFloat(12.1)), (5.2, 7.9), (0, 3.8)] {
      path.append(fan(at: foot, from: inner, to: outer))
    }
    return path
  }

  static func batteryShell() -> UIBezierPath {
    let shell = CGRect(x: 0, y: 0, width: 25, height: 13).insetBy(dx: 0.5, dy: 0.5)
    let path = UIBezierPath(roundedRect: shell, cornerRadius: 3.8)
    path.lineWidth = 1
    return path
  }

  static func batteryCap() -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 26, y: 4.5))
    path.addCurve(
      to: CGPoint(x: 26, y: 8.5), controlPoint1: CGPoint(x: 27.8, y: 5.2),
      controlPoint2: CGPoint(x: 27.8, y: 7.8))
    path.close()
    return path
  }

  static func batteryFill() -> UIBezierPath {
    UIBezierPath(
      roundedRect: CGRect(x: 2, y: 2, width: 21, height: 9), cornerRadius: 2.5)
  }

  private static func fan(at foot: CGPoint, from inner: CGFloat, to outer: CGFloat) -> UIBezierPath
  {
    let half = CGFloat.pi / 4.05
    let path = UIBezierPath()
    path.addArc(
      withCenter: foot, radius: outer, startAngle: -.pi / 2 - half, endAngle: -.pi / 2 + half,
      clockwise: true)
    if inner > 0 {
      path.addArc(
        withCenter: foot, radius: inner, startAngle: -.pi / 2 + half, endAngle: -.pi / 2 - half,
        clockwise: false)
    } else {
      path.addLine(to: foot)
    }
    path.close()
    return path
  }
}
