// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct ScrollDecelerationTests {
  private let range: ClosedRange<CGFloat> = 0...10_000

  @Test func `a flick loses two thousandths of its velocity each millisecond`() {
    let motion = ScrollDeceleration(from: 0, velocity: 1000, range: range, rate: 0.998)

    let distance = motion.position(at: 0.501) - motion.position(at: 0.5)

    #expect(abs(distance - 1000 * pow(0.998, 500) * 0.001) < 0.001)
  }

  @Test func `a flick ends where its decay takes it`() {
    let motion = ScrollDeceleration(from: 100, velocity: 1000, range: range, rate: 0.998)

    #expect(abs(motion.end - (100 - 1000 / (1000 * log(0.998)))) < 0.001)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(abs(motion.position(at: motion.duration - 0.001) - motion.end) < 0.5)
  }

  @Test func `a flick past the end springs back to it without a jump`() {
    let motion = ScrollDeceleration(from: 9800, velocity: 2000, range: range, rate: 0.998)
    var furthest: CGFloat = 0
    var previous = motion.position(at: 0)

    for millisecond in 1...Int(motion.duration * 1000) + 1 {
      let position = motion.position(at: Double(millisecond) / 1000)
      #expect(abs(position - previous) < 3)
      furthest = max(furthest, position)
      previous = position
    }

    #expect(furthest > 10_000)
    #expect(previous == 10_000)
  }

  @Test func `content released past its end returns without velocity`() {
    let motion = ScrollDeceleration(from: -80, velocity: 0, range: range, rate: 0.998)

    #expect(motion.end == 0)
    #expect(motion.duration > 0.3)
    #expect(motion.duration < 1.5)
  }

  @Test func `a slow release is no flick`() {
    let motion = ScrollDeceleration(from: 50, velocity: 4, range: range, rate: 0.998)

    #expect(motion.duration == 0)
    #expect(motion.end == 50)
  }

  @Test func `a motion to a target ends there`() {
    let motion = ScrollDeceleration(from: 0, to: 320, rate: 0.99)

    #expect(abs(motion.end - 320) < 0.001)
    #expect(motion.position(at: 0) == 0)
  }

  @Test(arguments: [CGFloat(1), 40, 400, 4000])
  func `a rubber band follows ever less and can be undone`(pull: CGFloat) {
    let band = RubberBand(range: 0...100, dimension: 600)

    let displayed = band.displayed(100 + pull)

    #expect(displayed - 100 < pull)
    #expect(displayed - 100 < 600)
    #expect(abs(displayed - 100 - (1 - 1 / (pull * 0.55 / 600 + 1)) * 600) < 0.001)
    #expect(abs(band.requested(displayed) - (100 + pull)) < 0.01)
  }

  @Test func `a rubber band has no effect inside of its range`() {
    let band = RubberBand(range: 0...100, dimension: 600)

    #expect(band.displayed(40) == 40)
    #expect(band.requested(40) == 40)
  }
}
