// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing
import UsherCore

/// Random scripts, compared with the model after every event.
struct RandomTests {
  @Test(arguments: Array(stride(from: UInt64(1), through: 40, by: 1)))
  func `a random script is answered as the model says, and every request ends once`(seed: UInt64) {
    var script = RandomScript(seed: seed)
    var duel = Duel(lanes: Array(RandomScript.lanes.prefix(2)))
    var failure: String?
    var steps = 0
    while failure == nil, steps < 250 {
      let (span, event) = script.next()
      failure = duel.play(event, after: span)
      script.hear(duel.trace.steps.last?.effects ?? [])
      steps += 1
    }
    if failure == nil { failure = duel.finish() }

    #expect(failure == nil, "seed \(seed): \(failure ?? "")")
  }
}
