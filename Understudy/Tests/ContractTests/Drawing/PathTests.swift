// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing
import UIKitShim

@MainActor
struct PathTests {
  private let center = CGPoint(x: 50, y: 50)
  private let circle = CGRect(x: 10, y: 10, width: 80, height: 80)

  private func makeArc(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> UIBezierPath {
    UIBezierPath(
      arcCenter: center, radius: 40, startAngle: start, endAngle: end, clockwise: clockwise)
  }

  private func isCircle(_ path: UIBezierPath) -> Bool {
    let bounds = path.bounds
    return path.contains(center) && abs(bounds.minX - circle.minX) < 0.1
      && abs(bounds.minY - circle.minY) < 0.1 && abs(bounds.maxX - circle.maxX) < 0.1
      && abs(bounds.maxY - circle.maxY) < 0.1
  }

  @Test
  func `D1: an arc of a whole turn is a circle, and from zero also against its direction`() {
    let turn = 2 * CGFloat.pi
    for (start, end, clockwise) in [
      (0, turn, true), (turn, 0, false), (-.pi / 2, 3 * .pi / 2, true), (0, -turn, false),
      (0, turn, false), (0, -turn, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let arc = makeArc(from: start, to: end, clockwise: clockwise)
      #expect(isCircle(arc), "from \(start) to \(end), clockwise: \(clockwise)")
    }

    let path = CGMutablePath()
    path.addArc(center: center, radius: 40, startAngle: 0, endAngle: turn, clockwise: true)
    #expect(isCircle(UIBezierPath(cgPath: path)))
  }

  @Test
  func `D2: a whole turn against its direction from another angle is empty, as are equal angles`() {
    for (start, end, clockwise) in [
      (-.pi / 2, 3 * .pi / 2, false), (.pi / 2, -3 * .pi / 2, true), (0, 0, true), (0, 0, false),
      (1, 1, true),
    ] as [(CGFloat, CGFloat, Bool)] {
      let bounds = makeArc(from: start, to: end, clockwise: clockwise).bounds
      #expect(
        max(bounds.width, bounds.height) < 0.1,
        "from \(start) to \(end), clockwise: \(clockwise)")
    }
  }

  @Test(arguments: [(0.25, 0.75), (0, 0.5), (0.5, 1), (0.13, 0.88)] as [(CGFloat, CGFloat)])
  func `D3: a part of a thick arc is stroked like the whole of it`(
    start: CGFloat, end: CGFloat
  ) async {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    shape.path = makeArc(from: 0, to: 2 * .pi, clockwise: true).cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 16
    shape.strokeStart = start
    shape.strokeEnd = end

    let image = await picture(of: shape)

    for step in 0..<360 {
      let part = (CGFloat(step) + 0.5) / 360
      guard min(abs(part - start), abs(part - end)) > 0.01 else { continue }
      let isStroked = part > start && part < end
      for radius in [34, 40, 46] as [CGFloat] {
        let angle = part * 2 * .pi
        let point = CGPoint(
          x: center.x + radius * CGFloat(cos(Double(angle))),
          y: center.y + radius * CGFloat(sin(Double(angle))))
        #expect(
          TestPlatform.alpha(of: image, at: point) == (isStroked ? 1 : 0),
          "\(part) of the way, \(radius) from the center")
      }
    }
  }

  @Test
  func `D3: parts are measured in lengths, and their corners have the joins of the whole`() async {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 80))
    path.addLine(to: CGPoint(x: 80, y: 80))
    path.addLine(to: CGPoint(x: 80, y: 50))
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 20
    shape.strokeEnd = 0.8

    let image = await picture(of: shape)

    // The corner of the miter join, and both sides of the end.
    #expect(TestPlatform.alpha(of: image, at: CGPoint(x: 88, y: 88)) == 1)
    #expect(TestPlatform.alpha(of: image, at: CGPoint(x: 80, y: 72)) == 1)
    #expect(TestPlatform.alpha(of: image, at: CGPoint(x: 80, y: 68)) == 0)
  }

  private func picture(of layer: CALayer) async -> UIImage {
    var image = UIImage()
    await withScene { _ in image = draw { layer.render(in: $0) } }
    return image
  }

  private func draw(_ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
      .image { body($0.cgContext) }
  }
}
