// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Geometry` {
  @Test func `A transform made step by step applies the last step first`() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)

    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func `Concatenating applies the left one first`() {
    let move = CGAffineTransform(translationX: 5, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)

    #expect(CGPoint.zero.applying(move.concatenating(grow)) == CGPoint(x: 10, y: 0))
    #expect(CGPoint.zero.applying(grow.concatenating(move)) == CGPoint(x: 5, y: 0))
  }

  @Test func `A positive angle turns x towards y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))

    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 1) < 1e-12)
  }

  @Test func `An inverse undoes, and a flat transform stays as it is`() {
    let transform = CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 3, y: -4)
    let back = CGPoint(x: 8, y: 9).applying(transform).applying(transform.inverted())

    #expect(abs(back.x - 8) < 1e-9)
    #expect(abs(back.y - 9) < 1e-9)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `A turned rectangle is enclosed by an upright one`() {
    let box = CGRect(x: -1, y: -1, width: 2, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))

    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(box.midX) < 1e-9)
  }

  @Test func `Insets shrink a rectangle side by side`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets)
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func `A flat transform in space is the same as in the plane`() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let spatial = CATransform3DMakeAffineTransform(affine)

    #expect(CATransform3DIsAffine(spatial))
    #expect(CATransform3DGetAffineTransform(spatial) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }

  @Test func `Turning about z agrees in space and in the plane`() {
    let spatial = CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.3, 0, 0, 1))
    let plane = CGAffineTransform(rotationAngle: 0.3)

    #expect(abs(spatial.a - plane.a) < 1e-12)
    #expect(abs(spatial.b - plane.b) < 1e-12)
  }
}
