// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

struct ShrinkingTests {
  @Test func `shrinking keeps only the steps that make a script fail, in order`() {
    let script = Array(1...100)

    let result = shrunk(script) { $0.contains(77) && $0.contains(3) && $0.contains(78) }

    #expect(result == [3, 77, 78])
  }

  @Test func `a failing script of one step is not shrunk`() {
    #expect(shrunk([1]) { $0.contains(1) } == [1])
  }

  @Test func `a script without a divergence has no failure`() {
    var script = RandomScript(seed: 1)
    let steps = (1...100).map { _ in script.next() }

    #expect(DifferentialTest.failure(of: steps, lanes: [.popups, .alerts]) == nil)
  }
}
