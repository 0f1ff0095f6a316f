// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Testing

@testable import UsherCore

/// A countdown of a button.
struct CountdownTests {
  private func at(_ seconds: Double) -> MonotonicInstant {
    MonotonicInstant(sinceStart: .seconds(seconds))
  }

  @Test func `a countdown counts the second that has begun`() {
    var countdown = DisplayTimer(.seconds(3))
    #expect(countdown.seconds(at: at(9)) == 3)
    #expect(countdown.nextTick(at: at(9)) == nil)

    countdown.setRunning(true, at: at(10))
    #expect(countdown.nextTick(at: at(10)) == at(11))
    #expect(countdown.seconds(at: at(10.5)) == 3)
    #expect(countdown.seconds(at: at(11)) == 2)
    #expect(countdown.fraction(at: at(11.5)) == 0.5)
    #expect(countdown.nextTick(at: at(11.25)) == at(12))
    #expect(countdown.seconds(at: at(12.999)) == 1)
    #expect(!countdown.isFinished(at: at(12.999)))
    #expect(countdown.seconds(at: at(13)) == 0)
    #expect(countdown.isFinished(at: at(13)))
    #expect(countdown.nextTick(at: at(13)) == nil)
  }

  @Test func `a countdown that was stopped continues with the remaining time`() {
    var countdown = DisplayTimer(.milliseconds(2500))
    countdown.setRunning(true, at: at(0))
    countdown.setRunning(true, at: at(0.5))
    countdown.setRunning(false, at: at(1))
    countdown.setRunning(false, at: at(9))
    #expect(countdown.remaining(at: at(50)) == .milliseconds(1500))

    countdown.setRunning(true, at: at(60))
    #expect(countdown.nextTick(at: at(60)) == at(60.5))
    #expect(countdown.isFinished(at: at(61.5)))
  }

  @Test
  func `a countdown without a duration is finished, and time that runs backwards is ignored`() {
    var none = DisplayTimer(.seconds(-3))
    #expect(none.isFinished(at: at(0)))
    #expect(none.fraction(at: at(0)) == 0)
    #expect(none.seconds(at: at(0)) == 0)
    none.setRunning(true, at: at(1))
    #expect(none.nextTick(at: at(1)) == nil)

    var countdown = DisplayTimer(.seconds(3))
    countdown.setRunning(true, at: at(10))
    #expect(countdown.remaining(at: at(4)) == .seconds(3))
  }

  @Test func `the longest countdown does not overflow`() {
    var countdown = DisplayTimer(.seconds(Int64.max))
    countdown.setRunning(true, at: at(0))

    #expect(countdown.seconds(at: at(0)) == Int.max)
    #expect(countdown.nextTick(at: at(0)) != nil)
  }
}
