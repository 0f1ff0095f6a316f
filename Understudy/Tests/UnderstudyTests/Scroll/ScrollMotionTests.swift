// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import Foundation
import Testing

@testable import Understudy

@Suite struct ScrollMotionTests {
  private let range: ClosedRange<CGFloat> = 0...10_000

  @Test func `a throw loses two thousandths of its speed each millisecond`() {
    let motion = ScrollMotion(from: 0, velocity: 1000, range: range, rate: 0.998)

    let way = motion.position(at: 0.501) - motion.position(at: 0.5)

    #expect(abs(way - 1000 * pow(0.998, 500) * 0.001) < 0.001)
  }

  @Test func `a throw comes to rest where its decay says`() {
    let motion = ScrollMotion(from: 100, velocity: 1000, range: range, rate: 0.998)

    #expect(abs(motion.end - (100 - 1000 / (1000 * log(0.998)))) < 0.001)
    #expect(motion.position(at: motion.duration) == motion.end)
    #expect(abs(motion.position(at: motion.duration - 0.001) - motion.end) < 0.5)
  }

  @Test func `a throw past the end springs back to it and nowhere jumps`() {
    let motion = ScrollMotion(from: 9800, velocity: 2000, range: range, rate: 0.998)
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

  @Test func `content let go past its end comes back without a throw`() {
    let motion = ScrollMotion(from: -80, velocity: 0, range: range, rate: 0.998)

    #expect(motion.end == 0)
    #expect(motion.duration > 0.3)
    #expect(motion.duration < 1.5)
  }

  @Test func `a slow release is no throw`() {
    let motion = ScrollMotion(from: 50, velocity: 4, range: range, rate: 0.998)

    #expect(motion.duration == 0)
    #expect(motion.end == 50)
  }

  @Test func `a motion to a target ends there`() {
    let motion = ScrollMotion(from: 0, to: 320, rate: 0.99)

    #expect(abs(motion.end - 320) < 0.001)
    #expect(motion.position(at: 0) == 0)
  }

  @Test(arguments: [CGFloat(1), 40, 400, 4000])
  func `a rubber band follows ever less and can be undone`(pull: CGFloat) {
    let band = RubberBand(range: 0...100, dimension: 600)

    let shown = band.shown(100 + pull)

    #expect(shown - 100 < pull)
    #expect(shown - 100 < 600)
    #expect(abs(shown - 100 - (1 - 1 / (pull * 0.55 / 600 + 1)) * 600) < 0.001)
    #expect(abs(band.asked(shown) - (100 + pull)) < 0.01)
  }

  @Test func `inside of its range a rubber band is slack`() {
    let band = RubberBand(range: 0...100, dimension: 600)

    #expect(band.shown(40) == 40)
    #expect(band.asked(40) == 40)
  }
}
