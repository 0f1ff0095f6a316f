// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation

extension CATransform3D {
  /// Flat transforms are taken apart so that a rotation turns instead of shrinking.
  static func interpolate(_ a: CATransform3D, _ b: CATransform3D, _ fraction: CGFloat)
    -> CATransform3D
  {
    if let start = DecomposedTransform(a), let end = DecomposedTransform(b) {
      return start.interpolated(with: end, fraction).transform
    }
    return CATransform3D(rows: zip(a.rows, b.rows).map { $0 + ($1 - $0) * fraction })
  }
}

/// Translation, rotation, scale and shear of a flat transform.
struct DecomposedTransform {
  var translation: CGPoint
  var angle: CGFloat
  var scale: CGSize
  var shear: CGFloat

  /// Nil for what is not flat, or is flattened to a line.
  init?(_ transform: CATransform3D) {
    guard CATransform3DIsAffine(transform) else { return nil }
    let t = CATransform3DGetAffineTransform(transform)
    let width = (t.a * t.a + t.b * t.b).squareRoot()
    guard width > 1e-9 else { return nil }
    let determinant = t.a * t.d - t.b * t.c
    angle = CGFloat(atan2(Double(t.b), Double(t.a)))
    scale = CGSize(width: width, height: determinant / width)
    shear = (t.a * t.c + t.b * t.d) / (width * width)
    translation = CGPoint(x: t.tx, y: t.ty)
  }

  func interpolated(with end: DecomposedTransform, _ fraction: CGFloat) -> DecomposedTransform {
    func between(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * fraction }
    var turn = end.angle - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var interpolated = self
    interpolated.translation.x = between(translation.x, end.translation.x)
    interpolated.translation.y = between(translation.y, end.translation.y)
    interpolated.angle = angle + turn * fraction
    interpolated.scale.width = between(scale.width, end.scale.width)
    interpolated.scale.height = between(scale.height, end.scale.height)
    interpolated.shear = between(shear, end.shear)
    return interpolated
  }

  var transform: CATransform3D {
    let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    // Columns of rotation times [width, shear; 0, height].
    let (a, b) = (c * scale.width, s * scale.width)
    let (cc, d) = (a * shear - s * scale.height, b * shear + c * scale.height)
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(a: a, b: b, c: cc, d: d, tx: translation.x, ty: translation.y))
  }
}
