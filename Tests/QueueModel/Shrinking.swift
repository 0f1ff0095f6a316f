// Copyright (c) 2026 the Usher authors. MIT license, see LICENSE.

import UsherCore

/// Shortens a failing script, one attempt after the other, until no part of it can be removed.
package struct Shrinking<Step> {
  /// The shortest failing script so far.
  package private(set) var script: [Step]
  private var length: Int
  private var start = 0
  private var hasShrunk = false

  package init(_ script: [Step]) {
    self.script = script
    length = max(script.count / 2, 1)
  }

  /// The next script to try; `nil` if nothing is left to try.
  package mutating func attempt() -> [Step]? {
    while start >= script.count {
      if length == 1, !hasShrunk { return nil }
      length = max(length / 2, 1)
      (start, hasShrunk) = (0, false)
      if script.isEmpty { return nil }
    }
    var shorter = script
    shorter.removeSubrange(start..<min(start + length, script.count))
    return shorter
  }

  /// Records whether the last attempt still fails.
  package mutating func record(_ attempt: [Step], fails: Bool) {
    if fails {
      script = attempt
      hasShrunk = true
    } else {
      start += length
    }
  }
}

/// Returns a script that still fails and of which no part can be removed.
package func shrunk<Step>(_ script: [Step], while fails: ([Step]) -> Bool) -> [Step] {
  var shrinking = Shrinking(script)
  while let attempt = shrinking.attempt() { shrinking.record(attempt, fails: fails(attempt)) }
  return shrinking.script
}

extension DifferentialTest {
  /// An event and the interval before it.
  package typealias Step = (interval: Duration, event: PopupQueue.Event)

  /// The events so far.
  package var script: [Step] {
    var last = MonotonicInstant.seconds(0)
    return trace.steps.map { step in
      defer { last = step.time }
      return (step.time - last, step.event)
    }
  }

  /// Returns the failure of a script, or `nil`.
  package static func failure(of script: [Step], lanes: [PopupLane]) -> String? {
    var test = DifferentialTest(lanes: lanes)
    for step in script {
      if let failure = test.play(step.event, after: step.interval) { return failure }
    }
    return test.finish()
  }

  /// Returns the failure of the shortest script that can be derived from a failing one: first with
  /// fewer steps, then with fewer intervals.
  package static func shortestFailure(in script: [Step], lanes: [PopupLane]) -> String? {
    var shortest = shrunk(script) { failure(of: $0, lanes: lanes) != nil }
    for index in shortest.indices {
      var shorter = shortest
      shorter[index].interval = .zero
      if failure(of: shorter, lanes: lanes) != nil { shortest = shorter }
    }
    return failure(of: shortest, lanes: lanes)
  }
}
