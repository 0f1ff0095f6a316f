// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Random scripts, compared with the reference model after every event.
struct RandomTests {
  @Test(arguments: Array(stride(from: UInt64(1), through: 40, by: 1)))
  func `for a random script the engine agrees with the model, and each request has one outcome`(
    seed: UInt64
  ) {
    var script = RandomScript(seed: seed)
    var test = DifferentialTest(lanes: Array(RandomScript.lanes.prefix(2)))
    var failure: String?
    var steps = 0
    while failure == nil, steps < 250 {
      let (interval, event) = script.next()
      failure = test.play(event, after: interval)
      script.process(test.trace.steps.last?.effects ?? [])
      steps += 1
    }
    if failure == nil { failure = test.finish() }

    #expect(failure == nil, "seed \(seed): \(failure ?? "")")
  }
}
