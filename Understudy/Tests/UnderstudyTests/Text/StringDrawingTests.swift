// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `String drawing` {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func `A string is as large as its lines`() {
    let size = styled("Hello").size()

    #expect(size.height == font.lineHeight)
    #expect(size.width > 35)
    #expect(size.width < 45)
  }

  @Test func `Twelve points are the font of a string without one`() {
    let height = NSAttributedString(string: "Hello").size().height

    #expect(height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func `Letters stand on the baseline`() {
    let picture = draw(CGSize(width: 60, height: 40)) {
      styled("HHH").draw(at: CGPoint(x: 5, y: 10))
    }

    // The capitals of 17 points reach 12 points up from the baseline at 26.19.
    let rows = inkedRows(picture)
    #expect(abs(Double(rows.lowerBound) / 2 - (26.19 - 12.36)) < 1)
    #expect(abs(Double(rows.upperBound) / 2 - 26.19) < 1)
  }

  @Test func `Text is drawn in its color`() {
    let picture = draw(CGSize(width: 60, height: 40)) {
      styled("■", [.foregroundColor: UIColor.systemRed]).draw(at: CGPoint(x: 5, y: 5))
    }

    let inked = pixels(picture).filter { $0.alpha == 255 }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { $0 == HeadlessPicture.Pixel(red: 255, green: 59, blue: 48) })
  }

  @Test func `Emoji are drawn in their own colors`() {
    let picture = draw(CGSize(width: 40, height: 30)) {
      styled("🍎").draw(at: CGPoint(x: 5, y: 5))
    }

    let colorful = pixels(picture).filter { $0.alpha > 200 && Int($0.red) > Int($0.blue) + 80 }
    #expect(colorful.count > 100)
  }

  @Test(arguments: ["Hello", "你好", "مرحبا"])
  func `Every script leaves ink within its line`(text: String) {
    let size = styled(text).size()
    let picture = draw(CGSize(width: size.width + 20, height: 60)) {
      styled(text).draw(at: CGPoint(x: 10, y: 20))
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
    let x = Int(2 * styled("ab ").size().width)
    let yellow = HeadlessPicture.Pixel(red: 255, green: 255, blue: 0)
    #expect(picture[x, 2 * 12] == yellow)
    #expect(picture[x, 2 * 29] == yellow)
    let below = (2 * 26...2 * 30).map { picture[x, $0] }
    #expect(below.contains(HeadlessPicture.Pixel(red: 0, green: 0, blue: 0)))
  }

  private func styled(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    NSAttributedString(string: text, attributes: attributes.merging([.font: font]) { $1 })
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
