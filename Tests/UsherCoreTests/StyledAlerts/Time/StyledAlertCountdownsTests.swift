// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

/// The countdowns of a styled alert.
struct StyledAlertCountdownsTests {
  private func at(_ seconds: Double) -> MonotonicInstant {
    MonotonicInstant(sinceStart: .seconds(seconds))
  }

  private func makeCountdowns(_ countdowns: StyledAlertCountdown?...) -> StyledAlertCountdowns {
    var result = StyledAlertCountdowns()
    let buttons = countdowns.enumerated().map {
      (id: "\($0.offset)", countdown: $0.element)
    }
    result.setButtons(buttons, at: at(0))
    return result
  }

  @Test func `a button cannot be tapped before its countdown has finished`() {
    var countdowns = makeCountdowns(nil, .enables(after: .seconds(2)))
    countdowns.setTimerState(.running, at: at(0))

    #expect(countdowns.isButtonEnabled(0, at: at(0)))
    #expect(!countdowns.isButtonEnabled(1, at: at(0)))
    #expect(countdowns.nextTick(at: at(0)) == at(1))
    #expect(!countdowns.isButtonEnabled(1, at: at(1.9)))
    #expect(countdowns.isButtonEnabled(1, at: at(2)))
    #expect(countdowns.nextTick(at: at(2)) == nil)
    #expect(countdowns.nextFiringButton(at: at(9)) == nil)
  }

  @Test func `a button is pressed once when its countdown has finished, the first button first`() {
    var countdowns = makeCountdowns(.presses(after: .seconds(2)), nil, .presses(after: .seconds(2)))
    countdowns.setTimerState(.running, at: at(0))

    #expect(countdowns.nextFiringButton(at: at(1.9)) == nil)
    #expect(countdowns.isButtonEnabled(0, at: at(1)))
    #expect(countdowns.nextFiringButton(at: at(2)) == 0)
    #expect(countdowns.nextFiringButton(at: at(2)) == 2)
    #expect(countdowns.nextFiringButton(at: at(3)) == nil)
    #expect(countdowns.nextTick(at: at(3)) == nil)
  }

  @Test func `while the timer is paused only enabling countdowns run`() {
    var countdowns = makeCountdowns(.enables(after: .seconds(2)), .presses(after: .seconds(2)))
    countdowns.setTimerState(.paused, at: at(0))

    #expect(countdowns.isButtonEnabled(0, at: at(2)))
    #expect(countdowns.nextFiringButton(at: at(99)) == nil)
    countdowns.setTimerState(.running, at: at(100))
    #expect(countdowns.nextTick(at: at(100)) == at(101))
    #expect(countdowns.nextFiringButton(at: at(102)) == 1)
  }

  @Test func `while the timer is stopped no countdown runs`() {
    var countdowns = makeCountdowns(.enables(after: .seconds(2)), .presses(after: .seconds(2)))

    #expect(countdowns.nextTick(at: at(50)) == nil)
    #expect(!countdowns.isButtonEnabled(0, at: at(50)))
    countdowns.setTimerState(.running, at: at(50))
    countdowns.setTimerState(.stopped, at: at(51))
    #expect(countdowns.activeCountdown(of: 0, at: at(99))?.seconds == 1)
  }

  @Test func `a countdown that ends while paused fires when the timer resumes`() {
    var countdowns = makeCountdowns(.presses(after: .seconds(2)))
    countdowns.setTimerState(.running, at: at(0))
    countdowns.setTimerState(.paused, at: at(2))
    #expect(countdowns.nextFiringButton(at: at(5)) == nil)
    #expect(countdowns.nextTick(at: at(5)) == nil)

    countdowns.setTimerState(.running, at: at(6))
    #expect(countdowns.nextTick(at: at(6)) == at(6))
    #expect(countdowns.nextFiringButton(at: at(6)) == 0)
  }

  @Test func `an unchanged button keeps its countdown, a changed one restarts`() {
    var countdowns = makeCountdowns(.enables(after: .seconds(3)), .presses(after: .seconds(3)))
    countdowns.setTimerState(.running, at: at(0))
    countdowns.setButtons(
      [
        ("1", .presses(after: .seconds(3))),
        ("0", .enables(after: .seconds(4))), ("new", nil),
      ], at: at(2))

    #expect(
      countdowns.activeCountdown(of: 0, at: at(2))?.remaining == .seconds(1))
    #expect(
      countdowns.activeCountdown(of: 1, at: at(2))?.remaining == .seconds(4))
    #expect(countdowns.activeCountdown(of: 2, at: at(2)) == nil)
    #expect(countdowns.activeCountdown(of: 7, at: at(2)) == nil)
    #expect(countdowns.nextFiringButton(at: at(3)) == 0)
  }

  @Test func `a countdown added while the timer runs starts at once`() {
    var countdowns = makeCountdowns(nil, nil)
    countdowns.setTimerState(.running, at: at(0))
    countdowns.setButtons([("new", .presses(after: .seconds(3)))], at: at(5))

    #expect(countdowns.nextTick(at: at(5)) == at(6))
    #expect(
      countdowns.activeCountdown(of: 0, at: at(7))?.remaining == .seconds(1))
    #expect(countdowns.nextFiringButton(at: at(8)) == 0)
  }

  /// Random timer states, compared with the sums of the times in which a countdown may run.
  @Test(arguments: 0..<200)
  func `countdowns agree with the sums of their running times for random timer states`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    let configurations = (0..<3).map { _ in
      StyledAlertCountdown(
        action: .allCases.randomElement(using: &random) ?? .presses,
        duration: .milliseconds(Int.random(in: 0...4000, using: &random)), style: .ring)
    }
    var countdowns = makeCountdowns(configurations[0], configurations[1], configurations[2])
    var (now, state, elapsed, pressed) = (0, DisplayTimerState.stopped, [0, 0, 0], [Int]())
    for _ in 0..<40 {
      let step = Int.random(in: 0...900, using: &random)
      for index in 0..<3 {
        let isRunning =
          configurations[index].action == .enables ? state != .stopped : state == .running
        if isRunning { elapsed[index] += step }
      }
      now += step
      let instant = MonotonicInstant(sinceStart: .milliseconds(now))
      if Bool.random(using: &random) {
        while let due = countdowns.nextFiringButton(at: instant) { pressed.append(due) }
      }
      for index in 0..<3 {
        let remaining = max(.zero, configurations[index].duration - .milliseconds(elapsed[index]))
        let entry = countdowns.activeCountdown(of: index, at: instant)
        #expect((entry?.remaining ?? .zero) == remaining, "seed \(seed)")
        #expect(
          countdowns.isButtonEnabled(index, at: instant)
            == (configurations[index].action == .presses || remaining == .zero))
      }
      if let tick = countdowns.nextTick(at: instant) { #expect(tick >= instant, "seed \(seed)") }
      state = DisplayTimerState.allCases.randomElement(using: &random) ?? .stopped
      countdowns.setTimerState(state, at: instant)
    }
    #expect(Set(pressed).count == pressed.count, "seed \(seed): \(pressed)")
    #expect(pressed.allSatisfy { configurations[$0].action == .presses })
  }

  @Test(arguments: [(9.0, "0"), (9.5, "00"), (10, "00"), (99.1, "000")])
  func `the widest text has as many digits as the seconds at the start`(
    seconds: Double, text: String
  ) {
    let countdowns = makeCountdowns(.enables(after: .seconds(seconds)))

    #expect(countdowns.activeCountdown(of: 0, at: at(0))?.widestText == text)
  }
}
