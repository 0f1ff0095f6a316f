// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

extension PathBuilder {
  /// A rectangle with circular (or elliptic) corners; radii never exceed half a side.
  package mutating func addRoundedRect(_ rect: CGRect, radii: CGSize, corners: UIRectCorner) {
    let rect = rect.standardized
    let width = max(0, min(radii.width, rect.width / 2))
    let height = max(0, min(radii.height, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect) }
    // The part of a quarter circle's radius by which its control points stand off its ends.
    let reach: CGFloat = 1 - 0.5522847498307936
    addCorners(rect, corners: corners) { builder, corner, along, across in
      let begin = corner.offset(along, across, by: (along.dx != 0 ? width : height, 0))
      let end = corner.offset(along, across, by: (0, across.dx != 0 ? width : height))
      builder.addLine(to: begin)
      builder.addCurve(
        to: end,
        control1: corner.offset(along, across, by: ((along.dx != 0 ? width : height) * reach, 0)),
        control2: corner.offset(along, across, by: (0, (across.dx != 0 ? width : height) * reach)))
    }
  }

  /// A rectangle whose corners run smoothly into its sides, as iOS draws `.continuous` corners.
  ///
  /// The published approximation of that shape: three curves a corner, which leave the side
  /// 1.528665 radii from the corner. Where the sides are too short for that, the reach shrinks
  /// towards that of a circle.
  package mutating func addContinuousRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    let radius = max(0, min(radius, limit))
    guard radius > 0 else { return addRect(rect) }
    guard radius * Self.continuousCornerExtent <= limit else {
      return addRoundedRect(
        rect, radii: CGSize(width: radius, height: radius), corners: corners)
    }
    addCorners(rect, corners: corners) { builder, corner, along, across in
      func point(_ first: CGFloat, _ second: CGFloat) -> CGPoint {
        corner.offset(along, across, by: (first * radius, second * radius))
      }
      builder.addContinuousCorner(point)
    }
  }

  /// The same with radii of their own, which never exceed half a side.
  mutating func addContinuousRoundedRect(_ rect: CGRect, radii: CornerRadii) {
    let rect = rect.standardized
    let limit = min(rect.width, rect.height) / 2
    addCorners(rect, corners: .allCorners) { builder, corner, along, across in
      let (isLeft, isTop) = (corner.x == rect.minX, corner.y == rect.minY)
      let name: UIRectCorner =
        isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
      let radius = max(0, min(radii[name], limit))
      guard radius > 0 else { return builder.addLine(to: corner) }
      func point(_ first: CGFloat, _ second: CGFloat) -> CGPoint {
        corner.offset(along, across, by: (first * radius, second * radius))
      }
      if radius * Self.continuousCornerExtent <= limit {
        builder.addContinuousCorner(point)
      } else {
        let reach: CGFloat = 1 - 0.5522847498307936
        builder.addLine(to: point(1, 0))
        builder.addCurve(to: point(0, 1), control1: point(reach, 0), control2: point(0, reach))
      }
    }
  }

  private mutating func addContinuousCorner(_ point: (CGFloat, CGFloat) -> CGPoint) {
    addLine(to: point(Self.continuousCornerExtent, 0))
    addCurve(
      to: point(0.63149379, 0.07491139),
      control1: point(1.08849296, 0), control2: point(0.86840694, 0))
    addCurve(
      to: point(0.07491139, 0.63149379),
      control1: point(0.37282383, 0.16905956), control2: point(0.16905956, 0.37282383))
    addCurve(
      to: point(0, Self.continuousCornerExtent),
      control1: point(0, 0.86840694), control2: point(0, 1.08849296))
  }

  private static let continuousCornerExtent: CGFloat = 1.52866498

  /// Goes round the rectangle clockwise (y down) from the middle of the top side.
  ///
  /// `draw` gets a corner, the direction back along the side it comes from, and the direction of
  /// the side it goes to.
  private mutating func addCorners(
    _ rect: CGRect, corners: UIRectCorner,
    draw: (inout PathBuilder, CGPoint, CGVector, CGVector) -> Void
  ) {
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), left, down),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), up, left),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), right, up),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), down, right),
    ]
    move(to: CGPoint(x: rect.midX, y: rect.minY))
    for (corner, point, along, across) in places {
      if corners.contains(corner) {
        draw(&self, point, along, across)
      } else {
        addLine(to: point)
      }
    }
    close()
  }
}

extension CGPoint {
  fileprivate func offset(
    _ first: CGVector, _ second: CGVector, by amounts: (CGFloat, CGFloat)
  ) -> CGPoint {
    CGPoint(
      x: x + first.dx * amounts.0 + second.dx * amounts.1,
      y: y + first.dy * amounts.0 + second.dy * amounts.1)
  }
}

extension CGPath {
  /// The shape of a layer with `cornerCurve` continuous.
  package static func continuousRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners
  ) -> CGPath {
    var builder = PathBuilder()
    builder.addContinuousRoundedRect(rect, radius: radius, corners: corners)
    return CGPath(elements: builder.elements)
  }

  /// The shape of a layer with circular corners, some of them.
  package static func roundedRect(
    _ rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners
  ) -> CGPath {
    var builder = PathBuilder()
    builder.addRoundedRect(rect, radii: CGSize(width: radius, height: radius), corners: corners)
    return CGPath(elements: builder.elements)
  }
}
