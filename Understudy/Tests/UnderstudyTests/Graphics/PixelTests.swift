// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import CPixels
import Foundation
import Testing

@testable import Understudy

@Suite struct `Pixels` {
  @Test func `A blurred dot is the same on all sides and loses no light`() {
    let surface = dot(in: 61)

    surface.blur(sigma: 4)

    let picture = HeadlessPicture(adopting: surface)
    var sum = 0
    for x in 0..<61 {
      for y in 0..<61 {
        let alpha = picture[x, y].alpha
        #expect(alpha == picture[60 - x, y].alpha)
        #expect(alpha == picture[x, 60 - y].alpha)
        // Rows are blurred before columns, so rounding may differ by one.
        #expect(abs(Int(alpha) - Int(picture[y, x].alpha)) <= 1)
        sum += Int(alpha)
      }
    }
    #expect(picture[30, 30].alpha > picture[34, 30].alpha)
    #expect(abs(sum - 9 * 9 * 255) < 9 * 9 * 255 / 50)
  }

  @Test func `A blur spreads about as a Gaussian of its deviation`() {
    let surface = Surface(width: 200, height: 1, scale: 1)
    CGContext(surface: surface).fill(CGRect(x: 100, y: 0, width: 100, height: 1))

    surface.blur(sigma: 10)

    // What a Gaussian has 9.5 and 19.5 pixels from an edge; three boxes are a little flatter.
    let picture = HeadlessPicture(adopting: surface)
    #expect(abs(Double(picture[109, 0].alpha) / 255 - 0.829) < 0.02)
    #expect(abs(Double(picture[119, 0].alpha) / 255 - 0.974) < 0.01)
    #expect(abs(Double(picture[90, 0].alpha) / 255 - 0.171) < 0.02)
  }

  @Test func `A blur leaves a plain surface as it is, up to its edges`() {
    let surface = Surface(width: 40, height: 30, scale: 1)
    let context = CGContext(surface: surface)
    context.setFillColor(CGColor(red: 0.4, green: 0.6, blue: 0.8, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
    let before = HeadlessPicture(adopting: surface.copy())

    surface.blur(sigma: 9)

    #expect(HeadlessPicture(adopting: surface).rgba() == before.rgba())
  }

  @Test func `A quarter covers the whole and keeps its color`() {
    let surface = Surface(width: 41, height: 30, scale: 2)
    let context = CGContext(surface: surface)
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 41, height: 30))

    let quarter = Surface(width: 11, height: 8, scale: 0.5)
    surface.withBytes { source in
      quarter.withBytes {
        cpixels_downsample4(
          source, 41, 30, Int32(surface.bytesPerRow), $0, Int32(quarter.bytesPerRow))
      }
    }

    let picture = HeadlessPicture(adopting: quarter)
    #expect(picture[10, 7] == HeadlessPicture.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func `Saturating keeps grays and strengthens colors`() {
    let surface = Surface(width: 2, height: 1, scale: 1)
    let context = CGContext(surface: surface)
    context.setFillColor(CGColor(gray: 0.5, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1))
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let before = HeadlessPicture(adopting: surface.copy())

    surface.withBytes { cpixels_saturate($0, 2, 1, Int32(surface.bytesPerRow), 1.8) }

    let after = HeadlessPicture(adopting: surface)
    #expect(after[0, 0] == before[0, 0])
    #expect(after[1, 0].red > before[1, 0].red)
    #expect(after[1, 0].green < before[1, 0].green)
  }

  @Test func `Bytes come out as red, green, blue, alpha`() {
    let surface = Surface(width: 1, height: 1, scale: 1)
    let context = CGContext(surface: surface)
    context.setFillColor(CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(HeadlessPicture(adopting: surface).rgba() == [255, 102, 51, 255])
  }

  /// A black square of nine pixels in the middle of nothing.
  private func dot(in size: Int) -> Surface {
    let surface = Surface(width: size, height: size, scale: 1)
    let start = CGFloat(size / 2 - 4)
    CGContext(surface: surface).fill(CGRect(x: start, y: start, width: 9, height: 9))
    return surface
  }
}
