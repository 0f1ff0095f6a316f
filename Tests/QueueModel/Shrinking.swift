// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// Makes a script that fails shorter, one attempt after the other, until no run of steps can be left
/// out any more.
package struct Shrinking<Step> {
  /// The shortest script so far that fails.
  package private(set) var script: [Step]
  private var length: Int
  private var start = 0
  private var hasShrunk = false

  package init(_ script: [Step]) {
    self.script = script
    length = max(script.count / 2, 1)
  }

  /// What is to be tried next; `nil` when nothing is left to try.
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

  /// Takes in whether the last attempt still fails.
  package mutating func record(_ attempt: [Step], fails: Bool) {
    if fails {
      script = attempt
      hasShrunk = true
    } else {
      start += length
    }
  }
}

/// A script that still fails, without any run of steps that can be left out.
package func shrunk<Step>(_ script: [Step], while fails: ([Step]) -> Bool) -> [Step] {
  var shrinking = Shrinking(script)
  while let attempt = shrinking.attempt() { shrinking.record(attempt, fails: fails(attempt)) }
  return shrinking.script
}

extension DifferentialTest {
  /// An event and how long nothing happens before it.
  package typealias Step = (interval: Duration, event: PopupQueue.Event)

  /// What has been played so far.
  package var script: [Step] {
    var last = MonotonicInstant.seconds(0)
    return trace.steps.map { step in
      defer { last = step.time }
      return (step.time - last, step.event)
    }
  }

  /// What is wrong with the answers to a script; nil, if nothing is.
  package static func failure(of script: [Step], lanes: [PopupLane]) -> String? {
    var test = DifferentialTest(lanes: lanes)
    for step in script {
      if let failure = test.play(step.event, after: step.interval) { return failure }
    }
    return test.finish()
  }

  /// The failure of the shortest script we can make out of one that fails: with fewer steps first,
  /// and then with fewer pauses.
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
