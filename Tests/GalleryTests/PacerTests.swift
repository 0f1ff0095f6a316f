// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import gallery

@Suite("Virtual time in step with real time")
struct PacerTests {
  @Test func `Virtual time equals real time since the start, whatever the steps`() {
    var pacer = LivePacer(virtual: 5, at: 100)

    var virtual = 5.0
    for step in 1...1000 { virtual += pacer.step(to: 100 + Double(step) / 59, nextDue: virtual) }

    #expect(abs(virtual - (5 + 1000.0 / 59)) < 1e-9)
    #expect(pacer.skipped == 0)
  }

  @Test func `Time beyond the limit of lateness is skipped`() {
    var pacer = LivePacer(virtual: 0, at: 0)

    let late = pacer.step(to: 3, nextDue: 0.01)
    let next = pacer.step(to: 3 + 1.0 / 60, nextDue: late)

    #expect(abs(late - 0.11) < 1e-9)
    #expect(abs(next - 1.0 / 60) < 1e-9)
    #expect(abs(pacer.skipped - 2.89) < 1e-9)
  }

  @Test func `Time without scheduled work passes in one step`() {
    var pacer = LivePacer(virtual: 0, at: 0)

    let steps = [pacer.step(to: 3600, nextDue: nil), pacer.step(to: 3660, nextDue: 3660)]

    #expect(steps == [3600, 60])
    #expect(pacer.skipped == 0)
  }

  @Test func `The time never decreases`() {
    var pacer = LivePacer(virtual: 0, at: 10)

    let steps = [pacer.step(to: 9, nextDue: nil), pacer.step(to: 10.5, nextDue: nil)]

    #expect(steps == [0, 0.5])
  }
}
