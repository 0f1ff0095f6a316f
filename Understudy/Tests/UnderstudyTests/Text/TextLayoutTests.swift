// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Text layout` {
  private let body = UIFont.systemFont(ofSize: 17)
  private let sentence = "The quick brown fox jumps over the lazy dog"

  @Test func `A line is as high as San Francisco's, whole pixels on the screen`() {
    let layout = TextLayout.make("Settings", font: body)

    #expect(abs(layout.size.height - 20.287) < 0.001)
    #expect(layout.size(roundedUpTo: 2).height == 20.5)
    #expect(abs(layout.size(roundedUpTo: 3).height - 20.333) < 0.001)
    #expect(abs((layout.lines.first?.baseline ?? 0) - 16.1865) < 0.001)
  }

  @Test(arguments: ["你好，世界", "مرحبا بالعالم", "🎉👍🏽", "Mixed 你好 مرحبا 🎉 text", "ÅŞÇ gjpqy"])
  func `Other scripts do not change the height of a line`(text: String) {
    let layout = TextLayout.make(text, font: body)

    #expect(layout.lines.count == 1)
    #expect(layout.size.height == body.lineHeight)
  }

  // Widths measured on iOS in San Francisco, published by the OpenUIKit project.
  @Test(arguments: [
    (16.0, UIFont.Weight.regular, 323.05), (16, .medium, 330.36), (16, .semibold, 335.68),
    (8, .regular, 176.98), (20, .regular, 388.65), (33, .regular, 622.41), (33, .bold, 674.36),
  ])
  func `A sentence is as wide as in San Francisco`(
    size: Double, weight: UIFont.Weight, expected: Double
  ) {
    let layout = TextLayout.make(sentence, font: .systemFont(ofSize: size, weight: weight))

    let tolerance = size < 20 ? 0.005 : 0.02
    #expect(abs(layout.size.width / expected - 1) < tolerance, "\(layout.size.width)")
  }

  @Test func `A short word is about as wide as in San Francisco`() {
    #expect(abs(TextLayout.make("Label", font: body).size.width - 41.5) < 0.5)
    let small = UIFont.systemFont(ofSize: 16)
    #expect(abs(TextLayout.make("Hello UIKit", font: small).size.width - 76) < 0.5)
  }

  @Test func `Text wraps at words and stays within its width`() {
    let layout = TextLayout.make(sentence, font: body, limits: .init(width: 150))

    #expect(layout.lines.count == 3)
    #expect(layout.lines.allSatisfy { $0.width <= 150 })
    #expect(words(layout, sentence) == ["The quick brown", "fox jumps over the", "lazy dog"])
    #expect(abs(layout.size.height - 3 * body.lineHeight) < 1e-9)
  }

  @Test(
    arguments: ["Label", "Settings", "a b c d e f", "你好 abc", "abc 你好", "W🎉", "مرحبا abc"],
    [1.0, 2, 3])
  func `A text fits into the size it reports`(text: String, scale: Double) {
    for kern in [-1.0, 0, 2] {
      let styled = NSAttributedString(string: text, attributes: [.font: body, .kern: kern])
      let size = TextLayout.make(styled).size(roundedUpTo: scale)
      let again = TextLayout.make(
        styled, limits: .init(width: size.width, lines: 1, lineBreakMode: .byTruncatingTail))
      #expect(again.lines.count == 1, "kern \(kern)")
      #expect(!again.isTruncated, "kern \(kern)")
      #expect(
        TextLayout.make(styled, limits: .init(width: size.width)).lines.count == 1, "kern: \(kern)")
    }
  }

  @Test func `A word that is too long breaks without a hyphen`() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let layout = TextLayout.make(word, font: body, limits: .init(width: 100))

    #expect(layout.lines.count > 2)
    #expect(layout.lines.allSatisfy { $0.width <= 100 })
    #expect(words(layout, word).joined() == word)
  }

  @Test func `Chinese breaks between characters, never before a comma`() {
    let text = "您的购物车里有一件商品即将售罄，请尽快结算。"
    let layout = TextLayout.make(text, font: body, limits: .init(width: 17 * 15 + 2))

    #expect(layout.lines.count == 2)
    #expect(words(layout, text).allSatisfy { !$0.hasPrefix("，") })
    #expect(words(layout, text).joined() == text)
  }

  @Test func `Lines are counted over all paragraphs`() {
    let layout = TextLayout.make(
      "one\ntwo\nthree", font: body, limits: .init(lines: 2, lineBreakMode: .byTruncatingTail))

    #expect(layout.lines.count == 2)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
    #expect(abs(layout.size.height - 2 * body.lineHeight) < 1e-9)
  }

  @Test func `Word wrapping leaves out what does not fit without an ellipsis`() {
    let layout = TextLayout.make(sentence, font: body, limits: .init(width: 150, lines: 1))

    #expect(layout.lines.count == 1)
    #expect(!layout.isTruncated)
    #expect(words(layout, sentence) == ["The quick brown"])
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead])
  func `A truncated line fits, and nearly fills its width`(mode: NSLineBreakMode) {
    let layout = TextLayout.make(
      sentence, font: body, limits: .init(width: 200, lines: 1, lineBreakMode: mode))

    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= 200)
    #expect(layout.size.width > 175)
    #expect(layout.lines.first?.range == NSRange(location: 0, length: 43))
  }

  @Test func `Text that fits is not truncated`() {
    let layout = TextLayout.make(
      "Short", font: body, limits: .init(width: 200, lines: 1, lineBreakMode: .byTruncatingTail))

    #expect(!layout.isTruncated)
  }

  @Test func `Only lines that fit the height are kept, at least one`() {
    func lines(_ height: CGFloat) -> Int {
      TextLayout.make(
        sentence, font: body,
        limits: .init(width: 150, height: height, lineBreakMode: .byTruncatingTail)
      ).lines.count
    }

    #expect(lines(70) == 3)
    #expect(lines(45) == 2)
    #expect(lines(5) == 1)
  }

  @Test func `Alignment places each line in the box`() {
    func x(_ alignment: NSTextAlignment, _ direction: UIUserInterfaceLayoutDirection) -> CGFloat {
      let layout = TextLayout.make(
        "Text", font: body, limits: .init(width: 200, alignment: alignment, direction: direction))
      return layout.lines.first.map { layout.frame(of: $0).minX } ?? -1
    }
    let width = TextLayout.make("Text", font: body).size.width

    #expect(x(.left, .rightToLeft) == 0)
    #expect(x(.natural, .leftToRight) == 0)
    #expect(abs(x(.natural, .rightToLeft) - (200 - width)) < 0.01)
    #expect(abs(x(.right, .leftToRight) - (200 - width)) < 0.01)
    #expect(abs(x(.center, .leftToRight) - (200 - width) / 2) < 0.01)
  }

  @Test func `Left stays left for Arabic`() {
    let layout = TextLayout.make("مرحبا", font: body, limits: .init(width: 200, alignment: .left))

    #expect(layout.lines.first.map { layout.frame(of: $0).minX } == 0)
  }

  @Test func `Justified lines fill the width, the last one does not`() {
    let layout = TextLayout.make(
      sentence, font: body, limits: .init(width: 150, alignment: .justified))

    let widths = layout.lines.map(\.width)
    #expect(widths.dropLast().allSatisfy { abs($0 - 150) < 0.1 })
    #expect((widths.last ?? 0) < 100)
  }

  @Test func `A paragraph style sets the distance of lines`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSAttributedString(
      string: "one two three four\nfive", attributes: [.font: body, .paragraphStyle: style])

    let layout = TextLayout.make(text, limits: .init(width: 100))

    let height = body.lineHeight
    #expect(layout.lines.map(\.top) == [0, height + 4, 2 * (height + 4)])
    #expect(abs(layout.size.height - 3 * height - 8) < 1e-9)
  }

  @Test func `The largest font of a line sets its height and baseline`() {
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: body])
    text.append(
      NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 34)]))

    let line = TextLayout.make(text).lines.first

    #expect(line?.height == UIFont.systemFont(ofSize: 34).lineHeight)
    #expect(line?.baseline == UIFont.systemFont(ofSize: 34).ascender)
  }

  @Test func `An empty line keeps its height, an end of line at the end adds none`() {
    #expect(TextLayout.make("a\n\nb", font: body).lines.count == 3)
    #expect(TextLayout.make("a\n", font: body).lines.count == 1)
    #expect(TextLayout.make("", font: body).lines.isEmpty)
    #expect(TextLayout.make("", font: body).size == .zero)
  }

  @Test func `Kerning is added after every letter`() {
    let plain = TextLayout.make("kern", font: body)
    let wide = TextLayout.make(
      NSAttributedString(string: "kern", attributes: [.font: body, .kern: 3]))

    #expect(abs(wide.size.width - plain.size.width - 12) < 0.02)
  }

  @Test func `Figures of a monospaced-digit font are all as wide`() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)

    let widths = (0...9).map { TextLayout.make("\($0)\($0)", font: font).size.width }

    #expect(Set(widths).count == 1)
  }

  @Test func `An emoji is about as wide as its font is high`() {
    let width = TextLayout.make("🎉", font: body).size.width

    #expect(width > 17)
    #expect(width < 25)
  }

  @Test func `Small text is opened and large text is closed`() {
    #expect(UIFont.systemFont(ofSize: 8).tracking > 0)
    #expect(UIFont.systemFont(ofSize: 17).tracking < 0)
    let stretches = TrackingRun.all(in: "ab 你好 c", range: 0..<11)
    #expect(stretches.map(\.isLatin) == [true, false, true])
    #expect(stretches.map(\.range) == [0..<3, 3..<9, 9..<11])
  }

  @Test func `The same question gets the same layout`() {
    let first = TextLayout.make(sentence, font: body, limits: .init(width: 123))
    let second = TextLayout.make(sentence, font: body, limits: .init(width: 123))

    #expect(first === second)
    #expect(first !== TextLayout.make(sentence, font: body, limits: .init(width: 124)))
  }

  @Test func `A cache forgets what was not used for a while, never what is in use`() {
    var cache = GenerationCache<Int, Int>(capacity: 10)

    for number in 0..<100 {
      cache[number] = number
      _ = cache[0]
    }

    #expect(cache.count <= 20)
    #expect(cache[0] == 0)
    #expect(cache[99] == 99)
    #expect(cache[50] == nil)
  }

  @Test func `Layouts can be made and drawn on many threads at once`() async {
    await withTaskGroup(of: CGFloat.self) { group in
      for width in 0..<40 {
        group.addTask {
          let layout = TextLayout.make(
            "Many threads, 你好, one text 🎉", font: .systemFont(ofSize: 13),
            limits: .init(width: CGFloat(60 + width % 20)))
          let surface = Surface(width: 100, height: 100, scale: 1)
          layout.draw(in: CGContext(surface: surface), at: .zero)
          return layout.size.height
        }
      }
      for await height in group { #expect(height > 13) }
    }
  }

  private func words(_ layout: TextLayout, _ text: String) -> [String] {
    layout.lines.map {
      NSString(string: text).substring(with: $0.range).trimmingCharacters(in: .whitespaces)
    }
  }
}
