// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `String drawing` {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func `A string is as large as its lines`() {
    let size = "Hello".size(withAttributes: [.font: font])

    #expect(size.height == font.lineHeight)
    #expect(size.width > 35)
    #expect(size.width < 45)
    #expect(NSString(string: "Hello").size(withAttributes: [.font: font]) == size)
  }

  @Test func `Twelve points are the font of a string without one`() {
    #expect("Hello".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func `A bounding rectangle wraps only with line fragments`() {
    let text = NSAttributedString(
      string: "The quick brown fox jumps over the lazy dog", attributes: [.font: font])
    let size = CGSize(width: 150, height: 0)

    let wrapped = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
    let single = text.boundingRect(with: size, options: [], context: nil)

    #expect(abs(wrapped.height - 3 * font.lineHeight) < 1e-9)
    #expect(wrapped.width <= 150)
    #expect(wrapped.origin == .zero)
    #expect(single.height == font.lineHeight)
    #expect(single.minY == -font.ascender)
  }

  @Test func `Letters stand on the baseline`() {
    let picture = draw(CGSize(width: 60, height: 40)) {
      "HHH".draw(at: CGPoint(x: 5, y: 10), withAttributes: [.font: font])
    }

    // The capitals of 17 points reach 12 points up from the baseline at 26.19.
    let rows = inkedRows(picture)
    #expect(abs(Double(rows.lowerBound) / 2 - (26.19 - 12.36)) < 1)
    #expect(abs(Double(rows.upperBound) / 2 - 26.19) < 1)
  }

  @Test func `Text is drawn in its color`() {
    let picture = draw(CGSize(width: 60, height: 40)) {
      "■".draw(
        at: CGPoint(x: 5, y: 5),
        withAttributes: [.font: font, .foregroundColor: UIColor.systemRed])
    }

    let inked = pixels(picture).filter { $0.alpha == 255 }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0 == HeadlessPicture.Pixel(red: 255, green: 59, blue: 48) })
  }

  @Test func `Emoji are drawn in their own colors`() {
    let picture = draw(CGSize(width: 40, height: 30)) {
      "🍎".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: font])
    }

    let colorful = pixels(picture).filter { $0.alpha > 200 && Int($0.red) > Int($0.blue) + 80 }
    #expect(colorful.count > 100)
  }

  @Test(arguments: ["Hello", "你好", "مرحبا"])
  func `Every script leaves ink within its line`(text: String) {
    let size = text.size(withAttributes: [.font: font])
    let picture = draw(CGSize(width: size.width + 20, height: 60)) {
      text.draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: font])
    }

    let rows = inkedRows(picture)
    #expect(rows.count > 10)
    #expect(rows.lowerBound >= 2 * 20 - 2)
    #expect(rows.upperBound <= 2 * 41 + 2)
  }

  @Test func `A background covers the line, an underline lies below the baseline`() {
    let picture = draw(CGSize(width: 80, height: 40)) {
      let text = NSMutableAttributedString(string: "ab  ", attributes: [.font: font])
      text.addAttribute(
        .backgroundColor, value: UIColor.yellow, range: NSRange(location: 0, length: 4))
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 2, length: 2))
      text.draw(at: CGPoint(x: 0, y: 10))
    }

    // Beyond the letters, where only the background and the underline are.
    let x = Int(2 * "ab ".size(withAttributes: [.font: font]).width)
    let yellow = HeadlessPicture.Pixel(red: 255, green: 255, blue: 0)
    #expect(picture[x, 2 * 12] == yellow)
    #expect(picture[x, 2 * 29] == yellow)
    let below = (2 * 26...2 * 30).map { picture[x, $0] }
    #expect(below.contains(HeadlessPicture.Pixel(red: 0, green: 0, blue: 0)))
  }

  @Test func `Drawing in a rectangle aligns within it`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let picture = draw(CGSize(width: 100, height: 30)) {
      "I".draw(
        in: CGRect(x: 0, y: 0, width: 100, height: 30),
        withAttributes: [.font: font, .paragraphStyle: style])
    }

    let columns = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture[x, $0].alpha > 0 }
    }
    #expect((columns.first ?? 0) > 180)
  }

  private func draw(_ size: CGSize, _ body: () -> Void) -> HeadlessPicture {
    let surface = Surface(size: size, scale: 2)
    UIGraphicsPushContext(CGContext(surface: surface))
    body()
    UIGraphicsPopContext()
    return HeadlessPicture(adopting: surface)
  }

  private func pixels(_ picture: HeadlessPicture) -> [HeadlessPicture.Pixel] {
    (0..<picture.height).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
  }

  /// From the first row with ink to after the last one.
  private func inkedRows(_ picture: HeadlessPicture) -> Range<Int> {
    let rows = (0..<picture.height).filter { y in
      (0..<picture.width).contains { picture[$0, y].alpha > 128 }
    }
    return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
  }
}
