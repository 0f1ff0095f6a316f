// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

/// The countdowns of one alert.
struct StyledAlertClockTests {
  private func at(_ seconds: Double) -> Instant { Instant(sinceStart: .seconds(seconds)) }

  private func clock(_ countdowns: StyledAlertCountdown?...) -> StyledAlertClock {
    var clock = StyledAlertClock()
    let buttons = countdowns.enumerated().map {
      StyledAlertClock.Button(id: "\($0.offset)", countdown: $0.element)
    }
    clock.take(buttons, at: at(0))
    return clock
  }

  @Test func `a button cannot be tapped before its countdown is over`() {
    var clock = clock(nil, .activates(after: .seconds(2)))
    clock.turn(to: .running, at: at(0))

    #expect(clock.isActive(0, at: at(0)) && !clock.isActive(1, at: at(0)))
    #expect(clock.nextTick(at: at(0)) == at(1) && !clock.isActive(1, at: at(1.9)))
    #expect(clock.isActive(1, at: at(2)) && clock.nextTick(at: at(2)) == nil)
    #expect(clock.takeDue(at: at(9)) == nil)
  }

  @Test func `a button is pressed once when its countdown is over, the first one first`() {
    var clock = clock(.presses(after: .seconds(2)), nil, .presses(after: .seconds(2)))
    clock.turn(to: .running, at: at(0))

    #expect(clock.takeDue(at: at(1.9)) == nil && clock.isActive(0, at: at(1)))
    #expect(clock.takeDue(at: at(2)) == 0 && clock.takeDue(at: at(2)) == 2)
    #expect(clock.takeDue(at: at(3)) == nil && clock.nextTick(at: at(3)) == nil)
  }

  @Test func `whoever is to be left alone is only let in, not hurried`() {
    var clock = clock(.activates(after: .seconds(2)), .presses(after: .seconds(2)))
    clock.turn(to: .paused, at: at(0))

    #expect(clock.isActive(0, at: at(2)) && clock.takeDue(at: at(99)) == nil)
    clock.turn(to: .running, at: at(100))
    #expect(clock.nextTick(at: at(100)) == at(101) && clock.takeDue(at: at(102)) == 1)
  }

  @Test func `nothing counts while nobody sees it`() {
    var clock = clock(.activates(after: .seconds(2)), .presses(after: .seconds(2)))

    #expect(clock.nextTick(at: at(50)) == nil && !clock.isActive(0, at: at(50)))
    clock.turn(to: .running, at: at(50))
    clock.turn(to: .still, at: at(51))
    #expect(clock.running(0, at: at(99))?.countdown.seconds(at: at(99)) == 1)
  }

  @Test func `one that is over while it is stopped is pressed when it goes on`() {
    var clock = clock(.presses(after: .seconds(2)))
    clock.turn(to: .running, at: at(0))
    clock.turn(to: .paused, at: at(2))
    #expect(clock.takeDue(at: at(5)) == nil && clock.nextTick(at: at(5)) == nil)

    clock.turn(to: .running, at: at(6))
    #expect(clock.nextTick(at: at(6)) == at(6) && clock.takeDue(at: at(6)) == 0)
  }

  @Test func `a button that stays keeps its countdown, another wish begins anew`() {
    var clock = clock(.activates(after: .seconds(3)), .presses(after: .seconds(3)))
    clock.turn(to: .running, at: at(0))
    clock.take(
      [
        .init(id: "1", countdown: .presses(after: .seconds(3))),
        .init(id: "0", countdown: .activates(after: .seconds(4))), .init(id: "new"),
      ], at: at(2))

    #expect(clock.running(0, at: at(2))?.countdown.remaining(at: at(2)) == .seconds(1))
    #expect(clock.running(1, at: at(2))?.countdown.remaining(at: at(2)) == .seconds(4))
    #expect(clock.running(2, at: at(2)) == nil && clock.running(7, at: at(2)) == nil)
    #expect(clock.takeDue(at: at(3)) == 0)
  }

  @Test func `a countdown that comes while time runs begins at once`() {
    var clock = clock(nil, nil)
    #expect(clock.isEmpty)
    clock.turn(to: .running, at: at(0))
    clock.take([.init(id: "new", countdown: .presses(after: .seconds(3)))], at: at(5))

    #expect(!clock.isEmpty && clock.nextTick(at: at(5)) == at(6))
    #expect(clock.running(0, at: at(7))?.countdown.remaining(at: at(7)) == .seconds(1))
    #expect(clock.takeDue(at: at(8)) == 0)
    clock.take([.init(id: "none"), .init(id: "x", countdown: .presses(after: .zero))], at: at(9))
    #expect(!clock.isEmpty, "one is enough")
  }

  /// Random turns, compared with sums of the time in which a countdown may run.
  @Test(arguments: 0..<200)
  func `so it is for random turns`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let wishes = (0..<3).map { _ in
      StyledAlertCountdown(
        .allCases.randomElement(using: &random) ?? .presses,
        after: .milliseconds(Int.random(in: 0...4000, using: &random)))
    }
    var clock = clock(wishes[0], wishes[1], wishes[2])
    var (now, state, seen, pressed) = (0, ScreenTimeState.still, [0, 0, 0], [Int]())
    for _ in 0..<40 {
      let step = Int.random(in: 0...900, using: &random)
      for place in 0..<3 {
        let runs = wishes[place].end == .activates ? state != .still : state == .running
        if runs { seen[place] += step }
      }
      now += step
      let moment = Instant(sinceStart: .milliseconds(now))
      if Bool.random(using: &random) {
        while let due = clock.takeDue(at: moment) { pressed.append(due) }
      }
      for place in 0..<3 {
        let left = max(.zero, wishes[place].span - .milliseconds(seen[place]))
        let entry = clock.running(place, at: moment)
        #expect((entry?.countdown.remaining(at: moment) ?? .zero) == left, "seed \(seed)")
        #expect(
          clock.isActive(place, at: moment) == (wishes[place].end == .presses || left == .zero))
      }
      if let tick = clock.nextTick(at: moment) { #expect(tick >= moment, "seed \(seed)") }
      state = ScreenTimeState.allCases.randomElement(using: &random) ?? .still
      clock.turn(to: state, at: moment)
    }
    #expect(Set(pressed).count == pressed.count, "seed \(seed): \(pressed)")
    #expect(pressed.allSatisfy { wishes[$0].end == .presses })
  }
}
