// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import QueueModel
import Testing

@testable import UsherCore

struct PhaseTests {
  /// Where a request can be after one event, as `Phase` documents it. A delay that ends and a start
  /// can fall on the same event.
  static let documented: [String: Set<String>] = [
    "new": ["delayed", "in line", "presenting", "ended"],
    "delayed": ["in line", "presenting", "ended"],
    "in line": ["presenting", "ended"],
    "presenting": [
      "visible", "suspended (interrupted)", "delayed", "closing", "leaving", "ended",
    ],
    "closing": ["leaving", "ended"],
    "visible": ["suspended (interrupted)", "leaving", "ended"],
    "suspended (interrupted)": ["in line", "ended"],
    "leaving": ["ended"],
  ]

  @Test func `requests go from phase to phase as documented, and every way is gone`() {
    var seen: [String: Set<String>] = [:]
    for seed in UInt64(101)...150 {
      var script = RandomScript(seed: seed)
      var queue = PopupQueue(lanes: RandomScript.lanes)
      _ = queue.handle(.stageDidChange(.active), at: .seconds(0))
      var now = Instant.seconds(0)
      for _ in 1...400 {
        let (span, event) = script.next()
        now = now + span
        let before = phases(of: queue)
        let effects = queue.handle(event, at: now)
        script.hear(effects)
        let after = phases(of: queue)
        for (id, phase) in after where before[id] != phase {
          seen[before[id] ?? "new", default: []].insert(phase)
        }
        for case .report(let id, _) in effects {
          seen[before[id] ?? "new", default: []].insert("ended")
        }
      }
    }

    #expect(seen == PhaseTests.documented)
  }

  private func phases(of queue: PopupQueue) -> [RequestID: String] {
    queue.requests.entries.mapValues(\.phase.name)
  }
}
