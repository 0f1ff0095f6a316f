// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Images` {
  private typealias Pixel = HeadlessPicture.Pixel
  private let red = Pixel(red: 255, green: 0, blue: 0)
  private let blue = Pixel(red: 0, green: 0, blue: 255)

  /// Red above blue, 4 by 4 points.
  private var flag: UIImage {
    render(CGSize(width: 4, height: 4)) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  @Test func `A rendered image has the format's scale and the size asked for`() {
    #expect(flag.size == CGSize(width: 4, height: 4))
    #expect(flag.scale == 2)
    #expect(flag.cgImage?.width == 8)
  }

  @Test func `An image draws upright`() {
    let picture = picture(render(CGSize(width: 4, height: 4)) { _ in flag.draw(at: .zero) })

    #expect(picture[4, 1] == red)
    #expect(picture[4, 6] == blue)
  }

  @Test func `Modes and tints keep the pixels`() {
    let template = flag.withRenderingMode(.alwaysTemplate)

    #expect(template.renderingMode == .alwaysTemplate)
    #expect(flag.renderingMode == .automatic)
    #expect(template.size == flag.size)
  }

  @Test func `An opaque image begins black`() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
      .image { _ in }

    #expect(picture(image)[0, 0] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test func `PNG gives back every pixel, transparent ones too`() throws {
    let image = render(CGSize(width: 9, height: 7)) { context in
      UIColor(red: 0.2, green: 0.6, blue: 1, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 7))
      UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 1).setFill()
      UIBezierPath(ovalIn: CGRect(x: 2, y: 1, width: 6, height: 5)).fill()
    }
    let original = picture(image)

    let data = try #require(image.pngData())
    let again = try #require(HeadlessPicture(png: data, scale: 2))

    #expect(again.rgba().count == original.rgba().count)
    #expect(zip(original.rgba(), again.rgba()).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    #expect(again.width == 18)
    #expect(again.height == 14)
    #expect(UIImage(data: data, scale: 2)?.size == image.size)
  }

  @Test func `What is not a PNG is no image`() {
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(data: Data()) == nil)
  }

  @Test func `Cropping takes the part named in pixels`() throws {
    let part = try #require(
      flag.cgImage?.cropping(to: CGRect(x: 0, y: 3, width: 8, height: 2)))
    let picture = HeadlessPicture(part, scale: 1)

    #expect(part.width == 8)
    #expect(part.height == 2)
    #expect(picture[0, 0] == red)
    #expect(picture[0, 1] == blue)
    #expect(flag.cgImage?.cropping(to: CGRect(x: 50, y: 50, width: 1, height: 1)) == nil)
  }

  private func render(_ size: CGSize, _ body: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image(actions: body)
  }

  private func picture(_ image: UIImage) -> HeadlessPicture {
    guard let pixels = image.cgImage else { preconditionFailure("An image without pixels.") }
    return HeadlessPicture(pixels, scale: image.scale)
  }
}
