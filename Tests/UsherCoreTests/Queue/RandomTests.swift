// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import Testing
import UsherCore

/// Random scripts, compared with the model after every event.
struct RandomTests {
  @Test(arguments: Array(stride(from: UInt64(1), through: 40, by: 1)))
  func `a random script is answered as the model says, and every request ends once`(seed: UInt64) {
    var script = RandomScript(seed: seed)
    var duel = Duel(lanes: Array(RandomScript.lanes.prefix(2)))
    var failure = duel.play(.stageDidChange(.active))
    var steps = 0
    while failure == nil, steps < 250 {
      let (span, event) = script.next()
      failure = duel.play(event, after: span)
      steps += 1
    }
    if failure == nil { failure = duel.play(.stageDidChange(.gone)) }

    #expect(failure == nil, "seed \(seed): \(failure ?? "")")
    #expect(duel.reports == expectedReports(of: duel.trace), "seed \(seed)")
  }

  /// One report for each request that was accepted.
  private func expectedReports(of trace: PopupQueue.Trace) -> [RequestID: Int] {
    var asked: Set<RequestID> = []
    var joined: Set<RequestID> = []
    for step in trace.steps {
      if case .enqueued(let request) = step.event { asked.insert(request.id) }
      for case .join(let id, first: _) in step.effects { joined.insert(id) }
    }
    return Dictionary(uniqueKeysWithValues: asked.subtracting(joined).map { ($0, 1) })
  }
}
