// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing
import UsherCore

/// The display duration that is sufficient to read a text.
struct ReadingTimeTests {
  private let pure = ReadingTime.readingTime(atLeast: .zero)

  @Test func `reading takes half a second plus six hundredths of a second per letter`() {
    #expect(pure.duration(for: []) == .milliseconds(500))
    #expect(pure.duration(for: ["Saved"]) == .milliseconds(800))
    #expect(pure.duration(for: ["Saved", "It is on its way."]) == .milliseconds(500 + 22 * 60))
  }

  @Test
  func `the display duration of a short text is five seconds, of a long one its reading time`() {
    let standard = ReadingTime.readingTime
    #expect(standard.duration(for: ["Saved"]) == .seconds(5))
    #expect(standard.duration(for: [String(repeating: "a", count: 75)]) == .seconds(5))
    #expect(standard.duration(for: [String(repeating: "a", count: 76)]) == .milliseconds(5060))
    #expect(standard.duration(for: [String(repeating: "a", count: 1000)]) == .milliseconds(60_500))
  }

  @Test func `the maximum and the minimum limit the duration, and the maximum wins`() {
    let text = [String(repeating: "a", count: 100)]
    #expect(ReadingTime.readingTime(atMost: .seconds(6)).duration(for: text) == .seconds(6))
    #expect(
      ReadingTime.readingTime(atLeast: .seconds(9), atMost: .seconds(4)).duration(for: text)
        == .seconds(4))
    #expect(
      ReadingTime.readingTime(atLeast: .seconds(-9), atMost: .seconds(-1)).duration(for: text)
        == .zero)
    #expect(
      ReadingTime.readingTime(atLeast: .seconds(Int64.max), atMost: nil).duration(for: text)
        > .seconds(1))
  }

  @Test(arguments: [
    ("订单已保存", 20), ("おはよう", 8), ("注文を保存", 18), ("주문", 4), ("Café", 4), ("🫖🏳️‍🌈", 2),
    ("e\u{301}", 1), ("", 0),
  ])
  func `a character that says more than a letter counts as several`(text: String, letters: Int) {
    #expect(pure.duration(for: [text]) == .milliseconds(500 + 60 * letters))
  }

  /// Characters per minute, as measured for the texts of IReST, and a tolerance: the standard
  /// deviation for Chinese and Japanese.
  @Test(arguments: [("a", 987, 20), ("的", 255, 29), ("日本のこと", 357, 56)])
  func `the reading speed is that measured for adults`(
    text: String, speed: Double, deviation: Double
  ) {
    let longText = String(repeating: text, count: 1000)

    let time = pure.duration(for: [longText]) - .milliseconds(500)

    let found = Double(longText.count) / (time / .seconds(60))
    #expect(abs(found - speed) <= deviation)
  }

  @Test func `a Chinese text takes about as long as its English translation`() {
    let english = pure.duration(for: ["Your order has been saved and is on its way."])
    let chinese = pure.duration(for: ["您的订单已保存，正在路上。"])

    #expect(chinese > english * 0.7)
    #expect(chinese < english * 1.3)
  }
}
