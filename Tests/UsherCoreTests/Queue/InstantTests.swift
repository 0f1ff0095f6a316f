// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

struct InstantTests {
  @Test func `instants and durations add up`() {
    #expect(MonotonicInstant.seconds(1) + .milliseconds(500) == .seconds(1.5))
    #expect(MonotonicInstant.seconds(1) + .seconds(-3) == .seconds(-2))
    #expect(MonotonicInstant.seconds(3) - .seconds(1) == .seconds(2))
    #expect(MonotonicInstant.seconds(1) < .seconds(1.001))
  }

  @Test func `sums are clamped instead of overflowing`() {
    let long = Duration.seconds(Int64.max) * 15
    let end = MonotonicInstant(sinceStart: long)
    let beginning = MonotonicInstant(sinceStart: .zero - long)

    #expect(end + long == end)
    #expect(end + .seconds(1) == end)
    #expect(end - beginning > .seconds(Int64.max))
  }

  @Test(
    arguments: [
      (.zero, "0"), (.seconds(12), "12"), (.milliseconds(1250), "1.25"),
      (.milliseconds(-1), "-0.001"), (.seconds(-61), "-61"), (.nanoseconds(5), "0.000000005"),
      (Duration(secondsComponent: 1, attosecondsComponent: 1), "1.000000000000000001"),
      (.seconds(Int64.max), "9223372036854775807"),
    ] as [(Duration, String)])
  func `a duration is printed exactly`(duration: Duration, text: String) {
    #expect(duration.secondsText == text)
  }

  @Test(
    arguments: [
      (.zero, "0"), (.seconds(12), "12"), (.milliseconds(1250), "1.3"), (.nanoseconds(1), "0.1"),
      (.milliseconds(59_901), "60"), (.seconds(Int64.max), "9223372036854775807"),
    ] as [(Duration, String)])
  func `a remaining time is rounded up to tenths`(duration: Duration, text: String) {
    #expect(duration.tenthsText == text)
  }
}
