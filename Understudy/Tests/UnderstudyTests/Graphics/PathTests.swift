// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Paths` {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test func `The box of a path leaves control points out`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.01)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `A rounded rectangle leaves its corners out`() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 20)

    #expect(path.bounds == square)
    #expect(path.contains(CGPoint(x: 60, y: 50)))
    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 12, y: 50)))
  }

  @Test func `Only the corners asked for are round`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 12, y: 22)))
    #expect(path.contains(CGPoint(x: 108, y: 22)))
    #expect(path.contains(CGPoint(x: 12, y: 78)))
    #expect(!path.contains(CGPoint(x: 108, y: 78)))
  }

  @Test func `A radius that is too large becomes half the side`() {
    let circle = CGPath.roundedRect(CGRect(x: 0, y: 0, width: 10, height: 10), radius: 99)

    #expect(circle.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!circle.contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(circle.contains(CGPoint(x: 5, y: 0.5)))
  }

  @Test func `A continuous corner cuts less off the corner and leaves the side earlier`() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let round = CGPath.roundedRect(box, radius: 40)
    let smooth = CGPath.continuousRoundedRect(box, radius: 40)

    // On the diagonal both are close; along the side the smooth one begins its turn sooner.
    let besideTheCorner = CGPoint(x: 42, y: 0.1)
    #expect(round.contains(besideTheCorner))
    #expect(!smooth.contains(besideTheCorner))
    #expect(!smooth.contains(CGPoint(x: 10, y: 10)))
    #expect(smooth.contains(CGPoint(x: 13, y: 13)))
    #expect(smooth.boundingBoxOfPath == box)
  }

  @Test func `A continuous corner is the same from both sides`() {
    let smooth = CGPath.continuousRoundedRect(
      CGRect(x: 0, y: 0, width: 200, height: 200), radius: 40)

    for x in stride(from: 1.0, to: 100, by: 7) {
      for y in stride(from: 1.0, to: 100, by: 7) {
        let here = smooth.contains(CGPoint(x: x, y: y))
        #expect(here == smooth.contains(CGPoint(x: y, y: x)))
        #expect(here == smooth.contains(CGPoint(x: 200 - x, y: 200 - y)))
      }
    }
  }

  @Test func `Clockwise arcs run through growing angles`() {
    let right = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let left = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    #expect(abs(right.bounds.minX) < 1e-6)
    #expect(abs(right.bounds.width - 10) < 1e-6)
    #expect(abs(left.bounds.width - 20) < 1e-2)
  }

  @Test func `A full turn closes the circle`() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
      clockwise: true)

    #expect(circle.contains(CGPoint(x: 1, y: 5)))
    #expect(circle.contains(CGPoint(x: 9, y: 5)))
    #expect(abs(circle.bounds.width - 10) < 0.01)
  }

  @Test func `Even-odd leaves a hole where two shapes overlap`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))

    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `Paths with the same elements are equal`() {
    let first = CGPath(rect: square, transform: nil)
    let second = CGMutablePath()
    second.addRect(square)

    #expect(first == second)
    second.addRect(square)
    #expect(first != second)
  }

  @Test func `Changing the path handed out changes nothing here`() {
    let bezier = UIBezierPath(rect: square)
    let taken = CGMutablePath()
    taken.addPath(bezier.cgPath)

    taken.addRect(.zero)

    #expect(bezier.cgPath == CGPath(rect: square, transform: nil))
  }

}
