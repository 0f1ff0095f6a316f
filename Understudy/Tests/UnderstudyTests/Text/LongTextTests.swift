// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

/// Long texts are laid out in chunks, because Pango takes time with the square of the length.
@Suite struct `Long text` {
  private let letters = String(repeating: "etaoinshrdlu", count: 1667)

  @Test(arguments: [10.0, 60, 300])
  func `Pango gets no more than a few lines of a long word at once`(width: Double) {
    let layout = TextLayout.make(letters, font: body(), limits: .init(width: width))

    var stretches: [ObjectIdentifier: Int] = [:]
    for line in layout.lines {
      stretches[ObjectIdentifier(line.paragraph)] = line.paragraph.byteCount
    }
    #expect(stretches.values.max() ?? 0 < 500)
    #expect(stretches.values.reduce(0, +) < 2 * letters.utf8.count)
    #expect(layout.lines.map(\.range.length).reduce(0, +) == letters.utf16.count)
  }

  @Test func `a label of one line gets one chunk of a long word before its ellipsis`() {
    let layout = TextLayout.make(
      letters, font: body(), limits: .init(width: 300, lines: 1, lineBreakMode: .byTruncatingTail))

    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.size.width > 280)
  }

  @Test(arguments: [
    "etaoinshrdlu", "The quick brown fox jumps over the lazy dog. ", "مرحبا بالعالم ", "您的购物车，",
    "👍🏽👩‍👩‍👧é",
  ])
  func `A long text is broken where a shorter one is`(sample: String) {
    for alignment in [NSTextAlignment.natural, .justified] {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      // Just below the length from which on a text is divided, and far above.
      let short = lines(sample, count: 1000 / sample.utf8.count, style).dropLast()
      let long = lines(sample, count: 4000 / sample.utf8.count, style)

      #expect(short.count > 3)
      #expect(long.prefix(short.count).map(\.range) == short.map(\.range))
      #expect(
        zip(long, short).allSatisfy {
          abs($0.width - $1.width) < 0.01 && $0.isRightToLeft == $1.isRightToLeft
        })
    }
  }

  private func lines(
    _ sample: String, count: Int, _ style: NSParagraphStyle
  ) -> [TextLayout.Line] {
    let text = NSAttributedString(
      string: String(repeating: sample, count: count),
      attributes: [.font: body(), .paragraphStyle: style])
    return TextLayout.make(text, limits: .init(width: 200)).lines
  }

  private func body() -> UIFont { .systemFont(ofSize: 17) }
}
