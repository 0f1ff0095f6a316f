// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct `Positions in text` {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test(arguments: ["Hello", "你好世界", "a🎉b", "été"])
  func `A caret moves on with the index, and its point gives the index back`(text: String) {
    let layout = TextLayout.make(text, font: font)
    var x: CGFloat = -1
    var index = 0

    for character in text {
      let caret = layout.caret(at: index)
      #expect(caret.minX > x)
      #expect(layout.index(at: CGPoint(x: caret.minX + 0.5, y: 5)) == index)
      x = caret.minX
      index += character.utf16.count
    }

    #expect(abs(layout.caret(at: index).minX - layout.size.width) < 1)
    #expect(layout.index(at: CGPoint(x: 999, y: 5)) == index)
  }

  @Test func `A caret is in its line`() {
    let layout = TextLayout.make("one\ntwo", font: font)

    #expect(layout.caret(at: 0).minY == 0)
    #expect(layout.caret(at: 5).minY == font.lineHeight)
    #expect(layout.index(at: CGPoint(x: 0, y: 30)) == 4)
  }

  @Test func `In Arabic the caret begins at the right`() {
    let layout = TextLayout.make("مرحبا", font: font)

    #expect(layout.caret(at: 0).minX > layout.caret(at: 3).minX)
  }

  @Test func `An empty text has a caret one line high`() {
    #expect(TextLayout.make("", font: font).caret(at: 0).height == font.lineHeight)
  }
}
