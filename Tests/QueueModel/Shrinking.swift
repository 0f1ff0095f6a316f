// Copyright (c) 2026 the Usher authors. MIT licence, see LICENSE.

import UsherCore

/// A script that still fails, without any run of steps that can be left out.
package func shrunk<Step>(_ script: [Step], while fails: ([Step]) -> Bool) -> [Step] {
  var script = script
  var length = max(script.count / 2, 1)
  while true {
    var start = 0
    var hasShrunk = false
    while start < script.count {
      var shorter = script
      shorter.removeSubrange(start..<min(start + length, script.count))
      if fails(shorter) {
        script = shorter
        hasShrunk = true
      } else {
        start += length
      }
    }
    if length == 1, !hasShrunk { return script }
    length = max(length / 2, 1)
  }
}

extension Duel {
  /// An event and how long nothing happens before it.
  package typealias Step = (span: Duration, event: PopupQueue.Event)

  /// What has been played so far.
  package var script: [Step] {
    var last = Instant.seconds(0)
    return trace.steps.map { step in
      defer { last = step.time }
      return (step.time - last, step.event)
    }
  }

  /// What is wrong with the answers to a script; nil, if nothing is.
  package static func failure(of script: [Step], lanes: [PopupLane]) -> String? {
    var duel = Duel(lanes: lanes)
    for step in script {
      if let failure = duel.play(step.event, after: step.span) { return failure }
    }
    return duel.finish()
  }

  /// The failure of the shortest script we can make out of one that fails: with fewer steps first,
  /// and then with fewer pauses.
  package static func shortestFailure(in script: [Step], lanes: [PopupLane]) -> String? {
    var shortest = shrunk(script) { failure(of: $0, lanes: lanes) != nil }
    for place in shortest.indices {
      var hastier = shortest
      hastier[place].span = .zero
      if failure(of: hastier, lanes: lanes) != nil { shortest = hastier }
    }
    return failure(of: shortest, lanes: lanes)
  }
}
