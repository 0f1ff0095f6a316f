// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// How long a text is shown so that it can be read.
struct ReadingTimeTests {
  private let pure = ReadingTime(atLeast: .zero)

  @Test func `each letter takes six hundredths of a second after the first half`() {
    #expect(pure.duration(for: []) == .milliseconds(500))
    #expect(pure.duration(for: ["Saved"]) == .milliseconds(800))
    #expect(pure.duration(for: ["Saved", "It is on its way."]) == .milliseconds(500 + 22 * 60))
  }

  @Test func `a short text has five seconds, a long one what it takes`() {
    let standard = ReadingTime.readingTime
    #expect(standard.duration(for: ["Saved"]) == .seconds(5))
    #expect(standard.duration(for: [String(repeating: "a", count: 75)]) == .seconds(5))
    #expect(standard.duration(for: [String(repeating: "a", count: 76)]) == .milliseconds(5060))
    #expect(standard.duration(for: [String(repeating: "a", count: 1000)]) == .milliseconds(60_500))
  }

  @Test func `it keeps its limits, the greatest before the least`() {
    let text = [String(repeating: "a", count: 100)]
    #expect(ReadingTime.readingTime(atMost: .seconds(6)).duration(for: text) == .seconds(6))
    #expect(
      ReadingTime(atLeast: .seconds(9), atMost: .seconds(4)).duration(for: text) == .seconds(4))
    #expect(ReadingTime(atLeast: .seconds(-9), atMost: .seconds(-1)).duration(for: text) == .zero)
    #expect(
      ReadingTime(atLeast: .seconds(Int64.max), atMost: nil).duration(for: text) > .seconds(1))
  }

  @Test(arguments: [
    ("订单已保存", 20), ("おはよう", 8), ("注文を保存", 18), ("주문", 4), ("Café", 4), ("🫖🏳️‍🌈", 2),
    ("e\u{301}", 1), ("", 0),
  ])
  func `what says more than a letter counts as several`(text: String, letters: Int) {
    #expect(pure.duration(for: [text]) == .milliseconds(500 + 60 * letters))
  }

  /// Characters a minute, as measured for the texts of IReST, and what is near enough: the standard
  /// deviation for Chinese and Japanese.
  @Test(arguments: [("a", 987, 20), ("的", 255, 29), ("日本のこと", 357, 56)])
  func `it is as fast as adults were found to read`(
    text: String, speed: Double, deviation: Double
  ) {
    let longText = String(repeating: text, count: 1000)

    let time = pure.duration(for: [longText]) - .milliseconds(500)

    let found = Double(longText.count) / (time / .seconds(60))
    #expect(abs(found - speed) <= deviation)
  }

  @Test func `the same in Chinese takes about as long as in English`() {
    let english = pure.duration(for: ["Your order has been saved and is on its way."])
    let chinese = pure.duration(for: ["您的订单已保存，正在路上。"])

    #expect(chinese > english * 0.7 && chinese < english * 1.3)
  }
}
