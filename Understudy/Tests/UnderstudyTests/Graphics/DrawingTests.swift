// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Drawing` {
  private typealias Pixel = HeadlessPicture.Pixel
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  @Test func `A filled rectangle covers its points at the scale of the surface`() {
    let picture = draw { $0.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }

    #expect(picture[2, 2] == red)
    #expect(picture[5, 5] == red)
    #expect(picture[1, 2] == clear)
    #expect(picture[6, 6] == clear)
  }

  @Test func `State comes back after restoring`() {
    let picture = draw { context in
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 5, y: 0)
      context.setAlpha(0.5)
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture[0, 0] == red)
  }

  @Test func `Alpha holds for every drawing order`() {
    let picture = draw { context in
      context.setAlpha(0.5)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    #expect(abs(Int(picture[4, 4].alpha) - 128) <= 1)
    #expect(picture[4, 4].red == 255)
  }

  @Test func `A clip hides what is outside`() {
    let picture = draw { context in
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    #expect(picture[0, 0] == clear)
    #expect(picture[10, 10] == red)
  }

  @Test func `A shadow falls below, where its offset says, and fades`() {
    let picture = draw(size: 40) { context in
      context.setShadow(
        offset: CGSize(width: 0, height: 8), blur: 6, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    #expect(picture[40, 30] == red)
    let below = picture[40, 50]
    #expect(below.red == 0)
    #expect(below.alpha > 60)
    #expect(below.alpha < 255)
    #expect(picture[40, 10].alpha < 3)
    #expect(picture[40, 62].alpha < below.alpha)
  }

  @Test func `A shadow's offset does not follow the transform`() {
    let picture = draw(size: 40) { context in
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .pi)
      context.setShadow(
        offset: CGSize(width: 0, height: 10), blur: 0, color: UIColor.black.cgColor)
      context.fill(CGRect(x: -5, y: -2, width: 10, height: 4))
    }

    #expect(picture[40, 60].alpha == 255)
    #expect(picture[40, 20].alpha == 0)
  }

  @Test func `A transparency layer fades as one`() {
    let picture = draw { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      context.fill(CGRect(x: 3, y: 3, width: 6, height: 6))
      context.endTransparencyLayer()
    }

    #expect(picture[2, 2].alpha == picture[8, 8].alpha)
    #expect(abs(Int(picture[2, 2].alpha) - 128) <= 1)
  }

  @Test func `A flattening transform draws nothing and breaks nothing`() {
    let picture = draw { context in
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    }

    #expect(picture[0, 0] == clear)
    #expect(picture[10, 10] == red)
  }

  @Test func `The current context is the one pushed last`() {
    let first = CGContext(surface: Surface(width: 1, height: 1, scale: 1))
    let second = CGContext(surface: Surface(width: 1, height: 1, scale: 1))

    UIGraphicsPushContext(first)
    UIGraphicsPushContext(second)
    #expect(UIGraphicsGetCurrentContext() === second)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() === first)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `Bezier paths draw with their own width and the context's colors`() {
    let picture = draw { context in
      UIGraphicsPushContext(context)
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 5))
      line.addLine(to: CGPoint(x: 10, y: 5))
      line.lineWidth = 4
      UIColor.blue.setStroke()
      line.stroke()
      UIGraphicsPopContext()
    }

    let blue = Pixel(red: 0, green: 0, blue: 255)
    #expect(picture[4, 7] == blue)
    #expect(picture[4, 13] == blue)
    #expect(picture[4, 5] == clear)
  }

  /// Draws with red as the fill color, at two pixels a point.
  private func draw(size: CGFloat = 10, _ body: (CGContext) -> Void) -> HeadlessPicture {
    let surface = Surface(size: CGSize(width: size, height: size), scale: 2)
    let context = CGContext(surface: surface)
    context.setFillColor(UIColor.red.cgColor)
    body(context)
    return HeadlessPicture(adopting: surface)
  }
}
